import { Decision, Grille, Ink, Line } from './parts.tsx'

/** 31 days of a month, seven in a row. */
const days = Array.from(
  { length: 31 },
  (_, day) => `M${42 + (day % 7) * 24} ${72 + Math.floor(day / 7) * 20}h16v14h-16z`,
).join('')

/** What Early Access is made of: a month, a letter, and the gate at which a person lets somebody in. */
export function WaitlistOffer() {
  return (
    <svg viewBox="0 0 480 224" aria-hidden="true">
      <Line d="M0 189H480" />
      <rect x="24" y="24" width="196" height="164" fill="var(--ds)" />
      <Ink d="M42 56h160" />
      <Ink d="M42 42h56" width={4} />
      <path d={days} fill="var(--dcs)" />
      <rect x="252" y="116" width="100" height="72" fill="var(--ds)" />
      <Ink d="M252 116l50 42 50-42" />
      <rect x="384" y="8" width="76" height="216" fill="var(--da)" />
      <Decision cx={422} cy={52} r={20} />
      <Grille x={402} y={100} columns={4} rows={5} pitch={13.3} dot={4.8} />
    </svg>
  )
}
