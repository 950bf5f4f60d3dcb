import { Form } from 'react-router'
import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { SearchField } from '../ui/search-field.tsx'
import type { Route } from './+types/log.ts'
import { Act } from './log/act.tsx'
import { actsFound } from './log/found.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const access = allowed(args, 'log')
  const text = new URL(args.request.url).searchParams.get('q') ?? ''
  const page = pageOf(args.request)
  const [found, chain] = await Promise.all([actsFound(access, text, page), access.services.audit.check()])
  return { words: deskCopy(access.language, 'log'), text, offset: page.offset, chain, ...found }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

export default function Log({ loaderData: { words, text, offset, total, chain, rows } }: Route.ComponentProps) {
  return (
    <div className="page">
      <div className="top">
        <h1>{words.title}</h1>
        <p className="note">
          {words.text}{' '}
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
        <ul className="log">
          {rows.map((row) => (
            <li key={row.number} className="when">
              <time>{row.at}</time>
              <Act words={words} act={row} />
            </li>
          ))}
        </ul>
      )}
      <Pager offset={offset} shown={rows.length} total={total} />
    </div>
  )
}
