import { Ink, Ticks } from './parts.tsx'

type AppointmentClockProps = {
  /** By the clock in Zurich, 14:15. */
  time: string
  minutes: number
  /** Whether the visitor has still to decide: then the hub burns. */
  isOpen: boolean
}

const centre = 200
const radius = 196

/** A clock that shows the time of the conversation, its minutes lit. The hub is the visitor's decision, and goes out once it is taken. */
export function AppointmentClock({ time, minutes, isOpen }: AppointmentClockProps) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const begin = minute * 6
  const end = begin + minutes * 6
  const [left, top] = onDial(begin)
  const [right, bottom] = onDial(end)
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <circle cx={centre} cy={centre} r={radius} fill="var(--db)" />
      <path d={`M200 200L${left} ${top}A${radius} ${radius} 0 0 1 ${right} ${bottom}z`} fill="var(--ds)" />
      <Ticks cx={centre} cy={centre} r={189} length={12} width={1.5} count={60} colour="var(--dl)" />
      <Ticks cx={centre} cy={centre} r={190} length={24} width={3.5} count={12} colour="var(--dl)" />
      <g transform={`rotate(${begin} 200 200)`}>
        <Ink d="M200 200V52" width={5} />
      </g>
      <g transform={`rotate(${((hour % 12) + minute / 60) * 30} 200 200)`}>
        <Ink d="M200 200V104" width={9} />
      </g>
      <circle cx="200" cy="200" r="14" fill={isOpen ? 'var(--ds)' : 'var(--dl)'} stroke="var(--dl)" strokeWidth="5" />
    </svg>
  )
}

/** Where a hand of full length ends, so many degrees after twelve. */
function onDial(degrees: number): [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return [round(centre + radius * Math.cos(angle)), round(centre + radius * Math.sin(angle))]
}
