import { languages } from '#contract/language.ts'
import { allowed } from '../access.server.ts'
import type { Route } from './+types/newsletter-letter.ts'

/**
 * The letter of an issue as it now stands, for the frame beside the editor. `?language=`, `?scheme=light|dark`: one of the two,
 * whatever the browser's own; `?as=text`: the text version.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services } = allowed(args, 'newsletter.write')
  const query = new URL(args.request.url).searchParams
  const language = languages.find((known) => known === query.get('language')) ?? 'de'
  const letter = await services.drafts.letter(args.params.id, language)
  if (!letter) return new Response(null, { status: 404 })
  if (query.get('as') === 'text')
    return new Response(letter.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const scheme = query.get('scheme') === 'dark' ? 'dark' : 'light'
  return new Response(inScheme(letter.html, scheme), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The letter has both schemes; the one that is asked for is made the only one. */
function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replace('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replace(':root { color-scheme: light dark; }', `:root { color-scheme: ${scheme}; }`)
}
