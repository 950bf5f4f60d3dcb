import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { FormToken } from '../../ui/form-token.tsx'
import type { EnquiriesData } from './list-data.ts'

/** One act for all that are ticked. */
export function Bulk({ words, ids, onDone }: { words: EnquiriesData['words']; ids: string[]; onDone(): void }) {
  const fetcher = useFetcher()
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
