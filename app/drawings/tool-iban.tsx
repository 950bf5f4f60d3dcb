import { Decision, Ink } from './parts.tsx'

/** An account number in groups of four runs through the check by 97. Stands on the line y = 160. */
export function ToolIban() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <path d="M16 124h208v36H16z" fill="var(--ds)" />
      <Ink d="M26 142h8M208 142h6" width={10} />
      <path d="M40 142h8" stroke="var(--dcs)" strokeWidth="10" />
      <Ink d="M54 142h18M168 142h18M194 142h6" width={10} />
      <path d="M80 20h80v140H80z" fill="var(--da)" />
      <circle cx="120" cy="64" r="30" fill="var(--dt)" />
      <text className="m" x="120" y="73" textAnchor="middle" fontSize="26" fill="var(--di)">
        97
      </text>
      <path d="M96 112h48" stroke="var(--dt)" strokeWidth="2" />
      <Decision cx={120} cy={136} r={9} />
    </svg>
  )
}
