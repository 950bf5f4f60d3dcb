import { Decision } from './parts.tsx'

/** The button on the machine's front. */
export function TrustButton() {
  return (
    <svg viewBox="-1 -1 334 334" aria-hidden="true">
      <circle cx="166" cy="166" r="165" fill="none" stroke="var(--dl)" strokeWidth="2" />
      <Decision cx={166} cy={166} r={138} />
    </svg>
  )
}
