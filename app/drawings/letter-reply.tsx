import { Decision, Dial, Ink, Line, Person } from './parts.tsx'

/** A letter arrives on the track, the day runs on the dial, a person decides what to answer, the answer leaves. */
export function LetterReply({ label }: { label: string }) {
  return (
    <svg viewBox="28 0 684 320" role="img" aria-label={label}>
      <Line d="M-2400 277H1600" />
      <rect x="28" y="196" width="112" height="80" fill="var(--ds)" />
      <Ink d="M28 196l56 46 56-46" />

      <rect x="188" y="40" width="168" height="280" fill="var(--db)" />
      <Dial cx={272} cy={130} r={72} />
      <Ink d="M272 130V74" width={4} />
      <path d="M272 130h40" fill="none" stroke="var(--dcs)" strokeWidth="4" />
      <circle cx="272" cy="130" r="6" fill="var(--di)" />
      <Line d="M208 236h128M208 252h128M208 268h72" />
      <path d="M296 268h40" fill="none" stroke="var(--dc)" strokeWidth="4" />

      <Person x={408} y={320} size={152} head={46} neck={74} colour="var(--da)" />
      <Decision cx={526} cy={236} r={11} />

      <rect x="620" y="164" width="92" height="112" fill="var(--ds)" />
      <Ink d="M634 184h36M634 204h64M634 218h64M634 232h64" />
      <path d="M634 256h40" fill="none" stroke="var(--dcs)" strokeWidth="8" />
    </svg>
  )
}
