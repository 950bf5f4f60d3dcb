import { Decision, Grille, Ink, Line } from './parts.tsx'

/** Dots of the word "saldora" in braille: the numbers of the raised ones, in two columns of three from the top left. */
const braille = [[2, 3, 4], [1], [1, 2, 3], [1, 4, 5], [1, 3, 5], [1, 2, 3, 5], [1]]

const raised = braille
  .flatMap((dots, cell) => dots.map((dot) => [76 + cell * 25 + (dot > 3 ? 11 : 0), 211 + ((dot - 1) % 3) * 17]))
  .map(([x, y]) => `M${x} ${y}h.1`)
  .join('')

/** One device with several ways in: it speaks, it can be felt, it enlarges, and its key shows that it has the focus. */
export function AccessKeys() {
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
