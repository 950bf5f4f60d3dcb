/** Pages that show something else when their address asks for it, with the parameters that count. */
const parameters: Record<string, string[]> = {
  '/blog': ['q', 'search', 'category'],
  '/contact': ['event', 'topic', 'message'],
  // A link of a mail: what is rendered is not kept by any cache, which would keep the token with it.
  '/newsletter/confirm': ['token'],
  '/newsletter/unsubscribe': ['token'],
  '/newsletter/preferences': ['token'],
}

/** What they show is true for a moment only: never the built page. */
const alwaysRendered = ['/book', '/book/change']

/** Whether a page is rendered for each request, whatever its query. */
export function isAlwaysRendered(path: string): boolean {
  return alwaysRendered.includes(germanPath(path))
}

/**
 * Whether a built page must not answer this address: its query decides what the page shows, or is a secret. Such a page
 * is rendered, so that its form works without scripts; any other query (campaign marks and the like) is served from memory.
 */
export function asksForRendering(path: string, query: string): boolean {
  const names = parameters[germanPath(path)]
  if (!names) return false
  const asked = new URLSearchParams(query)
  return names.some((name) => asked.get(name))
}

function germanPath(path: string): string {
  return path.startsWith('/en/') ? path.slice('/en'.length) : path
}
