import { Form, Link } from 'react-router'
import type { Language } from '#contract/language.ts'
import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { exactTime } from '../time.ts'
import { FileKey } from '../ui/file-key.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { SearchField } from '../ui/search-field.tsx'
import type { Route } from './+types/log.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'log')
  const { searchParams } = new URL(args.request.url)
  const text = searchParams.get('q') ?? ''
  const page = pageOf(args.request)
  const [{ acts, total }, chain, members] = await Promise.all([
    services.audit.list({ text }, page),
    services.audit.check(),
    services.members.list(),
  ])
  const words = deskCopy(language, 'log')
  const assigned = acts.map(({ details }) => String(JSON.parse(details).assigned ?? ''))
  const [subjects, actors] = await Promise.all([
    services.audit.subjectsOf(acts),
    services.audit.actorNames([...acts.flatMap(({ subject_id }) => subject_id ?? []), ...assigned]),
  ])
  const nameOf = new Map([...actors, ...members.map(({ id, name }) => [id, name] as const)])
  return {
    words,
    text,
    offset: page.offset,
    total,
    chain,
    rows: acts.map((act) => ({
      number: act.number,
      at: exactTime(act.at, language),
      kind: act.actor_kind,
      who: act.actor_name,
      act: act.act,
      subjectKind: act.subject_kind,
      subject: (act.subject_id && nameOf.get(act.subject_id)) ?? null,
      isGone: act.subject_kind === 'member' && act.subject_id !== null && !nameOf.has(act.subject_id),
      named: subjects.get(act.subject_id ?? '') ?? null,
      details: detailsOf(act.details, { words, language, nameOf }),
    })),
  }
}

type Telling = { words: ReturnType<typeof deskCopy<'log'>>; language: Language; nameOf: Map<string, string> }

/** `Stufe Early Access, Anzahl 3`; what is zero or empty is left out. */
function detailsOf(json: string, { words, language, nameOf }: Telling): string {
  const told = (value: unknown) => (/^\d{4}-.*Z$/.test(String(value)) ? exactTime(String(value), language) : value)
  return Object.entries(JSON.parse(json) as Record<string, string | number | boolean | null>)
    .filter(([, value]) => value !== 0 && value !== null)
    .map(
      ([name, value]) =>
        `${words.details[name] ?? name} ${words.values[String(value)] ?? nameOf.get(String(value)) ?? told(value)}`,
    )
    .join(', ')
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
          <FileKey className="key" label={words.file} action={`/log.csv?${new URLSearchParams({ q: text })}`} />
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
          <thead>
            <tr>
              <th scope="col">{words.columns.at}</th>
              <th scope="col">{words.columns.who}</th>
              <th scope="col">{words.columns.act}</th>
              <th scope="col">{words.columns.subject}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number}>
                <td className="mono nowrap">{row.at}</td>
                <td className={row.kind === 'server' ? 'soft' : undefined}>{who(row)}</td>
                <th scope="row" className="whole">
                  {words.acts[row.act] ?? row.act}
                </th>
                <td className="whole soft">
                  {row.named && (
                    <>
                      <Link to={row.named.path}>{row.named.name}</Link>{' '}
                    </>
                  )}
                  {[
                    row.subject ??
                      (row.isGone
                        ? words.gone
                        : row.subjectKind && words.subjects[row.subjectKind as keyof typeof words.subjects]),
                    row.details,
                  ]
                    .filter(Boolean)
                    .join(', ')}
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
