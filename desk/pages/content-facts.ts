import { facts } from '#content/facts.ts'
import { allowed } from '../access.server.ts'
import type { Route } from './+types/content-facts.ts'
import { ownPagesOf, referencesOf } from './content/references.server.ts'

/** Fetched when it is wanted: loading it anew after each saving would fail with the line, and take the page along. */
export const shouldRevalidate = () => false

/** The facts that texts name in braces, with what stands in their place in either language, what fields name that stands elsewhere, and pages to link to. */
export async function loader(args: Route.LoaderArgs) {
  const desk = allowed(args, 'content.write')
  const [de, en] = [facts('de'), facts('en')]
  const named = Object.keys(de).map((name) => ({ name, de: de[name] ?? '', en: en[name] ?? '' }))
  return { facts: named, references: await referencesOf(desk), pages: await ownPagesOf(desk) }
}
