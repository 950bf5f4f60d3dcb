import { Form, Link, useSearchParams } from 'react-router'
import { allowed } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { shortTime } from '../../time.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Pager, pageOf } from '../../ui/pager.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { pageName } from '../content/titles.server.ts'
import type { Route } from './+types/readers.ts'
import { filterOf, states } from './list.server.ts'
import { NewsletterPlaces } from './places.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'newsletter')
  const filter = filterOf(args.request)
  const page = pageOf(args.request)
  const [{ rows, total }, counts, strangers] = await Promise.all([
    services.readers.page(filter, page),
    services.readers.count(),
    services.suppressions.countStrangers(),
  ])
  const now = new Date()
  return {
    words: deskCopy(language, 'readers'),
    ...filter,
    tabs: states.map((id) => ({ id, count: counts[id] })),
    all: Object.values(counts).reduce((sum, count) => sum + count, 0),
    strangers,
    offset: page.offset,
    total,
    rows: rows.map((row) => ({
      id: row.id,
      email: row.email,
      state: row.state,
      language: row.language,
      since: shortTime(row.created_at, language, now),
      isImported: row.import_id !== null,
      page: row.consent_page && pageName(row.consent_page, language),
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** Everybody who signed up or was imported, the latest first. */
export default function Readers({ loaderData }: Route.ComponentProps) {
  const { words, rows, state, search, offset, total } = loaderData
  const [parameters] = useSearchParams()
  const to = (chosen?: string) =>
    `?${new URLSearchParams({ ...(chosen && { state: chosen }), ...(search && { q: search }) })}`
  return (
    <div className="page">
      <NewsletterPlaces words={words.places} current="readers" />
      <div className="top">
        <h1>{words.title}</h1>
        <p className="note">{words.text}</p>
      </div>
      <Form className="filters" role="search">
        {state && <input type="hidden" name="state" value={state} />}
        <SearchField words={words} value={search} />
      </Form>
      <nav className="tabs many" aria-label={words.columns.state}>
        <Link to={to()} aria-current={state === undefined ? 'page' : undefined}>
          {words.all} {loaderData.all}
        </Link>
        {loaderData.tabs.map(({ id, count }) => (
          <Link key={id} to={to(id)} aria-current={id === state ? 'page' : undefined}>
            {words.tabs[id]} {count}
          </Link>
        ))}
        {loaderData.strangers > 0 && (
          <Link to="/newsletter/suppressed">
            {words.strangers.tab} {loaderData.strangers}
          </Link>
        )}
      </nav>
      {rows.length === 0 ? (
        <div className="empty">
          <p>{loaderData.all === 0 ? words.empty.all : words.empty.search}</p>
        </div>
      ) : (
        <table className="stack">
          <TableHead
            columns={[
              words.columns.email,
              words.columns.state,
              words.columns.language,
              words.columns.from,
              words.columns.since,
            ]}
          />
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="whole anywhere">
                  <Link to={`/newsletter/readers/${row.id}`}>{row.email}</Link>
                </th>
                <td>{words.states[row.state]}</td>
                <td data-l={words.columns.language}>{words.languages[row.language]}</td>
                <td data-l={words.columns.from}>{row.isImported ? words.imported : (row.page ?? words.elsewhere)}</td>
                <td className="soft nowrap">{row.since}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager offset={offset} shown={rows.length} total={total} />
      {rows.length > 0 && <DownloadButton label={words.file} action={`/newsletter/readers.csv?${parameters}`} />}
    </div>
  )
}
