import { data, redirect } from 'react-router'
import { read } from '#content/documents.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { exactTime } from '../time.ts'
import { Facts } from '../ui/facts.tsx'
import { Key, PostForm, WayKey } from '../ui/form.tsx'
import { inParts } from '../ui/in-parts.tsx'
import { LetterText } from '../ui/letter-text.tsx'
import { Top } from '../ui/top.tsx'
import type { Route } from './+types/mail.ts'
import { actOnMail } from './outbox/acts.server.ts'
import { MailActs, type MailAnswer, useMailActs, Why } from './outbox/acts.tsx'
import { shownMail } from './outbox/shown.server.ts'

export { clientAction, shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const desk = allowed(args, 'outbox')
  const { services, language, time } = desk
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
      ...pick(mail, 'language'),
      ...shownMail(mail, desk),
      name: words.letters[mail.letter] ?? mail.letter,
      forUndo: services.mails.isForUndo(mail) ? fill(words.forUndo, { time: time(mail.next_attempt_at) }) : null,
      created: exact(mail.created_at),
      sent: exact(mail.sent_at),
    },
  }
}

export async function action(args: Route.ActionArgs): Promise<MailAnswer | Response> {
  const { desk, form } = await changing(args, 'outbox')
  const { mails } = desk.services
  const { id } = args.params
  const act = form.get('act')
  if (act !== 'discard' && act !== 'release') return actOnMail(desk, id, form)
  const found = await mails.find(id)
  if (!found) throw data('unknown', 404)
  if (act === 'release') {
    await mails.release(id)
    return { id, did: 'retried', to: found.mail.recipient }
  }
  await mails.discard(id)
  return redirect('/outbox?status=held')
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.mail.name }]

/** One letter: where it stands, what the mail server said, what to do about it, and what it says. */
export default function Mail({ loaderData: { words, mail, letter, issue, days } }: Route.ComponentProps) {
  const { fields } = words
  const { fetcher, said } = useMailActs(words)
  const facts: [string, string | number | false | null][] = [
    [fields.to, mail.to],
    [fields.language, words.languages[mail.language]],
    [
      fields.state,
      mail.forUndo ??
        (mail.isSettled
          ? words.settled
          : [words.statuses[mail.status], mail.status === 'sent' && mail.sent].filter(Boolean).join(', ')),
    ],
    // What has arrived took as many as it took, also at another address.
    [fields.attempts, mail.status !== 'sent' && mail.attempts],
    [fields.replyTo, letter?.replyTo ?? null],
  ]
  return (
    <div className="page white">
      <Top
        title={
          <>
            {mail.name} <small>{inParts(fill(words.addressed, { to: mail.to }))}</small>
          </>
        }
        back={['/outbox', words.back]}
        note={`${words.columns.time} ${mail.created}`}
      />
      {said}
      {mail.reason && (
        <div className="why-block">
          <Why words={words} mail={mail}>
            {words.advice[mail.reason]}
          </Why>
        </div>
      )}
      <div className="act-bar">
        {mail.status === 'held' ? (
          <PostForm of={fetcher} className="actions">
            <Key label={words.release} look="main out" act="release" />
            <Key label={words.discard} act="discard" />
          </PostForm>
        ) : (
          <MailActs isPage words={words} mail={mail} fetcher={fetcher} />
        )}
      </div>
      <div className="side">
        <section className="block">
          <h2>{words.letter}</h2>
          {letter ? (
            <LetterText letter={letter} language={mail.language} />
          ) : (
            <p className="soft">{mail.letter === 'newsletter-issue' ? words.issueNote : words.notKept}</p>
          )}
          {letter && mail.status === 'sent' && <p className="note paragraph">{fill(words.keptNote, { days })}</p>}
          {issue && (
            <p className="paragraph">
              <a className="link-key line" href={issue.at} lang={issue.language}>
                {issue.subject}
              </a>
            </p>
          )}
        </section>
        <aside>
          <section className="block">
            <Facts of={facts} />
            <p className="paragraph">
              <WayKey label={words.person} to={`/people/card?email=${encodeURIComponent(mail.to)}`} />
            </p>
          </section>
          {mail.status === 'held' && <p className="after">{words.heldText}</p>}
        </aside>
      </div>
    </div>
  )
}
