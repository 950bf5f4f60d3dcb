import { at, type Path } from './edit-value.ts'

/**
 * The picture that words such as `imageAlt` describe, where nobody chooses it: an article's drawing, which the site draws when it is
 * published.
 * @param published what one side of the entry says on the site
 */
export function hiddenPicture(path: Path, hidden: readonly string[], published: unknown): string | undefined {
  const name = /^(.+)Alt$/.exec(String(path.at(-1)))?.[1]
  const place = name && [...path.slice(0, -1), name]
  if (!place || !hidden.includes(place.join('.'))) return undefined
  const picture = at(published, place)
  return typeof picture === 'string' && picture.startsWith('/') ? picture : undefined
}
