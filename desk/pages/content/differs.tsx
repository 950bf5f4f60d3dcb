import { useFetcher } from 'react-router'
import { Key, PostForm } from '../../ui/form.tsx'
import type { EntryAnswer } from './acts.server.ts'
import type { EntryData } from './data.ts'
import { Outcome } from './outcome.tsx'

/** What has to be decided before anything else: the release says otherwise, or the page is to go. */
export function Differs({ data }: { data: EntryData }) {
  const fetcher = useFetcher<EntryAnswer>()
  const { words, id, differs, isRemoval, mayPublish } = data
  return (
    <>
      {isRemoval && (
        <div className="block notice">
          <h2>{words.removal.title}</h2>
          <p>{words.removal.text}</p>
          <PostForm of={fetcher} action={`/content/${id}`}>
            <p className="actions">
              <Key label={words.removal.keep} act="discard" />
            </p>
          </PostForm>
        </div>
      )}
      {differs && (
        <div className="block notice">
          <h2>{words.differs.title}</h2>
          <p>{words.differs.text}</p>
          {mayPublish && (
            <PostForm of={fetcher} action={`/content/${id}`}>
              <p className="actions">
                <Key label={words.differs.take} look="out" act="take" />
                <Key label={words.differs.leave} act="leave" />
              </p>
            </PostForm>
          )}
        </div>
      )}
      <Outcome words={words} answer={fetcher.data} />
    </>
  )
}

/** Publications that wait for their time, or could not be published then. */
export function Planned({ data }: { data: EntryData }) {
  const fetcher = useFetcher<EntryAnswer>()
  const { words, id, planned, mayPublish } = data
  return (
    <div className="block notice">
      {planned.map((one) => (
        <PostForm of={fetcher} key={one.id} action={`/content/${id}`}>
          <input type="hidden" name="scheduled" value={one.id} />
          <p>{one.text}</p>
          {mayPublish && (
            <p className="actions">
              <Key label={one.isRefused ? words.waiting.dismiss : words.waiting.withdraw} act="withdraw" />
            </p>
          )}
        </PostForm>
      ))}
    </div>
  )
}
