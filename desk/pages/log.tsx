import { Fragment } from 'react'
import { Link } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { Search } from '../ui/search.tsx'
import { Empty, Top } from '../ui/top.tsx'
import type { Route } from './+types/log.ts'
import { Pieces } from './content/pieces.tsx'
import { actsFound } from './log/act-sentences.server.ts'

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
          <DownloadButton label={words.file} action={`/log.csv?${new URLSearchParams({ q: text })}`} />
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

type ActProps = { words: DocumentOf<'desk/log'>; act: Awaited<ReturnType<typeof actsFound>>['rows'][number] }

/** One act of the log: who did what to whom, with the way there, and what words of the site said before and after. */
function Act({ words, act: { kind, who, said, subjects, about, change } }: ActProps) {
  return (
    <div>
      <p>
        {kind === 'server' ? words.byItself : <b>{kind === 'command-line' ? words.commandLine : who}</b>} {said[0]}
        {!said[0].endsWith(' ') && subjects.length > 0 && ': '}
        {subjects.map(({ name, path }, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            {path ? <Link to={path}>{name}</Link> : name}
          </Fragment>
        ))}
        {said[1]}
        {about && <span className="soft">, {about}</span>}
      </p>
      {change && (
        <p className="note change" lang={change.language}>
          <span className="visually-hidden">{words.before}: </span>
          <Pieces pieces={change.before} as="del" /> → <span className="visually-hidden">{words.after}: </span>
          <Pieces pieces={change.after} as="ins" />
          {change.more > 0 && ` ${fill(change.more === 1 ? words.moreOne : words.more, { count: change.more })}`}
        </p>
      )}
    </div>
  )
}
