import { useState } from 'react'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { Table } from '../../ui/table.tsx'
import type { ImportsData, UndoAnswer } from './imports-data.ts'

type ListProps = Pick<ImportsData, 'words' | 'imports'> & { mayUndo: boolean }

/** What was imported so far, with its source and proof; each can be taken back once. */
export function ImportList({ words: { imports: words }, imports, mayUndo }: ListProps) {
  const { listColumns: columns } = words
  return (
    <section className="after">
      <h2>{words.list}</h2>
      {imports.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <Table
          rows={imports}
          keyOf={({ id }) => id}
          columns={[
            { title: columns.when, look: 'nowrap', cell: ({ when }) => when },
            {
              title: columns.source,
              isHead: true,
              look: 'whole anywhere',
              cell: ({ source, consent }) => (
                <>
                  {source}
                  <span className="note">{consent}</span>
                </>
              ),
            },
            { title: columns.added, isNamed: true, look: 'mono', cell: ({ added }) => added },
            { title: columns.held, isNamed: true, look: 'mono', cell: ({ held }) => held },
            {
              title: columns.act,
              isSilent: true,
              look: 'act whole',
              cell: (row) =>
                row.undone ? (
                  <span className="soft">{fill(words.undone, { time: row.undone, count: row.removed ?? 0 })}</span>
                ) : (
                  mayUndo && <Undo words={words} row={row} />
                ),
            },
          ]}
        />
      )}
    </section>
  )
}

type UndoProps = { words: ImportsData['words']['imports']; row: ImportsData['imports'][number] }

function Undo({ words: { undo }, row }: UndoProps) {
  const [answer, setAnswer] = useState<UndoAnswer>()
  const stay = answer && 'stay' in answer ? answer.stay : undefined
  const reasons = (['ended', 'signedUp', 'language'] as const).filter((reason) => stay && stay[reason] > 0)
  return (
    <KeyDialog isWord label={undo.open} of={row.source} title={undo.title}>
      {answer ? (
        <p role="status">
          {'removed' in answer ? fill(undo.done, { count: answer.removed }) : undo.problem}{' '}
          {reasons.length > 0 &&
            fill(undo.stays, {
              list: reasons.map((reason) => fill(undo.stay[reason], { count: stay?.[reason] ?? 0 })).join(', '),
            })}
        </p>
      ) : (
        <FreshForm<UndoAnswer> onAnswer={setAnswer}>
          <input type="hidden" name="id" value={row.id} />
          <p>{row.source}</p>
          <p className="paragraph">{undo.text}</p>
          <DialogKeys keep={undo.button} look="" act="undo" cancel={undo.keep} />
        </FreshForm>
      )}
    </KeyDialog>
  )
}
