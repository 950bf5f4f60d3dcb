import { useEffect, useState } from 'react'
import { data, Form, Link, useFetcher } from 'react-router'
import { allowed, changing } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { shortTime } from '../../time.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
import { Pager, pageOf } from '../../ui/pager.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import type { Route } from './+types/suppressed.ts'
import { NewsletterPlaces } from './places.tsx'
import { LiftReason } from './reader-acts.tsx'
import { liftReasons } from './reader-data.ts'

type LiftAnswer = { email: string; restored: boolean } | { problem: 'not_suppressed' }

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'newsletter')
  const search = new URL(args.request.url).searchParams.get('q')?.trim() ?? ''
  const page = pageOf(args.request)
  const { rows, total, unnamed } = await services.suppressions.strangers(page, search)
  const now = new Date()
  return {
    words: deskCopy(language, 'readers'),
    search,
    offset: page.offset,
    total,
    unnamed,
    rows: rows.map(({ email, reason, smtp_code, server_words, created_at }) => ({
      email,
      reason,
      serverSays: [smtp_code, server_words].filter(Boolean).join(' '),
      since: shortTime(created_at, language, now),
    })),
  }
}

export async function action(args: Route.ActionArgs): Promise<LiftAnswer> {
  const { desk, form } = await changing(args, 'newsletter')
  const email = String(form.get('email') ?? '').trim()
  const because = liftReasons.find((known) => known === form.get('because'))
  if (form.get('act') !== 'lift' || !email || !because) throw data('bad request', 400)
  const lifted = await desk.services.suppressions.lift(email, because)
  return lifted.ok ? { email, restored: lifted.restored } : { problem: lifted.problem }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.strangers.title }]

/** Addresses that get no newsletter and are in no list of readers; each can be let in again. */
export default function Suppressed({ loaderData }: Route.ComponentProps) {
  const { words, rows, search, offset, total, unnamed } = loaderData
  const { strangers, lift } = words
  const [chosen, setChosen] = useState<string>()
  const fetcher = useFetcher<LiftAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer) setChosen(undefined)
  }, [answer])
  return (
    <div className="page">
      <NewsletterPlaces words={words.places} current="readers" />
      <div className="top">
        <div>
          <p className="note">
            <Link to="/newsletter/readers">{words.card.back}</Link>
          </p>
          <h1>{strangers.title}</h1>
        </div>
        <p className="note">{strangers.text}</p>
      </div>
      <Form className="filters" role="search">
        <SearchField words={{ search: words.search, searchHint: strangers.searchHint }} value={search} />
      </Form>
      <p role="status" className={answer && 'problem' in answer ? 'said error' : 'said'}>
        {answer && ('problem' in answer ? lift.problem : fill(strangers.lifted, { email: answer.email }))}
      </p>
      {rows.length === 0 ? (
        <div className="empty">
          <p>{search ? words.empty.search : strangers.none}</p>
        </div>
      ) : (
        <table className="stack">
          <TableHead
            columns={[words.columns.email, strangers.reason, words.columns.since]}
            actions={words.imports.listColumns.act}
          />
          <tbody>
            {rows.map((row) => (
              <tr key={row.email}>
                <th scope="row" className="whole anywhere">
                  {row.email}
                </th>
                <td className="whole">
                  {words.card.suppressions[row.reason]}
                  {row.serverSays && <span className="note mono anywhere">{row.serverSays}</span>}
                </td>
                <td className="soft nowrap">{row.since}</td>
                <td className="act">
                  <button className="link-key" type="button" onClick={() => setChosen(row.email)}>
                    {lift.open}
                    <span className="visually-hidden">: {row.email}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager offset={offset} shown={rows.length} total={total} />
      {unnamed > 0 && (
        <p className="note paragraph">
          {unnamed === 1 ? strangers.unnamedOne : fill(strangers.unnamed, { count: unnamed })}
        </p>
      )}
      <Dialog
        title={fill(lift.title, { email: chosen ?? '' })}
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
      >
        <fetcher.Form method="post">
          <FormToken />
          <input type="hidden" name="email" value={chosen} />
          <p>{lift.text}</p>
          <LiftReason words={lift} />
          <p className="actions after">
            <button className="key" type="submit" name="act" value="lift">
              {lift.button}
            </button>
            <button className="key" type="button" onClick={() => setChosen(undefined)}>
              {lift.keep}
            </button>
          </p>
        </fetcher.Form>
      </Dialog>
    </div>
  )
}
