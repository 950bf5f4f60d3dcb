import { Link, redirect } from 'react-router'
import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { WayKey } from '../ui/form.tsx'
import { inParts } from '../ui/in-parts.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { Search } from '../ui/search.tsx'
import { Table } from '../ui/table.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Top } from '../ui/top.tsx'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/outbox.ts'
import { MailActs, useMailActs, Why } from './outbox/acts.tsx'
import { mailSearch } from './outbox/mail-search.ts'
import { shownMail } from './outbox/shown.server.ts'

export { clientAction, shouldRevalidate } from '../without-server.ts'

const statuses = ['dead', 'held', 'queued', 'sent', 'all'] as const

export async function loader(args: Route.LoaderArgs) {
  const desk = allowed(args, 'outbox')
  const { services, language, time } = desk
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('status')
  const search = searchParams.get('q')?.trim() ?? ''
  const page = pageOf(args.request)
  const words = deskCopy(language, 'outbox')
  const { total: dead } = await services.mails.list({ limit: 0, offset: 0 }, 'dead')
  const issueId = searchParams.get('issue')
  const status = statuses.find((known) => known === asked) ?? 'all'
  // Who comes without a wish comes for what did not arrive, and stays there when the last of it is settled.
  if (asked === null && dead > 0 && search === '') throw redirect('/outbox?status=dead')
  // What of an issue did not arrive is one matter, and each of its mails is listed where somebody wants to see them.
  const isByIssue = status === 'dead' && search === ''
  const { rows, total } = await services.mails.list(
    page,
    status === 'all' ? undefined : status,
    search === '' ? undefined : mailSearch(search, words),
    isByIssue ? issueId : undefined,
  )
  const failed = isByIssue ? await services.mails.failedIssues() : []
  return {
    words,
    status,
    search,
    offset: page.offset,
    total,
    dead,
    issueId,
    issues: failed
      .filter(({ id }) => (issueId === null ? page.offset === 0 : id === issueId))
      .map(({ id, subject, count }) => ({
        id,
        text: fill(count === 1 ? words.issue.one : words.issue.many, { subject, count }),
      })),
    mails: rows.map((mail) => ({
      ...shownMail(mail, desk),
      isPaused: mail.status === 'queued' && mail.is_paused === 1,
      created: time(mail.created_at),
      next: time(mail.next_attempt_at),
      sent: mail.sent_at && time(mail.sent_at),
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

export default function Outbox({
  loaderData: { words, status, search, mails, offset, total, dead, issueId, issues },
}: Route.ComponentProps) {
  const { fetcher, said } = useMailActs(words)
  useLive()
  const state = (mail: (typeof mails)[number]) => {
    if (mail.status === 'held') return words.statuses.held
    if (mail.isSettled) return words.settled
    if (mail.isPaused) return words.paused
    if (mail.status === 'sent') return fill(words.sent, { time: mail.sent ?? '' })
    if (mail.status === 'queued' && mail.attempts === 0)
      return mail.isForUndo ? fill(words.forUndo, { time: mail.next ?? '' }) : words.soon
    const attempts = mail.attempts === 1 ? words.attempt : fill(words.attempts, { count: mail.attempts })
    return `${mail.status === 'dead' ? words.dead : fill(words.queued, { time: mail.next ?? '' })}, ${attempts}`
  }
  return (
    <div className="page">
      <Top title={words.title} note={words.text} />
      <Search words={words} value={search} />
      <Tabs
        label={words.columns.state}
        tabs={statuses.map((known) => ({
          to: `?status=${known}`,
          text: known === 'dead' && dead > 0 ? `${words.statuses.dead} ${dead}` : words.statuses[known],
          isCurrent: known === status,
        }))}
      />
      {said}
      {issues.map(({ id, text }) => (
        <p key={id} className="said">
          {issueId === null ? <WayKey label={text} look="line" to={`?status=dead&issue=${id}`} /> : <b>{text}</b>}
        </p>
      ))}
      {(mails.length > 0 || issues.length === 0) && (
        <Table
          look="stack run"
          rows={mails}
          keyOf={({ id }) => id}
          empty={words.empty}
          columns={[
            {
              title: words.columns.to,
              isHead: true,
              look: 'whole',
              cell: ({ id, to }) => <Link to={`/outbox/${id}`}>{inParts(to)}</Link>,
            },
            { title: words.columns.letter, look: 'whole', cell: ({ letter }) => words.letters[letter] ?? letter },
            { title: words.columns.time, look: 'soft nowrap', cell: ({ created }) => created },
            {
              title: words.columns.state,
              look: 'whole below',
              cell: (mail) => (
                <>
                  {status !== 'dead' && (
                    <span className="stands">{mail.reason ? `${state(mail)}. ` : state(mail)}</span>
                  )}
                  <Why words={words} mail={mail} />
                  <MailActs words={words} mail={mail} fetcher={fetcher} />
                </>
              ),
            },
          ]}
        />
      )}
      <Pager offset={offset} shown={mails.length} total={total} />
    </div>
  )
}
