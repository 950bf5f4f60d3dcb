import { Link, useSearchParams } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { allowed } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { pick } from '../../pick.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { inParts } from '../../ui/in-parts.tsx'
import { Pager, pageOf } from '../../ui/pager.tsx'
import { Search } from '../../ui/search.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Top } from '../../ui/top.tsx'
import { pageName } from '../content/titles.server.ts'
import type { Route } from './+types/readers.ts'
import { filterOf, states } from './list.server.ts'
import { RoomTabs } from './room-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time, open } = allowed(args, 'newsletter.write')
  const filter = filterOf(args.request)
  const page = pageOf(args.request)
  const [{ rows, total }, counts, strangers] = await Promise.all([
    services.readers.page(filter, page),
    services.readers.count(),
    services.suppressions.countStrangers(),
  ])
  const isOwner = mayDo(open.member.role, 'newsletter')
  return {
    words: deskCopy(language, 'readers'),
    ...filter,
    tabs: states.map((id) => ({ id, count: counts[id] })),
    all: Object.values(counts).reduce((sum, count) => sum + count, 0),
    strangers: isOwner ? strangers : 0,
    mayExport: isOwner,
    offset: page.offset,
    total,
    rows: rows.map((row) => ({
      ...pick(row, 'id', 'email', 'state', 'language'),
      since: time(row.created_at),
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
      <Top title={words.title} note={words.text} />
      <RoomTabs words={words.places} current="readers" />
      <Search words={words} value={search} kept={{ state }} />
      <Tabs
        label={words.columns.state}
        tabs={[
          { to: to(), text: `${words.all} ${loaderData.all}`, isCurrent: state === undefined },
          ...loaderData.tabs
            .filter(({ id, count }) => count > 0 || id === state)
            .map(({ id, count }) => ({
              to: to(id),
              text: `${words.tabs[id]} ${count}`,
              isCurrent: id === state,
            })),
        ]}
      >
        {loaderData.strangers > 0 && (
          <Link to="/newsletter/suppressed">
            {words.strangers.tab} {loaderData.strangers}
          </Link>
        )}
      </Tabs>
      <Table
        look="stack run"
        rows={rows}
        keyOf={({ id }) => id}
        empty={loaderData.all === 0 ? words.empty.all : words.empty.search}
        emptyText={loaderData.all === 0 && words.empty.allText}
        columns={[
          {
            title: words.columns.email,
            isHead: true,
            look: 'whole anywhere',
            cell: ({ id, email }) => <Link to={`/newsletter/readers/${id}`}>{inParts(email)}</Link>,
          },
          {
            title: words.columns.state,
            cell: ({ state }) => {
              if (state === 'confirmed') return words.states[state]
              return state === 'left' ? (
                <span className="soft">{words.states[state]}</span>
              ) : (
                <b>{words.states[state]}</b>
              )
            },
          },
          { title: words.columns.since, look: 'soft nowrap', cell: ({ since }) => since },
          {
            title: words.columns.from,
            look: 'soft only-wide',
            cell: ({ isImported, page }) => (isImported ? words.imported : (page ?? words.elsewhere)),
          },
          { title: words.columns.language, look: 'soft', cell: (row) => words.languages[row.language] },
        ]}
      />
      <Pager offset={offset} shown={rows.length} total={total} />
      {rows.length > 0 && loaderData.mayExport && (
        <DownloadButton label={words.file} action={`/newsletter/readers.csv?${parameters}`} />
      )}
    </div>
  )
}
