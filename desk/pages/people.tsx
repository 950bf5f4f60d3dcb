import { Form, Link } from 'react-router'
import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { shortTime } from '../time.ts'
import { Pager, pageOf } from '../ui/pager.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { TableHead } from '../ui/table-head.tsx'
import type { Route } from './+types/people.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'people')
  const search = new URL(args.request.url).searchParams.get('q')?.trim() ?? ''
  const page = pageOf(args.request)
  const { rows, total, isMore } = await services.people.search(search, page)
  const merged = await services.people.mergedInto(rows.map(({ email_key }) => email_key))
  const now = new Date()
  return {
    words: deskCopy(language, 'people'),
    search,
    offset: page.offset,
    total,
    isMore,
    rows: rows.map((row) => ({
      ...row,
      into: merged.get(row.email_key) ?? null,
      last: shortTime(row.last_at, language, now),
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** Everybody of whom something is held, the latest first. */
export default function People({ loaderData: { words, search, rows, offset, total, isMore } }: Route.ComponentProps) {
  const has = ({ enquiries, appointments, waitlist, newsletter }: (typeof rows)[number]) =>
    [
      enquiries === 1 && words.has.enquiry,
      enquiries > 1 && fill(words.has.enquiries, { count: enquiries }),
      appointments === 1 && words.has.appointment,
      appointments > 1 && fill(words.has.appointments, { count: appointments }),
      waitlist > 0 && words.has.waitlist,
      newsletter > 0 && words.has.newsletter,
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <div className="page">
      <div className="top">
        <h1>{words.title}</h1>
        <p className="note">{words.text}</p>
      </div>
      <Form className="filters" role="search">
        <SearchField words={words} value={search} />
      </Form>
      {rows.length === 0 ? (
        <div className="empty">
          <p>{words.empty}</p>
        </div>
      ) : (
        <table className="stack">
          <TableHead columns={[words.columns.person, words.columns.has, words.columns.last]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.email_key}>
                <th scope="row" className="whole">
                  <Link to={`/people/card?email=${encodeURIComponent(row.email_key)}`}>
                    {row.name ?? row.email_key}
                  </Link>
                  {row.name && <span className="note">{row.email_key}</span>}
                  {row.into && <span className="note">{fill(words.merge.into, { email: row.into })}</span>}
                </th>
                <td>{has(row)}</td>
                <td className="soft nowrap">{row.last}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager offset={offset} shown={rows.length} total={total} isMore={isMore} />
    </div>
  )
}
