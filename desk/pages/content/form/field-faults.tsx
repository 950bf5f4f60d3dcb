import type { Path, Side } from '../edit-value.ts'
import { useForm } from '../form-context.ts'

/** What is wrong with a field, or deserves a look, below it: once, also where one field stands for both sides. */
export function FieldFaults({ sides, path }: { sides: readonly Side[]; path: Path }) {
  const { findingsAt, words } = useForm()
  const found = new Map(
    sides.flatMap((side) => findingsAt([side, ...path].join('.'))).map((finding) => [finding.text, finding]),
  )
  return [...found.values()].map(({ level, text }) => (
    <span key={text} className={`fault ${level}`}>
      <span className="visually-hidden">{words.checks[level]}: </span>
      {text}
    </span>
  ))
}
