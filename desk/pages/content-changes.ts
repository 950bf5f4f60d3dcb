import { data } from 'react-router'
import { allowed } from '../access.server.ts'
import { unlessOffline } from '../without-server.ts'
import type { Route } from './+types/content-changes.ts'
import { changesBetween } from './content/changes.server.ts'

/** Fetched when it is wanted, and not anew after each saving. */
export const shouldRevalidate = () => false

/** What is different between the draft of an entry and what is published. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = allowed(args, 'content.write')
  const opened = await services.editing.open(args.params['*'])
  if (!opened) throw data('unknown', 404)
  return { changes: changesBetween(opened.published, opened.isRemoval ? {} : opened.value, opened.entry) }
}

/** The page that asks stays, with what is typed in it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return unlessOffline(() => serverLoader())
}
