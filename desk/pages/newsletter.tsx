import { Link, redirect, useActionData } from 'react-router'
import { languages } from '#contract/language.ts'
import { type Access, allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { DialogKeys, KeyDialog } from '../ui/dialog.tsx'
import { Choice, Field, PostForm } from '../ui/form.tsx'
import { Table } from '../ui/table.tsx'
import { Empty, Top } from '../ui/top.tsx'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/newsletter.ts'
import { RoomTabs } from './newsletter/room-tabs.tsx'

export { clientAction, shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'newsletter.write')
  const [drafts, issues, readers] = await Promise.all([
    services.drafts.list(),
    services.issues.list(),
    services.issues.countReaders(),
  ])
  return {
    words: deskCopy(language, 'newsletter'),
    readers,
    places: deskCopy(language, 'readers').places,
    hasArchive: issues.length > 0,
    drafts: drafts
      .filter(({ state }) => state !== 'begun')
      .toSorted(nextFirst)
      .map(({ id, name, state, send_at, changed_at }) => ({
        id,
        name,
        state,
        at: send_at && time(send_at),
        changed: time(changed_at),
      })),
    sent: issues.map(({ id, slug, language, subject, state, started_at, mails, queued, gone }) => {
      const draft = drafts.find((one) => one.slug === slug)
      return {
        key: `${slug} ${language}`,
        // Once it is out, what counts is what became of it.
        to:
          draft && state !== 'sent' && state !== 'cancelled'
            ? `/newsletter/issues/${draft.id}`
            : `/newsletter/issues/${id}/report`,
        name: draft?.name ?? subject,
        subject,
        language,
        state,
        begun: time(started_at),
        mails,
        reached: mails - queued - gone,
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

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** All issues: what is being written, what goes out, what has gone. */
export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { words, drafts, sent, readers, places, hasArchive } = loaderData
  const answer = useActionData<typeof action>()
  const problem = answer && 'problem' in answer ? words.problems[answer.problem] : undefined
  useLive()
  return (
    <div className="page">
      <Top
        title={words.title}
        note={
          <>
            {fill(words.readers, readers)}{' '}
            {hasArchive && (
              <a className="link-key line" href="/newsletter/issues">
                {words.archiveLink}
              </a>
            )}
          </>
        }
      >
        <div className="actions">
          <KeyDialog label={words.add.open} look="main" title={words.add.title}>
            <PostForm noValidate>
              <Field
                label={words.add.name}
                hint={words.add.nameHint}
                name="name"
                autoComplete="off"
                maxLength={120}
                isInvalid={Boolean(problem)}
              />
              <Choice
                label={words.add.language}
                name="language"
                options={languages.map((language) => [language, words.languages[language]])}
              />
              <DialogKeys problem={problem} keep={words.add.button} />
            </PostForm>
          </KeyDialog>
        </div>
      </Top>
      <RoomTabs words={places} current="issues" />
      {drafts.length + sent.length === 0 && <Empty next={words.list.noneText}>{words.list.none}</Empty>}
      {drafts.length > 0 && (
        <section>
          <h2>{words.list.drafts}</h2>
          <Table
            look="stack issues"
            rows={drafts}
            keyOf={({ id }) => id}
            columns={[
              {
                title: words.columns.issue,
                isHead: true,
                cell: ({ id, name }) => <Link to={`/newsletter/issues/${id}`}>{name}</Link>,
              },
              {
                title: words.columns.state,
                look: 'whole',
                cell: ({ state, at }) => fill(words.states[state], { time: at ?? '' }),
              },
              { title: words.columns.saved, isNamed: true, look: 'soft', cell: ({ changed }) => changed },
            ]}
          />
        </section>
      )}
      {sent.length > 0 && (
        <section className={drafts.length > 0 ? 'after' : undefined}>
          <h2>
            {sent.every(({ state }) => state === 'sent' || state === 'cancelled') ? words.list.sent : words.list.going}
          </h2>
          <Table
            look="stack issues"
            rows={sent}
            keyOf={({ key }) => key}
            columns={[
              {
                title: words.columns.issue,
                isHead: true,
                cell: ({ to, name, subject, language }) => (
                  <>
                    <Link to={to}>{name}</Link>
                    <span className="note" lang={language}>
                      {words.languages[language]}
                      {name !== subject && `, ${subject}`}
                    </span>
                  </>
                ),
              },
              {
                title: words.columns.when,
                isNamed: true,
                look: 'soft',
                // The heading above says that it is sent.
                cell: ({ state, begun }) => (state === 'sent' ? begun : `${words.states[state]}, ${begun}`),
              },
              {
                title: words.columns.sent,
                isNamed: true,
                cell: ({ reached, mails }) => fill(words.columns.of, { sent: reached, all: mails }),
              },
            ]}
          />
        </section>
      )}
    </div>
  )
}

type Draft = Awaited<ReturnType<Access['services']['drafts']['list']>>[number]

/** What goes out next comes first: by its time where it has one, and in the order in which they were begun. */
function nextFirst(one: Draft, other: Draft): number {
  return (one.send_at ?? '9').localeCompare(other.send_at ?? '9') || one.created_at.localeCompare(other.created_at)
}
