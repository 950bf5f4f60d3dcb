import { data, Link } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { Search } from '../ui/search.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/content.ts'
import { type EntryAnswer, undone } from './content/acts.server.ts'
import { type AddAnswer, addArticle } from './content/add-article.server.ts'
import { AddArticle } from './content/add-article.tsx'
import { LastPublication } from './content/last-publication.tsx'
import { filters, listData } from './content/list.server.ts'
import { Marked } from './search/marked.tsx'

export { shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const desk = allowed(args, 'content.write')
  return {
    ...(await listData(desk, args.request)),
    filters: [...filters],
    pictures: deskCopy(desk.language, 'pictures').room,
    mayPublish: mayDo(desk.open.member.role, 'content.publish'),
  }
}

export async function action(args: Route.ActionArgs): Promise<EntryAnswer | AddAnswer | Response> {
  const { desk, form } = await changing(args, (sent) =>
    sent.get('act') === 'undo' ? 'content.publish' : 'content.write',
  )
  if (form.get('act') === 'add') return addArticle(desk, form)
  if (form.get('act') !== 'undo') throw data('bad request', 400)
  const number = await desk.services.documents.publishedNumber()
  return String(number) === form.get('number') ? undone(desk, number) : { problem: 'changed_meanwhile' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** Everything that the site says, grouped as a person thinks, with what became of it. */
export default function Content({ loaderData }: Route.ComponentProps) {
  const { words, rows, search, filter, counts, last, mayPublish } = loaderData
  useLive()
  const groupsOf = (names: readonly (keyof typeof words.groups)[]) =>
    names
      .map((id) => ({ id, rows: rows.filter(({ group }) => group === id) }))
      .filter((group) => group.rows.length > 0)
      .map((group, index) => <Group key={group.id} {...{ words, search }} {...group} isFirst={index === 0} />)
  const rest = groupsOf(further)
  const shownFilters = loaderData.filters.filter((id) => id === 'all' || id === filter || counts[id] > 0)
  return (
    <div className="page content-list">
      <div className="list-title">
        <h1>{words.title}</h1>
        <div className="actions">
          <Link className="key" to="/content/pictures">
            {loaderData.pictures}
          </Link>
          <AddArticle words={words.add} />
        </div>
      </div>
      <p className="note">{words.lead}</p>
      {last && <LastPublication words={words} last={last} mayUndo={mayPublish && !last.isRefused} />}
      <Search
        action="/content"
        words={{ search: words.search.label, searchHint: words.search.placeholder }}
        value={search}
        kept={{ state: filter === 'all' ? undefined : filter }}
      />
      {shownFilters.length > 1 && (
        <Tabs
          label={words.filters.label}
          tabs={shownFilters.map((id) => ({
            to: `/content?${new URLSearchParams({ ...(id !== 'all' && { state: id }), ...(search && { q: search }) })}`,
            text: `${words.filters[id]} ${counts[id]}`,
            isCurrent: id === filter,
          }))}
        />
      )}
      {rows.length === 0 && <p>{search ? words.search.none : words.empty}</p>}
      {groupsOf(first)}
      {rest.length > 0 && (
        <details className="content-rest" open={search !== '' || filter !== 'all'} key={`${search} ${filter}`}>
          <summary>
            {words.rest}: <span className="soft">{further.map((id) => words.groups[id]).join(', ')}</span>
          </summary>
          {rest}
        </details>
      )}
    </div>
  )
}

/** What people look for, and what they rarely do. */
const first = ['pages', 'services', 'articles', 'facts', 'tools'] as const
const further = ['letters', 'assistant', 'legal', 'messages', 'desk'] as const

type Data = Route.ComponentProps['loaderData']
type GroupProps = Pick<Data, 'words' | 'search' | 'rows'> & { id: keyof Data['words']['groups']; isFirst: boolean }

function Group({ words, search, id, rows, isFirst }: GroupProps) {
  return (
    <section className={`section${isFirst ? ' first' : ''}`} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`}>{words.groups[id]}</h2>
      <ul className="lines pages">
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <Link
                className="t"
                to={`/content/${row.id}${row.excerpt ? `?${new URLSearchParams({ find: search })}` : ''}`}
              >
                {row.title}
              </Link>
              {row.excerpt && (
                <p className="soft">
                  <Marked text={row.excerpt} words={search} />
                </p>
              )}
            </div>
            <span className="by">{row.changed}</span>
            <span className={row.isFirm ? 'by now' : 'by'}>{row.state}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
