import { Decision, Line, Person } from './parts.tsx'

/**
 * Two firms talk on a line of their own in front of a wall of empty frames that goes on beyond the right edge, 960 x 400,
 * ground at the lower edge. The one that is asked decides whether its name is given.
 */
export function ReferenceCall() {
  return (
    <svg viewBox="20 0 920 400" aria-hidden="true">
      <path d={frames(10, 3)} fill="none" stroke="var(--db)" strokeWidth="3" />
      <Line d="M-1600 357H2400" />
      <Person x={96} y={400} size={200} head={62} neck={110} colour="var(--da)" />
      <Person x={664} y={400} size={200} head={62} neck={110} colour="var(--dc)" />
      <Line d="M282 166h396" />
      <path d="M262 146h20v40h-20zM678 146h20v40h-20z" fill="var(--dl)" />
      <Decision cx={816} cy={318} r={13} />
    </svg>
  )
}

function frames(columns: number, rows: number): string {
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = 20 + (index % columns) * 157
    const y = 12 + Math.floor(index / columns) * 92
    return `M${x} ${y}h130v60h-130z`
  }).join('')
}
