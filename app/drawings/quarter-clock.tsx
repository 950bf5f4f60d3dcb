import { Decision, Ink } from './parts.tsx'

/**
 * The upper half of a clock, its first quarter of an hour lit. The hub is the visitor's own decision. The hour hand keeps
 * clear of the lower edge: a dark plane below would swallow it.
 */
export function QuarterClock() {
  return (
    <svg viewBox="0 0 400 214" aria-hidden="true">
      <path d="M4 214a196 196 0 0 1 392 0z" fill="var(--db)" />
      <path d="M200 18a196 196 0 0 1 196 196H200z" fill="var(--ds)" />
      <QuarterTicks side={-1} colour="var(--dl)" />
      <QuarterTicks side={1} colour="var(--di)" />
      <Ink d="M200 24v24" width={3.5} />
      <Ink d="M200 214V62M200 208h112" width={5} />
      <Decision cx={200} cy={214} r={14} />
    </svg>
  )
}

/** Fifteen minutes of ticks, from the horizon up to twelve: as dashes of two wide arcs. */
function QuarterTicks({ side, colour }: { side: -1 | 1; colour: string }) {
  const arc = (r: number) => `M${200 + side * r} 214A${r} ${r} 0 0 ${side < 0 ? 1 : 0} 200 ${214 - r}`
  return (
    <g fill="none" stroke={colour}>
      <path d={arc(183)} strokeWidth="12" pathLength="15" strokeDasharray=".08 .92" strokeDashoffset=".04" />
      <path d={arc(178)} strokeWidth="24" pathLength="3" strokeDasharray=".038 .962" strokeDashoffset=".019" />
    </g>
  )
}
