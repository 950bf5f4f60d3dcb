import { Decision, Grille, Ink, Line } from './parts.tsx'

/** Middles of the seven columns. */
const columns = Array.from({ length: 7 }, (_, column) => 26 + column * 24)

/** 31 days of a month that begins on a Wednesday. */
const days = Array.from({ length: 31 }, (_, day) => {
  const place = day + 2
  return `M${(columns[place % 7] ?? 0) - 8} ${74 + Math.floor(place / 7) * 20}h16v14h-16z`
}).join('')

/** What Early Access is made of: a month, a letter, and the gate at which a person lets somebody in. */
export function WaitlistOffer() {
  return (
    <svg viewBox="0 0 480 224" aria-hidden="true">
      <Line d="M0 189H480" />
      <rect y="24" width="196" height="164" fill="var(--ds)" />
      <Ink d="M18 42h56" width={4} />
      <Ink d={columns.map((x) => `M${x - 8} 62h16`).join('')} />
      <path d={days} fill="var(--dcs)" />
      <rect x="244" y="116" width="100" height="72" fill="var(--ds)" />
      <Ink d="M244 116l50 42 50-42" />
      <rect x="392" y="8" width="88" height="216" fill="var(--da)" />
      <Decision cx={436} cy={56} r={20} />
      <Grille x={416} y={108} columns={4} rows={5} pitch={13.3} dot={4.8} />
    </svg>
  )
}
