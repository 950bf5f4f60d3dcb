import { data, Link } from 'react-router'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { LinkKey, PostForm } from '../ui/form.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { Search } from '../ui/search.tsx'
import { Table } from '../ui/table.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Top } from '../ui/top.tsx'
import type { Route } from './+types/outbox.ts'
import { mailSearch } from './outbox/mail-search.ts'

const statuses = ['dead', 'held', 'queued', 'sent', 'all'] as const

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'outbox')
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('status')
  const search = searchParams.get('q')?.trim() ?? ''
  const status = statuses.find((known) => known === asked) ?? 'all'
  const page = pageOf(args.request)
  const words = deskCopy(language, 'outbox')
  const [{ rows, total }, { total: dead }] = await Promise.all([
    services.mails.list(
      page,
      status === 'all' ? undefined : status,
      search === '' ? undefined : mailSearch(search, words),
    ),
    services.mails.list({ limit: 0, offset: 0 }, 'dead'),
  ])
  return {
    words,
    status,
    search,
    offset: page.offset,
    total,
    dead,
    mails: rows.map((mail) => ({
      ...pick(mail, 'id', 'letter', 'status', 'attempts', 'error'),
      to: mail.recipient,
      isHeld: mail.held_since !== null,
      isForUndo: services.mails.isForUndo(mail),
      mayRetry: services.mails.mayRetry(mail),
      created: time(mail.created_at),
      next: time(mail.next_attempt_at),
      sent: mail.sent_at && time(mail.sent_at),
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'outbox')
  const id = String(form.get('id') ?? '')
  if (!(await desk.services.mails.find(id))) throw data('unknown', 404)
  await desk.services.mails.retry(id)
  return { did: 'retried' as const }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

export default function Outbox({
  loaderData: { words, status, search, mails, offset, total, dead },
  actionData,
}: Route.ComponentProps) {
  const state = (mail: (typeof mails)[number]) => {
    if (mail.isHeld) return words.statuses.held
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
      <p role="status">{actionData?.did && words.retried}</p>
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
            cell: ({ id, to }) => <Link to={`/outbox/${id}`}>{to}</Link>,
          },
          { title: words.columns.letter, look: 'whole', cell: ({ letter }) => words.letters[letter] ?? letter },
          {
            title: words.columns.state,
            look: 'whole',
            cell: (mail) => (
              <>
                {state(mail)}
                {mail.error && <span className="note mono">{mail.error}</span>}
              </>
            ),
          },
          { title: words.columns.time, look: 'soft nowrap only-wide', cell: ({ created }) => created },
          {
            title: words.columns.act,
            isSilent: true,
            look: 'act',
            cell: ({ id, to, mayRetry }) =>
              mayRetry && (
                <PostForm>
                  <input type="hidden" name="id" value={id} />
                  <LinkKey label={words.retry} type="submit" of={to} />
                </PostForm>
              ),
          },
        ]}
      />
      <Pager offset={offset} shown={mails.length} total={total} />
    </div>
  )
}
