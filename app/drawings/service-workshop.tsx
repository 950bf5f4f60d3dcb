import { Decision, Ink, Line, Person } from './parts.tsx'

const people = [
  { x: 36, colour: 'var(--da)' },
  { x: 122, colour: 'var(--db)' },
  { x: 208, colour: 'var(--dc)' },
  { x: 294, colour: 'var(--da)' },
  { x: 380, colour: 'var(--db)' },
]

/** Five people in front of a board with seven days; what happens on the last is decided by a person. */
export function ServiceWorkshop() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      {people.map(({ x, colour }) => (
        <Person key={x} x={x} y={236} size={64} head={20} neck={20} colour={colour} />
      ))}
      <path d="M36 28h408v84H36z" fill="var(--ds)" />
      <Ink d="M53 92v-16M115.5 92v-16M178 92v-16M240.5 92v-16M303 92v-16M365.5 92v-16M428 92v-16M52 92h377M303 57h106" />
      <path d="M52 50h126v14H52z" fill="var(--dcs)" />
      <path d="M178 50h125v14H178z" fill="var(--dcs)" opacity=".5" />
      <Decision cx={419} cy={57} r={9} />
    </svg>
  )
}
