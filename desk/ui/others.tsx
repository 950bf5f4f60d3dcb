import type { Viewer } from '#server/team/viewers.ts'
import { fill } from '../fill.ts'

/** Words with {name} and {time}. */
type OthersProps = { others: Viewer[]; words: { writing: string; looking: string } }

/** Who else of the team has this open, and who of them is writing. */
export function Others({ others, words }: OthersProps) {
  return (
    <div role="status" className="others">
      {others.map(({ name, isWriting, since }) => (
        <p key={name}>{fill(isWriting ? words.writing : words.looking, { name, time: since })}</p>
      ))}
    </div>
  )
}
