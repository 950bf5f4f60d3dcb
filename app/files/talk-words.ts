import { copyFor } from '#app/lib/copy.ts'
import { company } from '#content/company.ts'
import { talk as de } from '#content/de/talk.ts'
import { talk as en } from '#content/en/talk.ts'
import type { Route } from './+types/talk-words.ts'

/** /chat.json, in each language: the words of the assistant's dialog, for whoever opens it. */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json({ words: copyFor(request, { de, en }, 'talk'), bookingUrl: company.bookingUrl })
}
