import { useEffect, useRef, useState } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Alert, Key, LinkKey, PostForm } from '../../ui/form.tsx'
import { useUndoable } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import type { EntryAnswer } from './acts.server.ts'
import type { EntryData } from './data.ts'
import type { Finding } from './findings.server.ts'
import { Outcome, usePublicationStatus } from './outcome.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ReviewDialog, ReviewKeys } from './review.tsx'
import { tallyText } from './tally.ts'
import type { useSaving } from './use-saving.ts'

type PublishBarProps = {
  data: EntryData
  saving: ReturnType<typeof useSaving>
  findings: Finding[]
  onShow(place: string): void
}

/** What stands between a draft and the site, and what became of it. */
export function PublishBar(props: PublishBarProps) {
  const { data, saving, findings, onShow } = props
  const { words, id, draft, isRemoval, isNew, isArticle, mayPublish, page, takenBack } = data
  const { formToken } = useRoot()
  const fetcher = useFetcher<EntryAnswer>({ key: `publishing ${id}` })
  const [search] = useSearchParams()
  const told = isRemoval ? [] : findings
  const missing = told.filter(({ level }) => level === 'missing').flatMap(({ place }) => place ?? [])
  const hasDraft = draft !== undefined || isRemoval || saving.isDirty
  // From Today one comes to see what changes, and to say yes or no.
  const isAsked =
    search.has('review') &&
    // A new article is read first.
    !(isNew && isArticle) &&
    hasDraft &&
    mayPublish &&
    data.review?.answer === null &&
    missing.length === 0
  const [asks, setAsks] = useState<'publish' | 'review' | 'discard' | 'remove' | undefined>(
    isAsked ? 'publish' : undefined,
  )
  const answer = fetcher.data
  const status = usePublicationStatus(answer)
  const isAskedFor = data.review?.answer === null
  const isOver = answer && 'did' in answer && isAskedFor !== (answer.did === 'submitted')
  // Until it is public, the bar above the keys tells what becomes of it.
  const isPublic = status?.state === 'visible'
  useUndoable(fetcher, (answer) =>
    isPublic && 'did' in answer && answer.did === 'published'
      ? {
          ...{ id: 'publication', name: data.title, text: words.outcome.isPublic, at: answer.at, msLeft: 300_000 },
          action: '/content',
          form: { act: 'undo', number: String(answer.number) },
        }
      : undefined,
  )
  const close = () => setAsks(undefined)
  // One dialog that leads to another tells late that it is closed.
  const closeOne = (one: typeof asks) => () => setAsks((now) => (now === one ? undefined : now))
  const show = (place: string) => {
    close()
    onShow(place)
  }
  const isBack = takenBack && !hasDraft
  // The keys of what was just decided are gone: one goes on at what became of it, once the dialog has closed.
  const outcome = useRef<HTMLParagraphElement>(null)
  const heard = useRef<EntryAnswer>(undefined)
  useEffect(() => {
    if (asks !== undefined || !answer || !('did' in answer) || heard.current === answer) return
    heard.current = answer
    outcome.current?.focus({ preventScroll: true })
  }, [answer, asks])
  const isStopped = told.some(({ level }) => level === 'error')
  const text = tallyText(told, words)

  const [firstMissing] = missing

  function ask() {
    if (firstMissing === undefined) setAsks('publish')
    else onShow(firstMissing)
  }
  const others = (
    <>
      {hasDraft && !isRemoval && !isNew && (
        <LinkKey look="bad" label={words.publish.discard} onClick={() => setAsks('discard')} />
      )}
      {isArticle && !isRemoval && (
        <LinkKey
          look="bad"
          label={isNew ? words.publish.removeNew : words.publish.remove}
          onClick={() => setAsks('remove')}
        />
      )}
    </>
  )

  return (
    <>
      <p className="draft-keys actions only-phone">{others}</p>
      <div className={hasDraft || answer || isBack ? 'publish-bar' : 'publish-bar only-wide'}>
        {/* On a telephone only what one has to know before the keys: the rest is told by the check. */}
        <p className={isBack || (hasDraft && text) ? undefined : 'only-wide'}>
          {isBack && fill(words.publish.takenBack, takenBack)}
          {!hasDraft && !status && !isBack && <span className="soft">{words.publish.nothing}</span>}
          {hasDraft && isStopped && <b>{fill(words.publish.stopped, { errors: text })}</b>}
          {hasDraft &&
            !isStopped &&
            text &&
            (firstMissing ? (
              <LinkKey label={text} onClick={() => onShow(firstMissing)} />
            ) : (
              <span className="soft">{text}.</span>
            ))}
        </p>
        <Outcome
          {...{ words, status, isOver }}
          // The dialog tells it.
          answer={asks === 'publish' ? undefined : answer}
          isToldBelow
          told={outcome}
          {...(page && !isRemoval && { page })}
        />
        <p className="actions only-wide">{others}</p>
        <div className="actions">
          {mayPublish && hasDraft && (
            <Key label={words.publish.open} look="main out" disabled={isStopped || saving.isDirty} onClick={ask} />
          )}
          {isBack && (
            <Key
              label={words.publish.bring}
              look="main"
              onClick={() => fetcher.submit({ act: 'bring', number: takenBack.number, formToken }, { method: 'post' })}
            />
          )}
          {(hasDraft || data.review) && (
            <ReviewKeys data={data} isReady={!isStopped && !saving.isDirty} onOpen={() => setAsks('review')} />
          )}
        </div>
        <PublishDialog
          data={data}
          value={saving.value}
          isOpen={asks === 'publish'}
          onClose={closeOne('publish')}
          onShow={show}
          onGiveBack={isAskedFor ? () => setAsks('review') : undefined}
          fetcher={fetcher}
          why={isArticle && isNew ? words.add.title : ''}
        />
        <ReviewDialog
          {...{ data, missing }}
          value={saving.value}
          isOpen={asks === 'review'}
          onClose={closeOne('review')}
          onShow={show}
        />
        <Sure act={asks === 'discard' || asks === 'remove' ? asks : undefined} words={words} onClose={close} />
      </div>
    </>
  )
}

type SureProps = {
  act: 'discard' | 'remove' | undefined
  words: EntryData['words']
  onClose(): void
}

/** Asks before a draft or an article goes, and tells what stopped it. */
function Sure({ act, words: { publish, problems }, onClose }: SureProps) {
  const answer = useActionData<EntryAnswer>()
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const [title, text, keep] =
    act === 'remove'
      ? [publish.removeTitle, publish.removeText, publish.removeButton]
      : [publish.discardTitle, publish.discardText, publish.discardButton]
  return (
    <>
      {problem && <Alert>{problems[problem] ?? problem}</Alert>}
      <Dialog title={title} isOpen={act !== undefined} onClose={onClose}>
        <p>{text}</p>
        <PostForm preventScrollReset={act === 'discard'} onSubmit={onClose}>
          {act && <DialogKeys keep={keep} look={act === 'discard' ? 'bad' : 'main'} act={act} />}
        </PostForm>
      </Dialog>
    </>
  )
}
