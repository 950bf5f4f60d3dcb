import { useRef, useState } from 'react'
import { data } from 'react-router'
import { isFresh } from '#server/team/sessions.ts'
import { allowed, changingFresh } from '../access.server.ts'
import { fill } from '../fill.ts'
import type { Stale } from '../ui/fresh-form.tsx'
import { Others } from '../ui/others.tsx'
import { Back } from '../ui/top.tsx'
import { useFetcher } from '../use-fetcher.ts'
import { useIsAway } from '../use-is-away.ts'
import { useLive } from '../use-live.ts'
import { useOpenedFocus } from '../use-opened-focus.ts'
import type { Route } from './+types/newsletter-issue.ts'
import { actOn, sendingActs } from './newsletter/acts.server.ts'
import type { IssueAnswer, IssueData, IssueText } from './newsletter/data.ts'
import { issueData } from './newsletter/issue-data.server.ts'
import { Sending } from './newsletter/sending.tsx'
import { savingKey } from './newsletter/use-autosave.ts'
import { isToDecide, Work } from './newsletter/work.tsx'

export { clientAction, shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const desk = allowed(args, 'newsletter.write')
  const query = new URL(args.request.url).searchParams
  const found = await issueData({
    desk,
    id: args.params.id,
    wantedLanguage: query.get('language'),
    checksOutside: query.has('links'),
  })
  if (!found) throw data('unknown', 404)
  return found
}

export async function action(args: Route.ActionArgs): Promise<IssueAnswer | Stale | Response> {
  const isSending = (form: FormData) => sendingActs.includes(String(form.get('act')))
  const { newsletterRelease } = allowed(args, 'newsletter.write')
  const change = await changingFresh(args, (sent) =>
    isSending(sent) && newsletterRelease === 'owner' ? 'newsletter.send' : 'newsletter.write',
  )
  if ('stale' in change) return change
  const { desk, form } = change
  if (isSending(form) && !isFresh(desk.open.session, new Date())) return { stale: true }
  return actOn(desk, args.params.id, form)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.draft.name }]

/** One issue: the text at the left, the letter at the right; once it goes out, how far it is. */
export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  const { words, draft, language, texts, others } = loaderData
  const text = texts.find((one) => one.language === language)
  useLive()
  // An issue that has just begun is to be written.
  useOpenedFocus('.issue', draft.state === 'writing' && text?.subject === '' ? '[name="subject"]' : 'h1')
  return (
    <div className="issue split">
      <section className="list white" aria-label={draft.name}>
        <div className="list-head">
          <Back to="/newsletter" label={words.back} />
          <h1 tabIndex={-1}>{draft.name}</h1>
          {text && (
            <a className="link-key only-phone" href="#letter">
              {words.letter.show}
            </a>
          )}
          <Others others={others} words={words} />
        </div>
        {draft.state === 'begun' ? <Sending data={loaderData} /> : <Work data={loaderData} />}
        {(draft.state === 'writing' || draft.state === 'asked') && <Foot key={draft.state} data={loaderData} />}
      </section>
      <section className="sheet white" id="letter" aria-label={words.letter.title}>
        <Letter data={loaderData} text={text} />
      </section>
    </div>
  )
}

/** How the issue stands and what comes next, wherever one is in it. */
function Foot({ data }: { data: IssueData }) {
  const { words, draft, findings } = data
  const open = findings.filter(({ level }) => level !== 'fine').length
  const isAway = useIsAway('#release')
  const isNext = draft.state === 'writing' || isToDecide(data)
  return (
    <div className="publish-bar">
      <p>
        {draft.state === 'asked' && <b>{words.release.asked}. </b>}
        <a className="link-key" href="#checks">
          {words.checks.title}: {open === 0 ? words.checks.ready : fill(words.checks.open, { count: open })}
        </a>
      </p>
      {isNext && isAway && (
        <p className="actions">
          <a className="key main" href="#release">
            {words.release.decide}
          </a>
        </p>
      )}
    </div>
  )
}

type LetterProps = { data: IssueData; text: IssueText | undefined }

type Look = { width: 'wide' | 'phone'; scheme: 'light' | 'dark'; isText: boolean }

/** The letter as it now stands, laid out by what sends it. In a frame that can run nothing. */
function Letter({ data: { words, draft, language }, text }: LetterProps) {
  const [look, setLook] = useState<Look>({ width: 'wide', scheme: 'light', isText: false })
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(0)
  const { data: kept } = useFetcher<IssueAnswer>({ key: savingKey(draft.id) })
  if (!text) return null
  const isKept = kept && 'revision' in kept && kept.language === language
  const query = new URLSearchParams({
    language,
    ...(look.isText ? { as: 'text' } : { scheme: look.scheme }),
    // Anew with each revision, as soon as it is kept.
    revision: String(isKept ? Math.max(kept.revision, text.revision) : text.revision),
  })
  const choice = (label: string, isOn: boolean, change: Partial<Look>) => (
    <button type="button" aria-pressed={isOn} onClick={() => setLook({ ...look, isText: false, ...change })}>
      {label}
    </button>
  )
  return (
    <div className="letter-view">
      <div className="letter-head">
        <p>
          <b lang={language}>{text.subject || words.letter.noSubject}</b>
          <br />
          <span className="note" lang={language}>
            {text.preheader}
          </span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields */}
        <div className="letter-looks" role="group" aria-label={words.letter.how}>
          <div className="language-tabs only-wide">
            {choice(words.letter.wide, !look.isText && look.width === 'wide', { width: 'wide' })}
            {choice(words.letter.phone, !look.isText && look.width === 'phone', { width: 'phone' })}
          </div>
          <div className="language-tabs">
            {choice(words.letter.light, !look.isText && look.scheme === 'light', { scheme: 'light' })}
            {choice(words.letter.dark, !look.isText && look.scheme === 'dark', { scheme: 'dark' })}
          </div>
          <div className="language-tabs">{choice(words.letter.text, look.isText, { isText: true })}</div>
        </div>
      </div>
      <iframe
        ref={frame}
        className={`letter ${look.width}`}
        title={words.letter.frame}
        sandbox="allow-same-origin"
        src={`/desk/newsletter/issues/${draft.id}/letter?${query}`}
        // A letter that comes anew stays where it was read.
        onLoad={() => {
          const view = frame.current?.contentWindow
          if (!view) return
          view.scrollTo(0, place.current)
          view.addEventListener('scroll', () => {
            place.current = view.scrollY
          })
        }}
      />
    </div>
  )
}
