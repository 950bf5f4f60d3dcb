import { data } from 'react-router'
import { isFresh } from '#server/team/sessions.ts'
import { allowed, changingFresh } from '../access.server.ts'
import { WayKey } from '../ui/form.tsx'
import type { Stale } from '../ui/fresh-form.tsx'
import { Others } from '../ui/others.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/newsletter-issue.ts'
import { actOn, sendingActs } from './newsletter/acts.server.ts'
import type { IssueAnswer } from './newsletter/data.ts'
import { issueData } from './newsletter/issue-data.server.ts'
import { Letter } from './newsletter/letter.tsx'
import { Sending } from './newsletter/sending.tsx'
import { Work } from './newsletter/work.tsx'

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
  const { words, draft, language, texts, others, mayRelease } = loaderData
  const text = texts.find((one) => one.language === language)
  useLive()
  useHeadingFocus('.issue')
  return (
    <div className="issue split">
      <section className="list paper" aria-label={draft.name}>
        <div className="list-head">
          <p className="note">
            <WayKey label={words.back} look="soft" to="/newsletter" />
          </p>
          <h1 tabIndex={-1}>{draft.name}</h1>
          <p className="actions">
            {text && (
              <a className="link-key only-phone" href="#letter">
                {words.letter.show}
              </a>
            )}
            {draft.state === 'asked' && mayRelease && (
              <a className="link-key" href="#release">
                {words.release.decide}
              </a>
            )}
          </p>
          <Others others={others} words={words} />
        </div>
        {draft.state === 'begun' ? <Sending data={loaderData} /> : <Work data={loaderData} />}
      </section>
      <section className="sheet white" id="letter" aria-label={words.letter.title}>
        <Letter data={loaderData} text={text} />
      </section>
    </div>
  )
}
