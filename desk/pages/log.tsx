import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { Search } from '../ui/search.tsx'
import { Empty, Top } from '../ui/top.tsx'
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
      <Top
        title={words.title}
        note={
          <>
            {words.text}{' '}
            {chain.ok ? (
              words.chain.whole
            ) : (
              <b className="error">{fill(words.chain.broken, { number: chain.brokenAt })}</b>
            )}
          </>
        }
      >
        <div className="actions">
          <DownloadButton isMain label={words.file} action={`/log.csv?${new URLSearchParams({ q: text })}`} />
        </div>
      </Top>
      <Search words={words} value={text} />
      {rows.length === 0 ? (
        <Empty>{words.empty}</Empty>
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
