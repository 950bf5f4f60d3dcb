import type { Path, Side } from '../edit-value.ts'
import { useForm } from './form-context.ts'

/** What is wrong with a field, or deserves a look, below it. */
export function FieldFaults({ side, path }: { side: Side; path: Path }) {
  const { findingsAt, words, proposals } = useForm()
  return findingsAt([side, ...path].join('.')).map(({ level, text }) => (
    <span key={text} className={`fault ${level}`}>
      {level !== 'unread' && <span className="visually-hidden">{words.checks[level]}: </span>}
      {text}
      {level === 'unread' && <span className="visually-hidden">. {proposals.words.unreadHint}</span>}
    </span>
  ))
}
