import { facts } from '#content/facts.ts'
import { allowed } from '../access.server.ts'
import { unlessOffline } from '../without-server.ts'
import type { Route } from './+types/content-facts.ts'
import { ownPagesOf, referencesOf } from './content/references.server.ts'

/** Fetched when it is wanted, and not anew after each saving. */
export const shouldRevalidate = () => false

/** The facts that texts name in braces, with what stands in their place in either language, what fields name that stands elsewhere, and pages to link to. */
export async function loader(args: Route.LoaderArgs) {
  const desk = allowed(args, 'content.write')
  const [de, en] = [facts('de'), facts('en')]
  const named = Object.keys(de).map((name) => ({ name, de: de[name] ?? '', en: en[name] ?? '' }))
  return { facts: named, references: await referencesOf(desk), pages: await ownPagesOf(desk) }
}

/** The page that asks stays, with what is typed in it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return unlessOffline(() => serverLoader())
}
