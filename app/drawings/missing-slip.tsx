import { Decision, Ink, Line, Words } from './parts.tsx'

/** Seven fill the picture, the fourth is missing; the others run on to the edge of a wide window. */
const places = 13
const missing = 3

/** Slips in their holders on the track; one number is missing. The point in its place is the visitor's next decision. */
export function MissingSlip({ number = 404 }: { number?: number }) {
  return (
    <svg viewBox="16 0 768 240" aria-hidden="true">
      {Array.from({ length: places }, (_, index) => number - missing + index).map((slip, index) => (
        <Holder key={slip} number={slip} x={24 + index * 112} missing={index === missing} />
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
          <Words className="m" x={x + 40} y="92" textAnchor="middle" fontSize="28" fill="var(--di)" say={number} />
          <Ink d={`M${x + 14} 116h52M${x + 14} 132h52M${x + 14} 148h32`} />
        </>
      )}
      <path d={`M${x - 8} 196h96v43h-96z`} fill={missing ? 'var(--db)' : 'var(--da)'} />
    </>
  )
}
