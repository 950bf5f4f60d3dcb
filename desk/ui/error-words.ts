import { isRouteErrorResponse } from 'react-router'

type Words = { title: string; text: string }
type ErrorWords = Record<'notFound' | 'forbidden' | 'away' | 'failed', Words>

/** What to say in the place of a page: that it is missing, not for this role, out of reach, or broken. */
export function errorWords(words: ErrorWords, error: unknown): Words {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 404) return words.notFound
  if (status === 403) return words.forbidden
  // The browser's own error for a request that did not arrive, and a proxy's while the server starts anew.
  const isAway = (error instanceof TypeError && !navigator.onLine) || (status !== undefined && status >= 502)
  return isAway ? words.away : words.failed
}
