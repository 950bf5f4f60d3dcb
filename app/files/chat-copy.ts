import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import type { Route } from './+types/chat-copy.ts'

/** /chat.json, in each language: the words of the assistant's dialog, for whoever opens it. */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json({ words: copyFor(request, 'chat-dialog'), bookingUrl: bookingUrlFor(request) })
}
