import { Decision, Ink, Line, Person } from './parts.tsx'

/** An offer between two people: one has signed, the other still decides. */
export function TermsSignature() {
  return (
    <svg viewBox="40 0 560 300" aria-hidden="true">
      <Person x={40} y={300} size={136} head={42} neck={66} colour="var(--db)" />
      <Person x={464} y={300} size={136} head={42} neck={66} colour="var(--da)" />
      <path d="M216 28h208v271H216z" fill="var(--ds)" />
      <Ink d="M240 60h72M240 92h160M240 108h160M240 124h96M240 156h160M240 172h160M240 188h128" />
      <Ink d="M240 264h68M332 264h68" />
      <path
        d="M244 256c8-22 14-26 16-16s-6 20 2 12 8-16 12-8-2 14 6 8 8-6 20-10"
        fill="none"
        stroke="var(--dcs)"
        strokeWidth="2.5"
      />
      <Decision cx={366} cy={246} r={11} />
      <Line d="M-1600 299H2400" />
    </svg>
  )
}
