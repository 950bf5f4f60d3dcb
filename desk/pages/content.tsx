import { useState } from 'react'
import { data, Link, redirect, useActionData, useNavigation } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { slugOf } from '#content/slug.ts'
import { mayDo } from '#server/team/roles.ts'
import { type Access, allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { DialogKeys, KeyDialog } from '../ui/dialog.tsx'
import { Field, PostForm } from '../ui/form.tsx'
import { Marked } from '../ui/marked.tsx'
import { Search } from '../ui/search.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Top } from '../ui/top.tsx'
import { useFetcher } from '../use-fetcher.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/content.ts'
import { type EntryAnswer, undone } from './content/acts.server.ts'
import { mostInId } from './content/follow-ids.ts'
import { filters, listData } from './content/list.server.ts'
import { Outcome, usePublicationStatus } from './content/outcome.tsx'

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
      <Top title={words.title} note={words.lead}>
        <div className="actions">
          <Link className="key" to="/content/pictures">
            {loaderData.pictures}
          </Link>
          <AddArticle words={words.add} />
        </div>
      </Top>
      {last && <LastPublication words={words} last={last} mayUndo={mayPublish && !last.isRefused} />}
      <div className="search-line">
        <Search
          action="/content"
          words={{ search: words.search.label, searchHint: words.search.placeholder }}
          value={search}
          kept={{ state: filter === 'all' ? undefined : filter }}
        />
        {search === '' && filter === 'all' && (
          <nav className="actions" aria-label={words.jump}>
            {[...first, 'rest' as const].map((id) => (
              <a key={id} className="link-key soft" href={`#group-${id}`}>
                {id === 'rest' ? words.rest : words.groups[id]}
              </a>
            ))}
          </nav>
        )}
      </div>
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
        <details
          className="content-rest"
          id="group-rest"
          open={search !== '' || filter !== 'all'}
          key={`${search} ${filter}`}
        >
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
const first = ['articles', 'pages', 'facts'] as const
const further = ['letters', 'assistant', 'legal', 'messages', 'desk'] as const

type Data = Route.ComponentProps['loaderData']
type GroupProps = Pick<Data, 'words' | 'search' | 'rows'> & { id: keyof Data['words']['groups']; isFirst: boolean }

function Group({ words, search, id, rows, isFirst }: GroupProps) {
  return (
    <section className={`section${isFirst ? ' first' : ''}`} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`}>{words.groups[id]}</h2>
      <ul className="lines pages">
        {rows.map((row) => (
          <li key={row.id} className={row.isBelow ? 'below' : undefined}>
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
            {(row.changed || row.state) && (
              <>
                <span className="by now">{row.state}</span>
                <span className="by">{row.changed}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A new article begins with a title and its address, which follows the title until somebody writes another. */
function AddArticle({ words }: { words: DocumentOf<'desk/content'>['add'] }) {
  const answer = useActionData<AddAnswer>()
  const isSending = useNavigation().state !== 'idle'
  const [title, setTitle] = useState('')
  const [own, setOwn] = useState<string>()
  const slug = own ?? slugOf(title, mostInId)
  return (
    <KeyDialog label={words.open} look="main" title={words.title}>
      <PostForm noValidate>
        <Field
          label={words.german}
          name="title"
          lang="de"
          value={title}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <Field
          label={words.slug}
          hint={fill(words.slugHint, { slug })}
          name="slug"
          value={slug}
          autoComplete="off"
          onChange={({ target }) => setOwn(target.value)}
        />
        <DialogKeys problem={answer && words[answer.problem]} keep={words.button} act="add" isOff={isSending} />
      </PostForm>
    </KeyDialog>
  )
}

type AddAnswer = { problem: 'taken' | 'bad_name' | 'missing' }

/** Creates the drafts of a new article, and goes there. */
async function addArticle({ services }: Access, form: FormData): Promise<AddAnswer | Response> {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const de = field('title')
  if (!de) return { problem: 'missing' }
  const added = await services.entries.addArticle({ slug: field('slug'), title: { de, en: '' } })
  return added.ok ? redirect(`/content/${added.id}`) : { problem: added.problem }
}

type LastPublicationProps = {
  words: DocumentOf<'desk/content'>
  last: { number: number; what: string; by: string; isRefused: boolean }
  mayUndo: boolean
}

/** What was published last on the whole site, and how to take it back. */
function LastPublication({ words, last, mayUndo }: LastPublicationProps) {
  const fetcher = useFetcher<EntryAnswer>()
  const { data: answer } = fetcher
  return (
    <div className="bar">
      <p>
        {last.isRefused ? '' : `${words.last.title}: `}
        {last.what && <b>{last.what}, </b>}
        {last.by}
      </p>
      {mayUndo && (
        <KeyDialog isWord label={words.last.undo} title={words.last.undoTitle}>
          {(close) => (
            <>
              <p>{words.last.undoText}</p>
              <PostForm of={fetcher} action="/content" onSubmit={close}>
                <input type="hidden" name="number" value={last.number} />
                <DialogKeys keep={words.last.undoButton} look="main out" act="undo" />
              </PostForm>
            </>
          )}
        </KeyDialog>
      )}
      <Outcome words={words} answer={answer} status={usePublicationStatus(answer)} />
    </div>
  )
}
