import { useState } from 'react'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { TableHead } from '../../ui/table-head.tsx'
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
        <table className="stack">
          <TableHead columns={[columns.when, columns.source, columns.added, columns.held]} actions={columns.act} />
          <tbody>
            {imports.map((row) => (
              <tr key={row.id}>
                <td className="nowrap">{row.when}</td>
                <th scope="row" className="whole anywhere">
                  {row.source}
                  <span className="note">{row.consent}</span>
                </th>
                <td data-l={columns.added} className="mono">
                  {row.added}
                </td>
                <td data-l={columns.held} className="mono">
                  {row.held}
                </td>
                <td className="act whole">
                  {row.undone ? (
                    <span className="soft">{fill(words.undone, { time: row.undone, count: row.removed ?? 0 })}</span>
                  ) : (
                    mayUndo && <Undo words={words} row={row} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type UndoProps = { words: ImportsData['words']['imports']; row: ImportsData['imports'][number] }

function Undo({ words: { undo }, row }: UndoProps) {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<UndoAnswer>()
  const stay = answer && 'stay' in answer ? answer.stay : undefined
  const reasons = (['ended', 'signedUp', 'language'] as const).filter((reason) => stay && stay[reason] > 0)
  return (
    <>
      <button className="link-key" type="button" onClick={() => setOpen(true)}>
        {undo.open}
        <span className="visually-hidden">: {row.source}</span>
      </button>
      <Dialog title={undo.title} isOpen={isOpen} onClose={() => setOpen(false)}>
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
            <input type="hidden" name="act" value="undo" />
            <input type="hidden" name="id" value={row.id} />
            <p>{row.source}</p>
            <p className="paragraph">{undo.text}</p>
            <p className="actions after">
              <button className="key" type="submit">
                {undo.button}
              </button>
              <button className="key" type="button" onClick={() => setOpen(false)}>
                {undo.keep}
              </button>
            </p>
          </FreshForm>
        )}
      </Dialog>
    </>
  )
}
