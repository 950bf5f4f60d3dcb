import { data } from 'react-router'
import { allowed, changing } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { KeyDialog } from '../../ui/dialog.tsx'
import { Pager, pageOf } from '../../ui/pager.tsx'
import { Search } from '../../ui/search.tsx'
import { Table } from '../../ui/table.tsx'
import { Top } from '../../ui/top.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import type { Route } from './+types/suppressed.ts'
import { LiftForm } from './lift.tsx'
import { liftReasons } from './reader-data.ts'

type LiftAnswer = { email: string; restored: boolean } | { problem: 'not_suppressed' }

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'newsletter')
  const search = new URL(args.request.url).searchParams.get('q')?.trim() ?? ''
  const page = pageOf(args.request)
  const { rows, total, unnamed } = await services.suppressions.strangers(page, search)
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
      since: time(created_at),
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
  const fetcher = useFetcher<LiftAnswer>()
  const answer = fetcher.data
  return (
    <div className="page">
      <Top title={strangers.title} back={['/newsletter/readers', words.card.back]} note={strangers.text} />
      <Search words={{ search: words.search, searchHint: strangers.searchHint }} value={search} />
      <p role="status" className={answer && 'problem' in answer ? 'said error' : 'said'}>
        {answer && ('problem' in answer ? lift.problem : fill(strangers.lifted, { email: answer.email }))}
      </p>
      <Table
        rows={rows}
        keyOf={({ email }) => email}
        empty={search ? words.empty.search : strangers.none}
        columns={[
          { title: words.columns.email, isHead: true, look: 'whole anywhere', cell: ({ email }) => email },
          {
            title: strangers.reason,
            look: 'whole',
            cell: ({ reason, serverSays }) => (
              <>
                {words.card.suppressions[reason]}
                {serverSays && <span className="note mono anywhere">{serverSays}</span>}
              </>
            ),
          },
          { title: words.columns.since, look: 'soft nowrap', cell: ({ since }) => since },
          {
            title: words.imports.listColumns.act,
            isSilent: true,
            look: 'act',
            cell: ({ email }) => (
              <KeyDialog isWord label={lift.open} of={email} title={fill(lift.title, { email })} done={answer}>
                <LiftForm words={lift} of={fetcher} email={email} />
              </KeyDialog>
            ),
          },
        ]}
      />
      <Pager offset={offset} shown={rows.length} total={total} />
      {unnamed > 0 && (
        <p className="note paragraph">
          {unnamed === 1 ? strangers.unnamedOne : fill(strangers.unnamed, { count: unnamed })}
        </p>
      )}
    </div>
  )
}
