import { useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, useSearchParams } from 'react-router'
import { undoMs } from '#contract/undo.ts'
import { fill } from '../../fill.ts'
import { Alert, LinkKey, PostForm, WayKey } from '../../ui/form.tsx'
import { Marked } from '../../ui/marked.tsx'
import { Others } from '../../ui/others.tsx'
import { releaseUndoKey, undoRestMs, useUndoKey } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import type { EnquiryAnswer, EnquiryData, TakenBack } from './sheet-data.ts'

type ConversationProps = { data: EnquiryData; onTakenBack(reply: TakenBack): void }
type Said = EnquiryData['thread'][number]

/** On a telephone the answer is written below the last ones; those before are a touch away. */
const shownOnPhones = 3

/**
 * What was asked, and what was said since: hour and way in the margin, the words beside it. Shown as text; links in what a stranger wrote are
 * not live, and files are fetched when somebody asks for them.
 */
export function Conversation({ data, onTakenBack }: ConversationProps) {
  const { words, enquiry, thread, others, now } = data
  const [isWhole, setWhole] = useState(false)
  // Here, because what is taken back may be gone with its key before the answer comes.
  const taking = useFetcher<EnquiryAnswer>()
  useEffect(() => {
    if (!taking.data || !('text' in taking.data)) return
    releaseUndoKey(undoRestMs)
    onTakenBack({ text: taking.data.text ?? '' })
  }, [taking.data, onTakenBack])
  const earlier = isWhole ? 0 : thread.length - shownOnPhones
  return (
    <>
      {earlier > 0 && (
        <LinkKey
          label={earlier === 1 ? words.earlier.one : fill(words.earlier.many, { count: earlier })}
          look="only-phone"
          onClick={() => setWhole(true)}
        />
      )}
      <ol className={`conversation${earlier > 0 ? ' latest' : ''}`}>
        {thread.map((said) => (
          <li key={said.id} className={said.kind === 'note' ? 'internal-note' : said.kind}>
            <div className="margin">
              <time>{said.time}</time>
              <span className="note">{said.way}</span>
            </div>
            <div className="message">
              <p className="author">
                <b>{said.author}</b>
              </p>
              {said.marks.map((mark) => (
                <p key={mark} className="mark">
                  {mark}
                </p>
              ))}
              {said.failedMail && <WayKey label={words.seeMail} to={`/outbox/${said.failedMail}`} />}
              <Text text={said.text} language={said.language} />
              {said.kind === 'theirs' && <LinksIn text={said.text} label={words.links} />}
              <Files said={said} words={words} enquiryId={enquiry.id} />
              {said.quoted && (
                <details className="unfold note">
                  <summary>{words.quoted}</summary>
                  <blockquote>
                    <Text text={said.quoted} language={said.language} />
                  </blockquote>
                </details>
              )}
              {said.sentAt !== undefined && said.sentAt + undoMs > now && (
                <Undo data={data} reply={{ id: said.id, sentAt: said.sentAt }} fetcher={taking} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <Others others={others} words={words} />
    </>
  )
}

function Files({ said, words, enquiryId }: { said: Said; words: EnquiryData['words']; enquiryId: string }) {
  if (said.files.length === 0) return null
  return (
    <ul className="attached">
      {said.files.map(({ id, name, kind, isKept }) => (
        <li key={id}>
          <span className="file-name">
            <b>{name}</b> <span className="note">{kind}</span>
          </span>
          {isKept ? (
            <a className="link-key" href={`/desk/enquiries/${enquiryId}/files/${id}`} download>
              {words.download}
              <span className="visually-hidden">: {name}</span>
            </a>
          ) : (
            <span className="note">{words.notKept}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Links that a stranger wrote lead somewhere only after somebody has asked for them. */
function LinksIn({ text, label }: { text: string; label: string }) {
  const links = [...new Set(text.match(/https?:\/\/[^\s<>"'\]]+[^\s<>"'\].,;:!?)]/g))]
  if (links.length === 0) return null
  return (
    <details className="unfold note">
      <summary>{label}</summary>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a className="anywhere" href={link} target="_blank" rel="noopener noreferrer nofollow">
              {link}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Text({ text, language }: { text: string; language?: string | undefined }) {
  const [parameters] = useSearchParams()
  const paragraphs = text === '' ? [] : text.split(/\r?\n\s*\r?\n/)
  return (
    <div lang={language}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs have no other name and never change places
        <p key={index} className="typed">
          <Marked text={paragraph} words={parameters.get('q') ?? ''} />
        </p>
      ))}
    </div>
  )
}

type UndoProps = {
  data: EnquiryData
  /** `sentAt`: in milliseconds since 1970. */
  reply: { id: string; sentAt: number }
  fetcher: FetcherWithComponents<EnquiryAnswer>
}

/** A reply that has not left: seconds, of which readers of the screen are spared, and the way back. */
function Undo({ data: { words, enquiry, now }, reply, fetcher }: UndoProps) {
  const { words: shell } = useRoot()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const gone = useRef<HTMLParagraphElement>(null)
  const seconds = useSeconds(Math.ceil((reply.sentAt + undoMs - now) / 1000), 0)
  const isOver = seconds === 0
  useUndoKey(isOver ? undefined : reply.sentAt, () => form.current?.requestSubmit())
  useEffect(() => button.current?.focus(), [])
  // Who waited on the key does not lose their place with it.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) gone.current?.focus({ preventScroll: true })
  }, [isOver])
  if (isOver) {
    return (
      <p className="note" ref={gone} tabIndex={-1}>
        {words.gone}
      </p>
    )
  }
  return (
    <PostForm of={fetcher} ref={form} className="hold">
      <input type="hidden" name="act" value="undo" />
      <input type="hidden" name="entry" value={reply.id} />
      <span>
        {words.held}{' '}
        <span className="mono soft" aria-hidden="true">
          0:{String(seconds).padStart(2, '0')}
        </span>
      </span>
      <LinkKey label={shell.undo.key} ref={button} type="submit" of={fill(words.answerTo, { name: enquiry.name })}>
        <span aria-hidden="true">
          <kbd>u</kbd>
        </span>
      </LinkKey>
      <Alert>{fetcher.data && 'problem' in fetcher.data && words.tooLate}</Alert>
    </PostForm>
  )
}

/** Counts down from `count` seconds, anew with each `start`; 0 while there is no start. */
function useSeconds(count: number, start: number | undefined): number {
  const [left, setLeft] = useState(start === undefined ? 0 : count)
  useEffect(() => {
    if (start === undefined) return setLeft(0)
    setLeft(count)
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [count, start])
  return left
}
