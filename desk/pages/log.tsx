import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { exactTime } from '../time.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { TableHead } from '../ui/table-head.tsx'
import type { Route } from './+types/log.ts'
import { actsCalled, toldActs } from './log/told-acts.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'log')
  const { searchParams } = new URL(args.request.url)
  const text = searchParams.get('q') ?? ''
  const page = pageOf(args.request)
  const [{ acts, total }, chain] = await Promise.all([
    services.audit.list({ text, actsCalled: actsCalled(language) }, page),
    services.audit.check(),
  ])
  const [told, subjects] = await Promise.all([toldActs(services, acts, language), services.audit.subjectsOf(acts)])
  return {
    words: deskCopy(language, 'log'),
    text,
    offset: page.offset,
    total,
    chain,
    rows: acts.map((act, index) => ({
      number: act.number,
      at: exactTime(act.at, language),
      kind: act.actor_kind,
      who: act.actor_name,
      ...(told[index] ?? { said: act.act, documents: [], about: '' }),
      named: subjects.get(act.subject_id ?? '') ?? null,
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

export default function Log({ loaderData: { words, text, offset, total, chain, rows } }: Route.ComponentProps) {
  const who = (row: (typeof rows)[number]) => {
    if (row.kind === 'server') return words.byItself
    return row.kind === 'command-line' ? fill(words.commandLine, { name: row.who }) : row.who
  }
  return (
    <div className="page">
      <div className="top">
        <h1>{words.title}</h1>
        <p className="note">
          {fill(words.text, { count: total })}{' '}
          {chain.ok ? (
            words.chain.whole
          ) : (
            <b className="error">{fill(words.chain.broken, { number: chain.brokenAt })}</b>
          )}
        </p>
        <div className="actions">
          <DownloadButton className="key" label={words.file} action={`/log.csv?${new URLSearchParams({ q: text })}`} />
        </div>
      </div>
      <Form className="filters" role="search">
        <SearchField words={words} value={text} />
      </Form>
      {rows.length === 0 ? (
        <div className="empty">
          <p>{words.empty}</p>
        </div>
      ) : (
        <table className="stack">
          <TableHead columns={[words.columns.at, words.columns.who, words.columns.act, words.columns.subject]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.number}>
                <td className="mono nowrap">{row.at}</td>
                <td className={row.kind === 'server' ? 'soft' : undefined}>{who(row)}</td>
                <th scope="row" className="whole">
                  {row.said}
                </th>
                <td className="whole soft">
                  {(row.named ? [row.named] : row.documents).map(({ path, name }) => (
                    <Fragment key={name}>
                      <Link to={path}>{name}</Link>{' '}
                    </Fragment>
                  ))}
                  {row.about}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager offset={offset} shown={rows.length} total={total} />
    </div>
  )
}
