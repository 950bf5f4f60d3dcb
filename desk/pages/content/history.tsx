import { useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Alert, LinkKey, PostForm } from '../../ui/form.tsx'
import type { EntryAnswer } from './acts.server.ts'
import type { EntryData } from './data.ts'

/** What was published of this, newest first; and, where it is wished, of all that stands in the same document. Bringing one back puts it into the draft, to be looked at and published. */
export function History({ data }: { data: EntryData }) {
  const { words, history, id, isNew } = data
  const fetcher = useFetcher<EntryAnswer>()
  const { data: answer } = fetcher
  const [isWhole, setWhole] = useState(false)
  const shown = history.filter(({ isOwn }) => isOwn || isWhole)
  const others = history.filter(({ isOwn }) => !isOwn).length
  const bring = (number: number, name: string) => (
    <PostForm of={fetcher} action={`/content/${id}`}>
      <input type="hidden" name="number" value={number} />
      <LinkKey label={words.history.bring} act="bring" of={name} />
    </PostForm>
  )
  return (
    <>
      <p role="status" className="note">
        {answer && 'did' in answer && answer.did === 'brought' ? words.history.brought : words.history.note}
      </p>
      <Alert>{answer && 'problem' in answer && (words.problems[answer.problem] ?? answer.problem)}</Alert>
      {others > 0 && (
        <label className="tick">
          <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
          {fill(words.history.all, { count: others })}
        </label>
      )}
      {shown.length === 0 && <p className="soft">{words.history.none}</p>}
      <ol className="plain">
        {shown.map((one) => (
          <li key={one.number} className="when">
            <time>{one.time}</time>
            <div>
              <p>
                {one.by}
                <br />
                <span className="note">{one.why}</span>
              </p>
              {bring(one.number, one.time)}
            </div>
          </li>
        ))}
        {!isNew && (
          <li className="when">
            <span />
            <div>
              <p>{words.history.release}</p>
              {bring(0, words.history.release)}
            </div>
          </li>
        )}
      </ol>
    </>
  )
}
