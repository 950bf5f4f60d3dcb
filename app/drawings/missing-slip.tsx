import { Decision, Ink, Line } from './parts.tsx'

/** Seven fill the picture; the others run on to the edge of a wide window. */
const numbers = Array.from({ length: 13 }, (_, index) => 401 + index)

/** Slips in their holders on the track; number 404 is missing. The point in its place is the visitor's next decision. */
export function MissingSlip() {
  return (
    <svg viewBox="16 0 768 240" aria-hidden="true">
      {numbers.map((number, index) => (
        <Holder key={number} number={number} x={24 + index * 112} missing={number === 404} />
      ))}
      <Line d="M-1600 239H2400" />
    </svg>
  )
}

function Holder({ number, x, missing }: { number: number; x: number; missing: boolean }) {
  return (
    <>
      {missing ? (
        <>
          <path d={`M${x + 1} 196V53h78v143`} fill="none" stroke="var(--dl)" strokeWidth="2" strokeDasharray="6 6" />
          <Decision cx={x + 40} cy={116} r={20} />
        </>
      ) : (
        <>
          <path d={`M${x} 52h80v148h-80z`} fill="var(--ds)" />
          <text className="m" x={x + 40} y="92" textAnchor="middle" fontSize="28" fill="var(--di)">
            {number}
          </text>
          <Ink d={`M${x + 14} 116h52M${x + 14} 132h52M${x + 14} 148h32`} />
        </>
      )}
      <path d={`M${x - 8} 196h96v43h-96z`} fill={missing ? 'var(--db)' : 'var(--da)'} />
    </>
  )
}
