import { Decision, Dial, Grille, Ink, Line, Person } from './parts.tsx'

/** A form is filled in and sent by a person, kept for its term, and leaves as strips that nobody can read. */
function PrivacyTerm() {
  return (
    <svg viewBox="32 0 579 300" aria-hidden="true">
      <path d="M32 156h112v143H32z" fill="var(--ds)" />
      <Ink d="M48 178h44M48 202h80M48 216h80M48 230h52" />
      <Ink d="M49 254h22v22H49z" width={1.5} />
      <Decision cx={60} cy={265} r={7} />
      <Ink d="M84 265h44" />

      <path d="M208 36h184v263H208z" fill="var(--db)" />
      <Dial cx={300} cy={130} r={74} />
      <path d="M300 130L252 102" stroke="var(--dcs)" strokeWidth="4" />
      <Ink d="M300 130V72" width={4} />
      <circle cx="300" cy="130" r="6" fill="var(--di)" />
      <path d="M228 238h144v6H228z" fill="var(--dl)" />
      <Line d="M228 262h144M228 278h88" />

      <path
        d="M424 299V187h9v112zM440 299V187h9v112zM456 299V187h9v112zM472 299V187h9v112zM490 299V199h9v100zM510 299V211h9v88zM534 299V227h9v72zM564 299V249h9v50zM602 299V275h9v24z"
        fill="var(--ds)"
      />
      <Ink d="M424 209h9M440 209h9M456 209h9M424 233h9M440 233h9M456 233h9M472 233h9M490 233h9M424 247h9M440 247h9M456 247h9M472 247h9M424 261h9M440 261h9M510 247h9M534 261h9" />
      <Line d="M-1600 299H2400" />
    </svg>
  )
}

/** An offer between two people: one has signed, the other still decides. */
function TermsSignature() {
  return (
    <svg viewBox="40 0 560 300" aria-hidden="true">
      <Person x={40} y={300} size={136} head={42} neck={66} colour="var(--db)" />
      <Person x={464} y={300} size={136} head={42} neck={66} colour="var(--da)" />
      <path d="M216 28h208v271H216z" fill="var(--ds)" />
      <Ink d="M240 60h72M240 92h160M240 108h160M240 124h96M240 156h160M240 172h160M240 188h128" />
      <Ink d="M240 264h68M332 264h68" />
      <path
        d="M244 256c8-22 14-26 16-16s-6 20 2 12 8-16 12-8-2 14 6 8 8-6 20-10"
        fill="none"
        stroke="var(--dcs)"
        strokeWidth="2.5"
      />
      <Decision cx={366} cy={246} r={11} />
      <Line d="M-1600 299H2400" />
    </svg>
  )
}

const plates = [112, 146, 180, 214]

/** A house door with its name plates and letterboxes. The bell is the visitor's to ring. */
function ImprintDoorbell() {
  return (
    <svg viewBox="40 0 560 300" aria-hidden="true">
      <path d="M40 28h188v271H40z" fill="var(--da)" />
      <Grille x={64} y={54} columns={8} rows={3} pitch={20} dot={5.2} />
      {plates.map((y) => (
        <g key={y}>
          <path d={`M64 ${y}h104v22H64z`} fill="var(--dt)" />
          {y === 180 ? (
            <Decision cx={196} cy={y + 11} r={11} />
          ) : (
            <circle cx="196" cy={y + 11} r="6" fill="var(--dt)" />
          )}
        </g>
      ))}
      <Ink d="M74 123h48M74 157h64M74 191h56M74 225h36" />
      <path d="M64 262h140" stroke="var(--dt)" strokeWidth="2" />

      <path d="M276 84h324v215H276z" fill="var(--db)" />
      <path d="M292 100h140v84H292zM444 100h140v84H444zM292 196h140v84H292zM444 196h140v84H444z" fill="var(--bg)" />
      <Line d="M312 122h100M464 122h100M312 218h100M464 218h100" width={4} />
      <path d="M474 46h80v74h-80z" fill="var(--ds)" />
      <Ink d="M488 64h30M488 80h52M488 94h36" />
      <Line d="M312 164h40M464 164h40M312 260h40M464 260h40" />
      <Line d="M-1600 299H2400" />
    </svg>
  )
}

/** Dots of the word "saldora" in braille: the numbers of the raised ones, in two columns of three from the top left. */
const braille = [[2, 3, 4], [1], [1, 2, 3], [1, 4, 5], [1, 3, 5], [1, 2, 3, 5], [1]]

const raised = braille
  .flatMap((dots, cell) => dots.map((dot) => [76 + cell * 25 + (dot > 3 ? 11 : 0), 211 + ((dot - 1) % 3) * 17]))
  .map(([x, y]) => `M${x} ${y}h.1`)
  .join('')

/** One device with several ways in: it speaks, it can be felt, it enlarges, and its key shows that it has the focus. */
function AccessKeys() {
  return (
    <svg viewBox="40 0 560 300" aria-hidden="true">
      <path d="M40 60h236v239H40z" fill="var(--da)" />
      <Grille x={72} y={94} columns={9} rows={4} pitch={21.5} dot={6} />
      <path d="M64 190h188v76H64z" fill="var(--dt)" />
      <path d={raised} stroke="var(--di)" strokeWidth="9.2" strokeLinecap="round" />
      <path d="M316 28h136v271H316z" fill="var(--ds)" />
      <Ink d="M334 54h44M334 68h72M334 82h58" />
      <Ink d="M334 128h100M334 164h74M334 200h90" width={9} />
      <Ink d="M334 250h100M334 257h100" />
      <path d="M492 140h108v159H492z" fill="var(--db)" />
      <path d="M508 156h76v76h-76z" fill="var(--da)" />
      <path d="M501 149h90v90h-90z" fill="none" stroke="var(--dc)" strokeWidth="4" />
      <Decision cx={546} cy={194} r={15} />
      <Line d="M508 262h76M508 278h48" width={4} />
      <Line d="M-1600 299H2400" />
    </svg>
  )
}

/** What each legal page is headed by. */
export const legalDrawings = {
  privacy: PrivacyTerm,
  terms: TermsSignature,
  impressum: ImprintDoorbell,
  accessibility: AccessKeys,
}
