import { Decision, Ink, Line, Person, Words } from './parts.tsx'

/**
 * A posting on a screen, 960 x 400, ground at the lower edge. The line of the film is the track: one tick a minute, and it
 * pauses where somebody has to decide. The invoice is CHF 1'250.00 plus 8.1 % VAT.
 */
export function Playback() {
  return (
    <svg viewBox="24 0 910 400" aria-hidden="true">
      <Line d="M-1600 357H2400" />
      <path d="M372 330h96v70h-96z" fill="var(--db)" />
      <path d="M96 16h648v314H96z" fill="var(--da)" />
      <path d="M116 36h608v218H116z" fill="var(--ds)" />
      <Posting />
      <Film />
      <path d="M24 276h52v80H24z" fill="var(--ds)" />
      <path d="M32 286h16v16H32z" fill="var(--dcs)" />
      <Ink d="M54 290h14M54 298h8M32 316h36M32 328h36M32 340h22" />
      <Person x={806} y={400} size={128} head={39} neck={92} colour="var(--dc)" />
    </svg>
  )
}

function Posting() {
  return (
    <>
      <g className="m" fill="var(--di)" fontSize="36">
        <Words x="132" y="110" say="6570" />
        <Words x="132" y="154" say="1171" />
        <Words x="444" y="110" say="2000" />
        <g textAnchor="end">
          <Words x="410" y="110" say="1'250.00" />
          <Words x="410" y="154" say="101.25" />
          <Words x="710" y="110" say="1'351.25" />
          <Words x="410" y="216" say="1'351.25" />
          <Words x="710" y="216" say="1'351.25" />
        </g>
      </g>
      <Ink d="M132 66h578M427 66v108" width={2.5} />
      <Ink d="M132 180h278M132 231h278m-278 8h278M444 180h266M444 231h266m-266 8h266" />
    </>
  )
}

/** Fifteen minutes; the played part in the accent, the stop at the ninth. */
function Film() {
  return (
    <>
      <path d="M120 284v22M720 284v22" stroke="var(--dt)" strokeWidth="2" />
      <path d="M120 302h600" stroke="var(--dt)" strokeWidth="8" strokeDasharray="2 38" strokeDashoffset="1" />
      <path d="M120 295h600" stroke="var(--dt)" strokeWidth="2" />
      <path d="M120 295h360" stroke="var(--dc)" strokeWidth="7" />
      <Decision cx={480} cy={295} r={15} />
    </>
  )
}
