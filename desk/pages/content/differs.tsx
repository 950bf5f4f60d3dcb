import { useEffect, useRef } from 'react'
import { fill } from '../../fill.ts'
import { Key, PostForm } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import type { EntryAnswer } from './acts.server.ts'
import type { EntryData } from './data.ts'
import { labelOf } from './form/field-names.ts'
import { Outcome, usePublicationStatus } from './outcome.tsx'
import type { Conflict } from './use-saving.ts'

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
      <Outcome words={words} answer={fetcher.data} status={usePublicationStatus(fetcher.data)} />
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
