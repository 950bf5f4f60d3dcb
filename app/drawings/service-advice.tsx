import { Decision, DialTicks, Ink, Line, Person } from './parts.tsx'

/** Two people, a clock between them: the first quarter of an hour is marked. */
export function ServiceAdvice() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <circle cx="240" cy="122" r="104" fill="var(--ds)" />
      <DialTicks cx={240} cy={122} r={104} />
      <path d="M240 122V18a104 104 0 0 1 104 104z" fill="var(--dcs)" />
      <Ink d="M240 124V34M238 122h66" width={4} />
      <circle cx="240" cy="122" r="7" fill="var(--di)" />
      <Person x={30} y={236} size={88} head={28} neck={26} colour="var(--da)" />
      <Person x={362} y={236} size={88} head={28} neck={26} colour="var(--db)" />
      <Decision cx={406} cy={210} r={8} />
    </svg>
  )
}
