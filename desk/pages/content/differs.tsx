import { useFetcher } from 'react-router'
import { FormToken } from '../../ui/form-token.tsx'
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
          <fetcher.Form method="post" action={`/content/${id}`}>
            <FormToken />
            <p className="actions">
              <button className="key" type="submit" name="act" value="discard">
                {words.removal.keep}
              </button>
            </p>
          </fetcher.Form>
        </div>
      )}
      {differs && (
        <div className="block notice">
          <h2>{words.differs.title}</h2>
          <p>{words.differs.text}</p>
          {mayPublish && (
            <fetcher.Form method="post" action={`/content/${id}`}>
              <FormToken />
              <p className="actions">
                <button className="key out" type="submit" name="act" value="take">
                  {words.differs.take}
                </button>
                <button className="key" type="submit" name="act" value="leave">
                  {words.differs.leave}
                </button>
              </p>
            </fetcher.Form>
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
        <fetcher.Form key={one.id} method="post" action={`/content/${id}`}>
          <FormToken />
          <input type="hidden" name="scheduled" value={one.id} />
          <p>{one.text}</p>
          {mayPublish && (
            <p className="actions">
              <button className="key" type="submit" name="act" value="withdraw">
                {one.isRefused ? words.waiting.dismiss : words.waiting.withdraw}
              </button>
            </p>
          )}
        </fetcher.Form>
      ))}
    </div>
  )
}
