import { Fragment } from 'react'
import { Link } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { fill } from '../../fill.ts'
import { Pieces } from '../content/pieces.tsx'
import type { actsFound } from './found.server.ts'

type ActProps = { words: DocumentOf<'desk/log'>; act: Awaited<ReturnType<typeof actsFound>>['rows'][number] }

/** One act of the log: who did what to whom, with the way there, and what words of the site said before and after. */
export function Act({ words, act: { kind, who, said, subjects, about, change } }: ActProps) {
  return (
    <div>
      <p>
        {kind === 'server' ? (
          words.byItself
        ) : (
          <b>{kind === 'command-line' ? fill(words.commandLine, { name: who }) : who}</b>
        )}{' '}
        {said[0]}
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
