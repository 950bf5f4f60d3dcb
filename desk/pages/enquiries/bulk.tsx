import { useEffect, useRef } from 'react'
import { minuteMs } from '#contract/milliseconds.ts'
import { fill } from '../../fill.ts'
import { LinkKey, PostForm } from '../../ui/form.tsx'
import { useUndoable } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import type { BulkAnswer, EnquiriesData } from './list-data.ts'

/** Where the list hears what was done, when the bar of those that are ticked is gone. */
const bulkKey = 'enquiries at once'
type BulkProps = { words: EnquiriesData['words'] }

/** One act for all that are ticked. */
export function Bulk({
  words,
  ids,
  areAllOpen,
  onDone,
}: BulkProps & { ids: string[]; areAllOpen: boolean; onDone(): void }) {
  const fetcher = useFetcher<BulkAnswer>({ key: bulkKey })
  const acts = [
    ['mine', words.toMe],
    ['done', words.done],
    ['spam', words.isSpam],
    ...(areAllOpen ? [] : [['open', words.reopen] as const]),
  ] as const
  return (
    <PostForm of={fetcher} className="bulk ink" action="/enquiries" onSubmit={() => setTimeout(onDone)}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <b role="status">{fill(words.picked, { count: ids.length })}</b>
      <span className="actions">
        {acts.map(([act, label]) => (
          <LinkKey label={label} key={act} act={act} />
        ))}
      </span>
    </PostForm>
  )
}

/** Hands what was just done to many to the bar below, with the names of those whom it was done to. */
export function useBulkUndo({ words, rows }: Pick<EnquiriesData, 'words' | 'rows'>): void {
  const fetcher = useFetcher<BulkAnswer>({ key: bulkKey })
  const { data: answer } = fetcher
  const done = answer && 'before' in answer ? answer : undefined
  const first = rows.find(({ id }) => done?.before.some((one) => one.id === id))?.id
  const before = useRef(first)
  // What comes back stands above the row that the list has kept in its place.
  useEffect(() => {
    if (first && !before.current) document.querySelector(`[data-id="${first}"]`)?.scrollIntoView({ block: 'nearest' })
    before.current = first
  }, [first])
  useUndoable(fetcher, (done) => {
    if (!('before' in done)) return undefined
    const form = done.before.length === 1 ? 'one' : 'many'
    return {
      id: 'enquiries at once',
      name: fill(words.bulk.counted[form], { count: done.before.length }),
      text: fill(words.bulk[done.did][form], { names: done.names.join(', ') }),
      at: done.at,
      msLeft: minuteMs,
      action: '/enquiries',
      form: {
        act: 'undo',
        before: done.before.map(({ id, state, assignedTo }) => `${id} ${state} ${assignedTo ?? ''}`),
      },
    }
  })
}
