import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { FormToken } from '../../ui/form-token.tsx'
import { useSeconds } from '../../ui/use-seconds.ts'
import type { BulkAnswer, EnquiriesData } from './list-data.ts'

/** Where the list hears what was done, when the bar below it is gone. */
const bulkKey = 'enquiries at once'
const undoSeconds = 30

type BulkProps = { words: EnquiriesData['words'] }

/** One act for all that are ticked. */
export function Bulk({ words, ids, onDone }: BulkProps & { ids: string[]; onDone(): void }) {
  const fetcher = useFetcher<BulkAnswer>({ key: bulkKey })
  const acts = [
    ['mine', words.toMe],
    ['done', words.done],
    ['spam', words.isSpam],
    ['open', words.reopen],
  ] as const
  return (
    <fetcher.Form className="bulk ink" method="post" action="/enquiries" onSubmit={() => setTimeout(onDone)}>
      <FormToken />
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <b role="status">{fill(words.picked, { count: ids.length })}</b>
      <span className="actions">
        {acts.map(([act, label]) => (
          <button key={act} className="link-key" type="submit" name="act" value={act}>
            {label}
          </button>
        ))}
      </span>
    </fetcher.Form>
  )
}

/** What was just done to many, and for half a minute the way back. */
export function BulkUndo({ words }: BulkProps) {
  const fetcher = useFetcher<BulkAnswer>({ key: bulkKey })
  const answer = fetcher.data
  const done = answer && 'before' in answer ? answer : undefined
  const seconds = useSeconds(undoSeconds, done?.at)
  return (
    <div role="status" className={done && seconds > 0 ? 'bulk ink' : undefined}>
      {answer?.did === 'undone' && <p className="hold">{words.bulk.undone}</p>}
      {done && seconds > 0 && (
        <fetcher.Form method="post" action="/enquiries" className="actions">
          <FormToken />
          {done.before.map(({ id, state, assignedTo }) => (
            <input key={id} type="hidden" name="before" value={`${id} ${state} ${assignedTo ?? ''}`} />
          ))}
          <span>
            {fill(done.before.length === 1 ? words.bulk[done.did].one : words.bulk[done.did].many, {
              count: done.before.length,
            })}
          </span>
          <button className="link-key" type="submit" name="act" value="undo">
            {words.undo}
          </button>
        </fetcher.Form>
      )}
    </div>
  )
}
