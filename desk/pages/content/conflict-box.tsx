import { useEffect, useRef } from 'react'
import { fill } from '../../fill.ts'
import { Key } from '../../ui/form.tsx'
import type { EntryData } from './data.ts'
import { labelOf } from './form/field-names.ts'
import type { Conflict } from './use-saving.ts'

type ConflictBoxProps = {
  data: EntryData
  conflict: Conflict
  onSettle(conflict: Conflict, whose: 'mine' | 'theirs'): void
}

/** Both texts of each place that two people changed: nothing is lost unseen. */
export function ConflictBox({ data: { words, fields, root }, conflict, onSettle }: ConflictBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  // Whoever writes may have scrolled far down.
  useEffect(() => {
    // It answers with a promise in new browsers, which is no way to tidy up.
    void box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="conflict block" role="alert" ref={box}>
      <h2>{fill(words.conflict.title, { name: conflict.by || words.someone })}</h2>
      <p>{words.conflict.text}</p>
      {conflict.merged.conflicts.map(({ path, mine, theirs }) => (
        <dl key={path.join('.')} className="versions">
          <dt className="where">{labelOf(fields, [root, ...path.slice(1)])}</dt>
          <dt>{words.conflict.yours}</dt>
          <dd>{shown(mine)}</dd>
          <dt>{words.conflict.other}</dt>
          <dd>{shown(theirs)}</dd>
        </dl>
      ))}
      <p className="actions after">
        <Key label={words.conflict.mine} look="main" onClick={() => onSettle(conflict, 'mine')} />
        <Key label={words.conflict.theirs} onClick={() => onSettle(conflict, 'theirs')} />
      </p>
    </div>
  )
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '', null, 1)
}
