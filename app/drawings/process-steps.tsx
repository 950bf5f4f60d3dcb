import { Decision, Dial, Grille, Ink, Line, Person, Posting } from './parts.tsx'

/** The four steps, each 480 x 300 with its track at y = 237, so that they join. Each ends at a gate, and behind the gate a siding leaves the track. */
export const processSteps = {
  analysis: Analysis,
  concept: Concept,
  implementation: Implementation,
  support: Support,
}

/** The gate where the customer decides: the track goes on, or leaves by the siding. */
function Gate() {
  return (
    <>
      <path d="M386 237h24c24 0 24 63 24 63" fill="none" stroke="var(--dl)" strokeWidth="2" />
      <path d="M340 64h40v208h-40z" fill="var(--ds)" />
      <path d="M340 64h40v3h-40z" fill="var(--dl)" />
      <Decision cx={360} cy={98} r={13} />
    </>
  )
}

/** A month of receipts, and a stopwatch. */
function Analysis() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <path d="M28 236h54v-84l-6.75 6-6.75-6-6.75 6-6.75-6-6.75 6-6.75-6-6.75 6-6.75-6z" fill="var(--ds)" />
      <Ink d="M38 174h20M38 190h34M38 201h34M38 212h20" />
      <path d="M92 164h54v72H92z" fill="var(--ds)" />
      <path d="M100 173h18v18h-18z" fill="var(--dcs)" />
      <Ink d="M126 177h12M126 186h8M100 206h38M100 217h26" />
      <path d="M166 56h140v216H166z" fill="var(--db)" />
      <path d="M229 64h14v12h-14z" fill="var(--dl)" />
      <Dial cx={236} cy={138} r={58} minutes={false} />
      <path d="M236 138V94a44 44 0 0 1 38.1 66z" fill="var(--dcs)" />
      <circle cx="236" cy="138" r="5" fill="var(--di)" />
      <Line d="M190 222h92M190 238h92M190 254h52" />
      <Gate />
    </svg>
  )
}

/** A plan of few pages with a fixed amount under its double rule. */
function Concept() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <path d="M36 92h112v144H36z" fill="var(--db)" />
      <path d="M72 72h112v164H72z" fill="var(--da)" />
      <path d="M112 44h184v228H112z" fill="var(--ds)" />
      <Ink d="M132 72h72" width={3} />
      <Ink d="M132 108h144M139 108v-8M186 108v-8M222 108v-8M270 108v-8" />
      <path d="M132 101h58v14h-58z" fill="var(--dcs)" />
      <Ink d="M132 144h144M132 160h144M132 176h144M132 192h92M132 218h144" />
      <path d="M208 232h68v10h-68z" fill="var(--dcs)" />
      <Ink d="M208 252h68m-68 6h68" />
      <Gate />
    </svg>
  )
}

/** Old and new, side by side: two lines, two journals, compared line by line. */
function Implementation() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <path d="M0 237c30 0 24-125 56-125h264" fill="none" stroke="var(--dl)" strokeWidth="2" strokeDasharray="6 5" />
      <path d="M72 60h92v76H72z" fill="var(--db)" />
      <Line d="M88 84h60M88 98h60M88 112h36" />
      <path d="M72 158h92v114H72z" fill="var(--da)" />
      <Grille x={90} y={176} columns={5} rows={3} pitch={14} dot={4.4} />
      <path d="M72 216h92v2.5H72zM90 238h38v6H90z" fill="var(--dt)" />
      <circle cx="146" cy="241" r="4" fill="var(--dc)" />
      <path d="M204 44h94v84h-94z" fill="var(--ds)" />
      <Ink d="M216 60h70M251 60v42M222 74h18m-18 11h18m22-11h18M216 112h70m-70 6h70" />
      <path d="M204 152h94v84h-94z" fill="var(--ds)" />
      <Ink d="M216 168h70M251 168v42M222 182h18m-18 11h18m22-11h18M216 220h70m-70 6h70" />
      <path d="M238 136h26m-26 8h26" stroke="var(--dc)" strokeWidth="3" />
      <Gate />
    </svg>
  )
}

/** The machine runs; one of the team stands beside it, with the instructions. */
function Support() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <path d="M32 96h104v176H32z" fill="var(--da)" />
      <Grille x={52} y={118} columns={5} rows={5} pitch={16} dot={4.8} />
      <path d="M32 204h104v2.5H32zM52 226h40v6H52z" fill="var(--dt)" />
      <circle cx="114" cy="229" r="4" fill="var(--dc)" />
      <Posting x={150} y={164} />
      <Person x={222} y={272} size={88} head={28} neck={58} colour="var(--dc)" />
      <path d="M244 196h44v58h-44z" fill="var(--ds)" />
      <Ink d="M252 208h16M252 220h28M252 230h28M252 240h18" />
      <Gate />
    </svg>
  )
}
