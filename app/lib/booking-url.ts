import { placeholders } from '#contract/placeholders.ts'
import { languageOfPath } from './locale-path.ts'

/** Where a conversation is booked: the server fills in the book of the page's language, or the service that replaces it. */
export function bookingUrlFor(request: Request): string {
  return `${placeholders.bookingUrl}/${languageOfPath(new URL(request.url).pathname)}`
}
