import { Link } from 'react-router'
import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { inParts } from '../ui/in-parts.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { Search } from '../ui/search.tsx'
import { Table } from '../ui/table.tsx'
import { Top } from '../ui/top.tsx'
import type { Route } from './+types/people.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'people')
  const search = new URL(args.request.url).searchParams.get('q')?.trim() ?? ''
  const page = pageOf(args.request)
  const { rows, total, isMore } = await services.people.search(search, page)
  const merged = await services.people.mergedInto(rows.map(({ email_key }) => email_key))
  return {
    words: deskCopy(language, 'people'),
    search,
    offset: page.offset,
    total,
    isMore,
    rows: rows.map((row) => ({
      ...row,
      into: merged.get(row.email_key) ?? null,
      last: time(row.last_at),
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** Everybody of whom something is held, the latest first. */
export default function People({ loaderData: { words, search, rows, offset, total, isMore } }: Route.ComponentProps) {
  const has = (row: (typeof rows)[number]) =>
    (['enquiries', 'appointments', 'waitlist', 'newsletter'] as const)
      .filter((kind) => row[kind] > 0)
      .map((kind) => fill(words.has[kind][row[kind] === 1 ? 'one' : 'many'], { count: row[kind] }))
      .join(', ')
  return (
    <div className="page">
      <Top title={words.title} note={words.text} />
      <Search words={words} value={search} />
      <Table
        rows={rows}
        keyOf={({ email_key }) => email_key}
        empty={search ? words.empty : words.nobody}
        emptyText={search ? undefined : words.nobodyText}
        columns={[
          {
            title: words.columns.person,
            isHead: true,
            look: 'whole',
            cell: ({ email_key: email, name, into }) => (
              <>
                <Link to={`/people/card?email=${encodeURIComponent(email)}`}>{name ?? inParts(email)}</Link>
                {name && <span className="note">{inParts(email)}</span>}
                {into && <span className="note">{fill(words.merge.into, { email: into })}</span>}
              </>
            ),
          },
          { title: words.columns.has, cell: has },
          { title: words.columns.last, look: 'soft nowrap', cell: ({ last }) => last },
        ]}
      />
      <Pager offset={offset} shown={rows.length} total={total} isMore={isMore} />
    </div>
  )
}
