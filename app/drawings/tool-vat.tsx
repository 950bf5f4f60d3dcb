import { Decision, Ink } from './parts.tsx'

const rates = ['8.1', '2.6', '3.8']

/** A till with a key for each VAT rate, one of them chosen, and the slip it prints. Stands on the line y = 160. */
export function ToolVat() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <path d="M154 24h70v136h-70z" fill="var(--ds)" />
      <Ink d="M166 44h30M166 64h46M166 76h46M166 88h30M166 116h46M166 121h46" />
      <path d="M16 32h116v128H16z" fill="var(--da)" />
      {rates.map((rate, index) => (
        <g key={rate}>
          <text className="m" x="34" y={70 + index * 34} fontSize="24" fill="var(--dt)">
            {rate}
          </text>
          {index === 0 ? (
            <Decision cx={110} cy={62} r={9} />
          ) : (
            <circle cx="110" cy={62 + index * 34} r="6" fill="var(--dt)" />
          )}
        </g>
      ))}
    </svg>
  )
}
