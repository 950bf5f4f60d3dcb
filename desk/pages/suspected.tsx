import { useState } from 'react'
import { data } from 'react-router'
import { read } from '#content/documents.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { LinkKey, PostForm } from '../ui/form.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { Table } from '../ui/table.tsx'
import { Empty, Top } from '../ui/top.tsx'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/suspected.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'enquiries')
  const page = pageOf(args.request)
  const { rows, total } = await services.suspected.list(page, {})
  return {
    words: deskCopy(language, 'suspected'),
    days: read('company').retention.suspectedDays,
    offset: page.offset,
    total,
    rows: rows.map((row) => ({
      ...pick(row, 'id', 'email', 'form'),
      says: textOf(JSON.parse(row.fields) as Record<string, unknown>),
      time: time(row.created_at),
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'enquiries')
  const { suspected } = desk.services
  const ids = form.getAll('id').map(String).slice(0, 200)
  const act = form.get('act')
  if (act === 'release') return suspected.release(ids)
  if (act === 'dismiss') return { dismissed: (await suspected.dismiss(ids)).dismissed }
  throw data('bad request', 400)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** What was put aside in a wave of spam: to be released or dismissed, one or many. */
export default function Suspected({ loaderData, actionData }: Route.ComponentProps) {
  const { words, rows, days, offset, total } = loaderData
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  useLive()
  const chosen = rows.filter(({ id }) => picked.has(id))
  const toggle = (id: string) => {
    const changed = new Set(picked)
    if (!changed.delete(id)) changed.add(id)
    setPicked(changed)
  }
  return (
    <div className="page">
      <Top title={words.title} back={['/enquiries', words.back]} note={fill(words.text, { days })} />
      <p role="status">{actionData && did(actionData, words)}</p>
      {rows.length === 0 ? (
        <Empty>{words.empty}</Empty>
      ) : (
        <PostForm onSubmit={() => setTimeout(() => setPicked(new Set()))}>
          <Table
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                title: words.pickAll,
                head: (
                  <label className="tick" title={words.pickAll}>
                    <input
                      type="checkbox"
                      aria-label={words.pickAll}
                      checked={chosen.length === rows.length}
                      onChange={({ target }) => setPicked(new Set(target.checked ? rows.map(({ id }) => id) : []))}
                    />
                    <span className="only-phone">{words.pickAll}</span>
                  </label>
                ),
                cell: (row) => (
                  <input
                    type="checkbox"
                    name="id"
                    value={row.id}
                    aria-label={fill(words.pickOne, { email: row.email })}
                    checked={picked.has(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                ),
              },
              { title: words.columns.from, isHead: true, look: 'anywhere', cell: ({ email }) => email },
              { title: words.columns.says, look: 'whole anywhere', cell: ({ says }) => says },
              {
                title: words.columns.form,
                look: 'soft nowrap',
                cell: ({ form, time }) => `${words.forms[form]}, ${time}`,
              },
            ]}
          />
          <div className={chosen.length === 0 ? 'bulk' : 'bulk ink'}>
            <b role="status">{fill(words.picked, { count: chosen.length })}</b>
            <span className="actions">
              <LinkKey label={words.release} act="release" rests={chosen.length === 0} />
              <LinkKey label={words.dismiss} look="bad" act="dismiss" rests={chosen.length === 0} />
            </span>
          </div>
        </PostForm>
      )}
      <Pager offset={offset} shown={rows.length} total={total} />
    </div>
  )
}

type Done = NonNullable<Route.ComponentProps['actionData']>

function did(done: Done, words: Route.ComponentProps['loaderData']['words']): string {
  if ('dismissed' in done) return fill(words.dismissed, { count: done.dismissed })
  const { released, known, failed } = done
  return [
    fill(words.released, { count: released }),
    known > 0 && fill(words.known, { count: known }),
    failed.length > 0 && fill(words.failed, { count: failed.length }),
  ]
    .filter(Boolean)
    .join(' ')
}

const longest = 300

/** The words somebody typed, without address and ticks. */
function textOf({ email: _, ...fields }: Record<string, unknown>): string {
  const text = Object.values(fields)
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ')
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}
