import { data, redirect } from 'react-router'
import { read } from '#content/documents.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { exactTime } from '../time.ts'
import { Facts } from '../ui/facts.tsx'
import { Key, PostForm } from '../ui/form.tsx'
import { LetterText } from '../ui/letter-text.tsx'
import { Top } from '../ui/top.tsx'
import type { Route } from './+types/mail.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'outbox')
  const words = deskCopy(language, 'outbox')
  const found = await services.mails.find(args.params.id)
  if (!found) throw data('unknown', 404)
  const { mail, letter, issue } = found
  const exact = (iso: string | null) => iso && exactTime(iso, language)
  return {
    words,
    letter,
    issue: issue && {
      subject: issue.subject,
      language: issue.language,
      at: `${issue.language === 'en' ? '/en' : ''}/newsletter/issues/${issue.slug}`,
    },
    days: read('company').retention.sentMailDays,
    mail: {
      ...pick(mail, 'id', 'language', 'attempts', 'error', 'failure'),
      to: mail.recipient,
      kind: mail.letter,
      name: words.letters[mail.letter] ?? mail.letter,
      status: mail.held_since ? ('held' as const) : mail.status,
      forUndo: services.mails.isForUndo(mail) ? fill(words.forUndo, { time: time(mail.next_attempt_at) }) : null,
      mayRetry: services.mails.mayRetry(mail),
      created: exact(mail.created_at),
      sent: exact(mail.sent_at),
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'outbox')
  const { mails } = desk.services
  const { id } = args.params
  if (!(await mails.find(id))) throw data('unknown', 404)
  const act = form.get('act')
  if (act === 'discard') {
    await mails.discard(id)
    return redirect('/outbox?status=held')
  }
  if (act === 'release') await mails.release(id)
  else if (act === 'retry') await mails.retry(id)
  else throw data('bad request', 400)
  return { did: act === 'release' ? ('released' as const) : ('retried' as const) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.mail.name }]

/** One letter: where it stands, what the mail server said, what to do about it, and what it says. */
export default function Mail({ loaderData: { words, mail, letter, issue, days }, actionData }: Route.ComponentProps) {
  const { fields } = words
  const facts: [string, string | number | null][] = [
    [fields.to, mail.to],
    [fields.language, words.languages[mail.language]],
    [fields.queued, mail.created],
    [fields.state, mail.forUndo ?? [words.statuses[mail.status], mail.sent].filter(Boolean).join(', ')],
    [fields.attempts, mail.attempts],
    [fields.replyTo, letter?.replyTo ?? null],
    [fields.id, mail.id],
  ]
  return (
    <div className="page white">
      <Top title={mail.name} back={['/outbox', words.back]}>
        {(mail.status === 'held' || mail.mayRetry) && (
          <PostForm className="actions">
            {mail.status === 'held' ? (
              <>
                <Key label={words.release} look="main out" act="release" />
                <Key label={words.discard} act="discard" />
              </>
            ) : (
              <Key label={words.retry} look="main out" act="retry" />
            )}
          </PostForm>
        )}
      </Top>
      <p role="status">{actionData && words[actionData.did]}</p>
      <div className="side">
        <section className="block">
          <h2>{words.letter}</h2>
          {letter ? (
            <LetterText letter={letter} language={mail.language} />
          ) : (
            <p className="soft">{mail.kind === 'newsletter-issue' ? words.issueNote : words.notKept}</p>
          )}
          {letter && mail.status === 'sent' && <p className="note paragraph">{fill(words.keptNote, { days })}</p>}
          {issue && (
            <p className="paragraph">
              <a href={issue.at} lang={issue.language}>
                {issue.subject}
              </a>
            </p>
          )}
        </section>
        <aside>
          <section className="block">
            <Facts of={facts} />
          </section>
          {mail.status === 'held' && <p className="after">{words.heldText}</p>}
          {mail.error && (
            <section className="block after">
              <h2>{words.server}</h2>
              <p className="mono anywhere">{mail.error}</p>
            </section>
          )}
          {mail.failure && mail.status !== 'sent' && (
            <section className="block after">
              <h2>{words.doThis}</h2>
              <p>{words.advice[mail.failure]}</p>
            </section>
          )}
        </aside>
      </div>
    </div>
  )
}
