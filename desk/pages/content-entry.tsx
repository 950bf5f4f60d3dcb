import { data } from 'react-router'
import { allowed, changing } from '../access.server.ts'
import { Others } from '../ui/others.tsx'
import { Back } from '../ui/top.tsx'
import { useLive } from '../use-live.ts'
import { useOpenedFocus } from '../use-opened-focus.ts'
import type { Route } from './+types/content-entry.ts'
import { actOn, type EntryAnswer, publishingActs } from './content/acts.server.ts'
import { at } from './content/edit-value.ts'
import { entryData } from './content/entry-data.server.ts'
import { EntryWork } from './content/entry-work.tsx'
import { ReviewText } from './content/review.tsx'

export { clientAction, shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const sought = new URL(args.request.url).searchParams.get('find')
  const entry = await entryData(allowed(args, 'content.write'), args.params['*'], sought)
  if (!entry) throw data('unknown', 404)
  return entry
}

export async function action(args: Route.ActionArgs): Promise<EntryAnswer | Response> {
  const { desk, form } = await changing(args, (sent) =>
    publishingActs.includes(String(sent.get('act'))) ? 'content.publish' : 'content.write',
  )
  const id = args.params['*']
  if (!(await desk.services.editing.has(id))) throw data('unknown', 404)
  return actOn(desk, id, form)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }]

/** One document in both languages: its form at the left, what was looked at beside it. */
export default function ContentEntry({ loaderData }: Route.ComponentProps) {
  const { words, title, kind, others, id, state, isArticle, isNew, review, value } = loaderData
  useLive()
  // An article that has just begun has its title.
  const isBegun = isArticle && at(value.de, ['excerpt']) === ''
  useOpenedFocus('.content-entry', isBegun ? '.excerpt textarea' : 'h1')
  return (
    <div className="content-entry">
      <header className="entry-head paper">
        <Back to="/content" label={words.back} />
        {/* An article's title is written right below. */}
        <h1 tabIndex={-1} className={isArticle ? 'visually-hidden' : undefined}>
          {title}
        </h1>
        <p className="note">
          {/* What waits to be released for the first time says so by itself. */}
          {kind}. {isNew && review ? undefined : state} <ReviewText data={loaderData} />
        </p>
        <a className="link-key only-phone" href="#beside">
          {words.beside.preview}
        </a>
        <Others others={others} words={words} />
      </header>
      <EntryWork key={id} data={loaderData} />
    </div>
  )
}
