import type { Path, Side } from '../edit-value.ts'
import { useForm } from './form-context.ts'

/** What is wrong with a field, or deserves a look, below it. */
export function FieldFaults({ side, path }: { side: Side; path: Path }) {
  const { findingsAt, words } = useForm()
  return findingsAt([side, ...path].join('.')).map(({ level, text }) => (
    <span key={text} className={`fault ${level}`}>
      <span className="visually-hidden">{words.checks[level]}: </span>
      {text}
    </span>
  ))
}
