import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { signedIn } from '../access.server.ts'
import { fill } from '../fill.ts'
import { WayKey } from '../ui/form.tsx'
import { Marked } from '../ui/marked.tsx'
import { stepsAmong, useKeys } from '../use-keys.ts'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/search.ts'
import { found } from './search/found.server.ts'

export { shouldRevalidate } from '../without-server.ts'

const fewest = 2

export async function loader(args: Route.LoaderArgs) {
  const access = signedIn(args)
  const text = (new URL(args.request.url).searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200)
  return { text, rooms: text.length < fewest ? [] : await found(access, text, args.request) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0]?.loaderData as { words: { search: { title: string } } } | undefined
  return [{ title: loaderData?.text || root?.words.search.title }]
}

/** One search over everything, while it is typed; from anywhere by `/`. */
export default function Search({ loaderData: { text, rooms: looked } }: Route.ComponentProps) {
  const { words } = useRoot()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const { j, k } = stepsAmong(() => list.current?.querySelectorAll<HTMLElement>('a.t'))
  const rooms = looked.filter(({ total }) => total > 0)
  const isNone = text.length >= fewest && rooms.length === 0
  useKeys({ j, k, ArrowDown: j, ArrowUp: k, Escape: () => navigate(-1) })
  return (
    <div className="page" ref={list}>
      <h1>{isNone ? fill(words.search.none, { text }) : text || words.search.title}</h1>
      <p role="status" className="note found">
        {text.length >= fewest &&
          (rooms.length === 0
            ? words.search.noneText
            : fill(words.search.count, { count: rooms.reduce((sum, { total }) => sum + total, 0) }))}
        {text.length < fewest && words.search.hint}
      </p>
      {isNone && (
        <p className="soft">
          {fill(words.search.looked, { rooms: looked.map(({ id }) => words.rooms[id]).join(', ') })}
        </p>
      )}
      {rooms.map(({ id, total, all, hits }, index) => (
        <section
          key={id}
          className={`section${index === 0 ? ' first' : ''}${index === rooms.length - 1 ? ' close' : ''}`}
        >
          <h2>
            {words.rooms[id]}
            <small>{total > hits.length ? fill(words.search.of, { shown: hits.length, total }) : total}</small>
          </h2>
          <ul className="lines hits">
            {hits.map((hit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several hits may lead to the same place
              <li key={`${hit.to} ${place}`}>
                <div>
                  <Link className="t" to={hit.to}>
                    <Marked text={hit.title} words={text} />
                  </Link>
                  {hit.text && (
                    <p className="soft">
                      <Marked text={hit.text} words={text} />
                    </p>
                  )}
                </div>
                <span className="by">{hit.note}</span>
              </li>
            ))}
            {total > hits.length && (
              <li className="rest">
                <WayKey label={fill(words.search.all, { total })} to={all} />
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}
