import { data, Form, Link } from 'react-router'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { shortTime } from '../time.ts'
import { FormToken } from '../ui/form-token.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { TableHead } from '../ui/table-head.tsx'
import type { Route } from './+types/outbox.ts'
import { mailSearch } from './outbox/mail-search.ts'

const statuses = ['dead', 'held', 'queued', 'sent', 'all'] as const

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'outbox')
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('status')
  const search = searchParams.get('q')?.trim() ?? ''
  const status = statuses.find((known) => known === asked) ?? 'all'
  const page = pageOf(args.request)
  const words = deskCopy(language, 'outbox')
  const { rows, total } = await services.mails.list(
    page,
    status === 'all' ? undefined : status,
    search === '' ? undefined : mailSearch(search, words),
  )
  const now = new Date()
  const time = (iso: string | null) => iso && shortTime(iso, language, now)
  return {
    words,
    status,
    search,
    offset: page.offset,
    total,
    mails: rows.map((mail) => ({
      id: mail.id,
      to: mail.recipient,
      letter: mail.letter,
      isHeld: mail.held_since !== null,
      isForUndo: services.mails.isForUndo(mail),
      mayRetry: services.mails.mayRetry(mail),
      status: mail.status,
      attempts: mail.attempts,
      error: mail.error,
      created: time(mail.created_at),
      next: time(mail.next_attempt_at),
      sent: time(mail.sent_at),
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
  loaderData: { words, status, search, mails, offset, total },
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
      <div className="top">
        <h1>{words.title}</h1>
        <p className="note">{words.text}</p>
      </div>
      <Form className="filters" role="search">
        <SearchField words={words} value={search} />
      </Form>
      <nav className="tabs" aria-label={words.columns.state}>
        {statuses.map((known) => (
          <Link key={known} to={`?status=${known}`} aria-current={known === status ? 'page' : undefined}>
            {words.statuses[known]}
          </Link>
        ))}
      </nav>
      <p role="status">{actionData?.did && words.retried}</p>
      {mails.length === 0 ? (
        <div className="empty">
          <p>{words.empty}</p>
        </div>
      ) : (
        <table className="stack">
          <TableHead
            columns={[words.columns.to, words.columns.letter, words.columns.state, words.columns.time]}
            actions={words.columns.act}
          />
          <tbody>
            {mails.map((mail) => (
              <tr key={mail.id}>
                <th scope="row" className="whole">
                  <Link to={`/outbox/${mail.id}`}>{mail.to}</Link>
                </th>
                <td className="whole">{words.letters[mail.letter] ?? mail.letter}</td>
                <td className="whole">
                  {state(mail)}
                  {mail.error && <span className="note mono">{mail.error}</span>}
                </td>
                <td className="soft nowrap only-wide">{mail.created}</td>
                <td className="act">
                  {mail.mayRetry && (
                    <Form method="post">
                      <FormToken />
                      <input type="hidden" name="id" value={mail.id} />
                      <button className="link-key" type="submit">
                        {words.retry}
                        <span className="visually-hidden">: {mail.to}</span>
                      </button>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager offset={offset} shown={mails.length} total={total} />
    </div>
  )
}
