import { useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
import type { EntryAnswer } from './acts.server.ts'
import { counted } from './counted.ts'
import type { EntryData } from './data.ts'
import type { Finding } from './findings.server.ts'
import { Outcome } from './outcome.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { useSaving } from './use-saving.ts'

type PublishBarProps = {
  data: EntryData
  saving: ReturnType<typeof useSaving>
  findings: Finding[]
  onShow(place: string): void
}

/** What stands between a draft and the site, and what became of it. */
export function PublishBar({ data, saving, findings, onShow }: PublishBarProps) {
  const { words, id, draft, isRemoval, isNew, isArticle, mayPublish, page } = data
  const fetcher = useFetcher<EntryAnswer>({ key: `publishing ${id}` })
  const [asks, setAsks] = useState<'publish' | 'discard' | 'remove'>()
  const errors = isRemoval ? 0 : findings.filter(({ level }) => level === 'error').length
  const unread = isRemoval ? [] : findings.filter(({ level }) => level === 'unread')
  const hasDraft = draft !== undefined || isRemoval || saving.isDirty
  const answer = fetcher.data
  const published = answer && 'did' in answer && answer.did === 'published' ? answer.number : undefined
  const close = () => setAsks(undefined)
  const word = errors === 1 ? words.checks.errorsOne : fill(words.checks.errors, { count: errors })
  return (
    <div className="publish-bar">
      <p>
        {!hasDraft && <span className="soft">{words.publish.nothing}</span>}
        {hasDraft && errors > 0 && <b>{fill(words.publish.stopped, { errors: word })}</b>}
        {hasDraft && errors === 0 && unread.length > 0 && <Unread data={data} unread={unread} onShow={onShow} />}
        {hasDraft && errors === 0 && unread.length === 0 && !mayPublish && (
          <span className="soft">{words.publish.mayNot}</span>
        )}
      </p>
      <p className="actions">
        {mayPublish && (
          <button
            className="key main out"
            type="button"
            disabled={!hasDraft || errors > 0 || unread.length > 0 || saving.isDirty}
            onClick={() => setAsks('publish')}
          >
            {words.publish.open}
          </button>
        )}
        {hasDraft && !isRemoval && !isNew && (
          <button className="link-key soft" type="button" onClick={() => setAsks('discard')}>
            {words.publish.discard}
          </button>
        )}
        {isArticle && !isRemoval && (
          <button className="link-key soft" type="button" onClick={() => setAsks('remove')}>
            {isNew ? words.publish.removeNew : words.publish.remove}
          </button>
        )}
      </p>
      <Outcome words={words} answer={answer} {...(page && !isRemoval && { page })} />
      {published !== undefined && mayPublish && (
        <fetcher.Form method="post" action={`/content/${id}`}>
          <FormToken />
          <input type="hidden" name="number" value={published} />
          <button className="link-key" type="submit" name="act" value="undo">
            {words.outcome.undo}
          </button>
        </fetcher.Form>
      )}
      <PublishDialog data={data} isOpen={asks === 'publish'} onClose={close} fetcher={fetcher} />
      <Sure
        isOpen={asks === 'discard'}
        words={{
          title: words.publish.discardTitle,
          text: words.publish.discardText,
          button: words.publish.discardButton,
        }}
        keep={words.publish.keep}
        id={id}
        act="discard"
        onClose={close}
      />
      <Sure
        isOpen={asks === 'remove'}
        words={{ title: words.publish.removeTitle, text: words.publish.removeText, button: words.publish.removeButton }}
        keep={words.publish.keep}
        id={id}
        act="remove"
        onClose={close}
      />
    </div>
  )
}

/** What stops it, with the way there. */
function Unread({ data, unread, onShow }: { data: EntryData; unread: Finding[]; onShow(place: string): void }) {
  const { words, proposalWords } = data
  const place = unread[0]?.place
  return (
    <>
      <b>{counted(unread.length, proposalWords.cannotPublishOne, proposalWords.cannotPublish)}</b>{' '}
      {place && (
        <button className="link-key" type="button" onClick={() => onShow(place)}>
          {words.checks.show}
          <span className="visually-hidden">: {proposalWords.unread}</span>
        </button>
      )}
    </>
  )
}

type SureProps = {
  isOpen: boolean
  words: { title: string; text: string; button: string }
  keep: string
  id: string
  act: 'discard' | 'remove'
  onClose(): void
}

function Sure({ isOpen, words, keep, id, act, onClose }: SureProps) {
  const fetcher = useFetcher<EntryAnswer>()
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      <p>{words.text}</p>
      <fetcher.Form method="post" action={`/content/${id}`} onSubmit={onClose}>
        <FormToken />
        <p className="actions after">
          <button className="key main" type="submit" name="act" value={act}>
            {words.button}
          </button>
          <button className="key" type="button" onClick={onClose}>
            {keep}
          </button>
        </p>
      </fetcher.Form>
    </Dialog>
  )
}
