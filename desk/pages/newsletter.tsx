import { useState } from 'react'
import { Form, Link, redirect, useActionData } from 'react-router'
import { languages } from '#contract/language.ts'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { shortTime } from '../time.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormToken } from '../ui/form-token.tsx'
import { TableHead } from '../ui/table-head.tsx'
import { useLive } from '../use-live.ts'
import { unlessOffline } from '../without-server.ts'
import type { Route } from './+types/newsletter.ts'
import { NewsletterPlaces } from './newsletter/places.tsx'

export { shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, open } = allowed(args, 'newsletter.write')
  const [drafts, issues, readers] = await Promise.all([
    services.drafts.list(),
    services.issues.list(),
    services.issues.countReaders(),
  ])
  const now = new Date()
  const time = (iso: string) => shortTime(iso, language, now)
  return {
    words: deskCopy(language, 'newsletter'),
    readers,
    places: mayDo(open.member.role, 'newsletter') ? deskCopy(language, 'readers').places : null,
    hasArchive: issues.length > 0,
    drafts: drafts
      .filter(({ state }) => state !== 'begun')
      .map(({ id, name, state, send_at, changed_at }) => ({
        id,
        name,
        state,
        at: send_at && time(send_at),
        changed: time(changed_at),
      })),
    sent: issues.map(({ slug, language, subject, state, started_at, mails, queued }) => {
      const draft = drafts.find((one) => one.slug === slug)
      return {
        key: `${slug} ${language}`,
        id: draft?.id,
        name: draft?.name ?? subject,
        subject,
        language,
        state,
        begun: time(started_at),
        mails,
        gone: mails - queued,
      }
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'newsletter.write')
  const language = languages.find((known) => known === form.get('language')) ?? 'de'
  const added = await desk.services.drafts.add(String(form.get('name') ?? ''), { language })
  return added.ok ? redirect(`/newsletter/issues/${added.id}`) : { problem: added.problem }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessOffline(() => serverAction())
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** All issues: what is being written, what goes out, what has gone. */
export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { words, drafts, sent, readers, places, hasArchive } = loaderData
  const answer = useActionData<typeof action>()
  const problem = answer && 'problem' in answer ? words.problems[answer.problem] : undefined
  const [adds, setAdds] = useState(false)
  useLive()
  return (
    <div className="page">
      <div className="top">
        <h1>{words.title}</h1>
        <p className="note">
          {fill(words.readers, readers)}{' '}
          {hasArchive && (
            <a className="link-key soft" href="/newsletter/issues">
              {words.archiveLink}
            </a>
          )}
        </p>
        <p className="actions">
          <button className="key main" type="button" onClick={() => setAdds(true)}>
            {words.add.open}
          </button>
        </p>
      </div>
      {places && <NewsletterPlaces words={places} current="issues" />}
      <noscript>
        <NewIssue words={words} problem={problem} />
      </noscript>
      <Dialog title={words.add.title} isOpen={adds} onClose={() => setAdds(false)}>
        <NewIssue words={words} problem={problem} onClose={() => setAdds(false)} />
      </Dialog>
      {drafts.length + sent.length === 0 && (
        <div className="empty">
          <p>{words.list.none}</p>
          <p className="soft">{words.list.noneText}</p>
        </div>
      )}
      {drafts.length > 0 && (
        <section>
          <h2>{words.list.drafts}</h2>
          <table className="stack">
            <TableHead columns={[words.columns.issue, words.columns.state]} />
            <tbody>
              {drafts.map(({ id, name, state, at, changed }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={`/newsletter/issues/${id}`}>{name}</Link>
                  </th>
                  <td>
                    {fill(words.states[state], { time: at ?? '' })}
                    <span className="note">{fill(words.saved, { time: changed })}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {sent.length > 0 && (
        <section className={drafts.length > 0 ? 'after' : undefined}>
          <h2>{words.list.sent}</h2>
          <table className="stack">
            <TableHead columns={[words.columns.issue, words.columns.state, words.columns.sent]} />
            <tbody>
              {sent.map(({ key, id, name, subject, language, state, begun, mails, gone }) => (
                <tr key={key}>
                  <th scope="row">
                    {id ? <Link to={`/newsletter/issues/${id}`}>{name}</Link> : name}
                    <span className="note" lang={language}>
                      {words.languages[language]}
                      {name !== subject && `, ${subject}`}
                    </span>
                  </th>
                  <td>
                    {words.states[state]}
                    <span className="note">{begun}</span>
                  </td>
                  <td data-l={words.columns.sent}>{fill(words.columns.of, { sent: gone, all: mails })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

type NewIssueProps = {
  words: Route.ComponentProps['loaderData']['words']
  problem: string | undefined
  onClose?(): void
}

function NewIssue({ words, problem, onClose }: NewIssueProps) {
  return (
    <Form method="post" noValidate>
      <FormToken />
      <p className="field">
        <label htmlFor="issue-name">{words.add.name}</label>
        <input
          id="issue-name"
          name="name"
          autoComplete="off"
          maxLength={120}
          aria-invalid={problem ? true : undefined}
          aria-describedby="issue-name-hint"
        />
        <span className="hint" id="issue-name-hint">
          {words.add.nameHint}
        </span>
      </p>
      <div className="field">
        <label htmlFor="issue-language">{words.add.language}</label>
        <span className="select">
          <select id="issue-language" name="language">
            {languages.map((language) => (
              <option key={language} value={language}>
                {words.languages[language]}
              </option>
            ))}
          </select>
        </span>
      </div>
      <p role="alert" className="error">
        {problem}
      </p>
      <p className="actions after">
        <button className="key main" type="submit">
          {words.add.button}
        </button>
        {onClose && (
          <button className="key" type="button" onClick={onClose}>
            {words.add.cancel}
          </button>
        )}
      </p>
    </Form>
  )
}
