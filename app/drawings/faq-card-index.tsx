import { Decision, Ink, Line } from './parts.tsx'

/** Cards from the back of the box to its front: top edge, and where the tab sits. The first is pulled up. */
const cards = [
  { top: 44, tab: 404, fill: 'var(--ds)' },
  { top: 148, tab: 354, fill: 'var(--db)' },
  { top: 160, tab: 304, fill: 'var(--ds)' },
  { top: 172, tab: 254, fill: 'var(--db)' },
  { top: 184, tab: 204, fill: 'var(--ds)' },
  { top: 196, tab: 154, fill: 'var(--db)' },
  { top: 208, tab: 104, fill: 'var(--ds)' },
  { top: 220, tab: 54, fill: 'var(--db)' },
]

/** A card index with eight subjects. The card that is pulled up carries the visitor's question. */
export function FaqCardIndex() {
  return (
    <svg viewBox="32 0 496 320" aria-hidden="true">
      {cards.map(({ top, tab, fill }) => (
        <path key={tab} d={`M48 300V${top}H${tab}v-16h52v16H512V300z`} fill={fill} stroke="var(--bg)" strokeWidth="2" />
      ))}
      <Decision cx={430} cy={41} r={6.5} />
      <Ink d="M72 72h152M72 92h248M72 112h204" />
      <path d="M32 236h496v83H32z" fill="var(--da)" />
      <path d="M200 256h160v36H200z" fill="var(--dt)" />
      <Ink d="M216 268h72M216 280h112" />
      <Line d="M-1600 319H2400" />
    </svg>
  )
}
