import { Decision, Dial, Grille, Ink, Line, Person } from './parts.tsx'

const seats = [280, 416, 552, 688, 824]
const colours = ['var(--da)', 'var(--db)', 'var(--dc)', 'var(--da)', 'var(--db)']

/**
 * A team at its table, 960 x 400, ground at the lower edge: the machine hands out proposals, each person checks one of the
 * office's own documents, the board shows the minutes before and after. The last document is approved by a person.
 */
export function WorkshopTable() {
  return (
    <svg viewBox="60 0 864 400" aria-hidden="true">
      <Board />
      {seats.map((x, index) => (
        <Person key={x} x={x} y={400} size={100} head={31} neck={84} colour={colours[index] ?? 'var(--da)'} />
      ))}
      <Line d="M-1600 357H2400" />
      <path d="M60 196h152v204H60z" fill="var(--da)" />
      <Grille x={84} y={222} columns={7} rows={5} pitch={17.4} dot={5.2} />
      <path d="M60 314h152v3H60zM84 338h64v8H84z" fill="var(--dt)" />
      <circle cx="186" cy="342" r="5" fill="var(--dc)" />
      <Documents />
    </svg>
  )
}

/** Stopwatch, two bars (the same work before and after), and the seven days. */
function Board() {
  return (
    <>
      <path d="M280 20h644v160H280z" fill="var(--ds)" />
      <Dial cx={358} cy={104} r={64} minutes={false} />
      <circle cx="358" cy="104" r="60" fill="none" stroke="var(--di)" strokeWidth="2" />
      <path d="M350 28h16v14h-16z" fill="var(--di)" />
      <path d="M358 104V56A48 48 0 0 1 399.6 128z" fill="var(--dcs)" />
      <path d="M456 50h436v18H456z" fill="var(--dcs)" opacity=".35" />
      <path d="M456 80h146v18H456z" fill="var(--dcs)" />
      <Ink d="M456 150h436M457 150v-16M519 150v-16M581 150v-16M643 150v-16M705 150v-16M767 150v-16M829 150v-16M891 150v-16" />
    </>
  )
}

function Documents() {
  return (
    <>
      <path d="M302 356h56v-68l-7 6-7-6-7 6-7-6-7 6-7-6-7 6-7-6z" fill="var(--ds)" />
      <Ink d="M312 306h20M312 320h36M312 331h36M312 342h22" />
      <path d="M438 286h56v70h-56z" fill="var(--ds)" />
      <path d="M446 294h20v20h-20z" fill="var(--dcs)" />
      <Ink d="M474 298h12M474 308h8M446 328h40M446 338h26" />
      <path d="M574 286h56v70h-56z" fill="var(--ds)" />
      <Ink d="M582 298h24M582 312h40M582 322h40M582 332h40M582 342h22" />
      <path d="M710 286h56v70h-56z" fill="var(--ds)" />
      <path d="M718 300h40v8h-40zM718 314h40v8h-40zM718 328h40v8h-40z" fill="var(--dcs)" />
      <Ink d="M718 292h20M718 346h40" />
      <path d="M846 286h56v70h-56z" fill="var(--ds)" />
      <Ink d="M854 296h40M874 296v32M858 306h10m-10 9h10m12-9h10" />
      <Decision cx={887} cy={342} r={8} />
    </>
  )
}
