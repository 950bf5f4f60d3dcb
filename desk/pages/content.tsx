import { useMemo, useRef } from 'react'
import { data, Form, Link } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { SearchField } from '../ui/search-field.tsx'
import { useKeys } from '../use-keys.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/content.ts'
import { type EntryAnswer, undone } from './content/acts.server.ts'
import { type AddAnswer, addArticle } from './content/add-article.server.ts'
import { AddArticle } from './content/add-article.tsx'
import { LastPublication } from './content/last-publication.tsx'
import { filters, listData } from './content/list.server.ts'

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
  const searchField = useRef<HTMLInputElement>(null)
  useLive()
  useKeys(useMemo(() => ({ '/': () => searchField.current?.focus() }), []))
  const groups = Object.entries(words.groups)
    .map(([id, title]) => ({ id, title, rows: rows.filter(({ group }) => group === id) }))
    .filter((group) => group.rows.length > 0)
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
      <div className="filters">
        <Form role="search" action="/content">
          {filter !== 'all' && <input type="hidden" name="state" value={filter} />}
          <SearchField
            words={{ search: words.search.label, searchHint: words.search.placeholder }}
            value={search}
            ref={searchField}
          />
        </Form>
      </div>
      <nav className="tabs" aria-label={words.filters.label}>
        {loaderData.filters.map((id) => (
          <Link
            key={id}
            to={`/content?${new URLSearchParams({ ...(id !== 'all' && { state: id }), ...(search && { q: search }) })}`}
            aria-current={id === filter ? 'page' : undefined}
          >
            {words.filters[id]} {counts[id]}
          </Link>
        ))}
      </nav>
      {rows.length === 0 && <p>{search ? words.search.none : words.empty}</p>}
      {groups.map((group) => (
        <section key={group.id} className="content-group" aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`}>{group.title}</h2>
          <ul>
            {group.rows.map((row) => (
              <li key={row.id}>
                <Link to={`/content/${row.id}`}>{row.title}</Link>
                {row.told.length > 0 && <span className="note">{row.told.join(' · ')}</span>}
                {row.excerpt && <span className="note excerpt">{row.excerpt}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
