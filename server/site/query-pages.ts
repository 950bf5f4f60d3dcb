/** Pages that show something else when their address asks for it, with the parameters that count. */
const parameters: Record<string, string[]> = {
  '/blog': ['q', 'search', 'category'],
  '/contact': ['event', 'topic', 'message'],
  // A link of a mail: what is rendered is not kept by any cache, which would keep the token with it.
  '/newsletter/confirm': ['token'],
  '/newsletter/unsubscribe': ['token'],
  '/newsletter/preferences': ['token'],
}

/**
 * Whether a built page must not answer this address: its query decides what the page shows, or is a secret. Such a page
 * is rendered, so that its form works without scripts; any other query (campaign marks and the like) is served from memory.
 */
export function asksForRendering(path: string, query: string): boolean {
  const names = parameters[path.startsWith('/en/') ? path.slice('/en'.length) : path]
  if (!names) return false
  const asked = new URLSearchParams(query)
  return names.some((name) => asked.get(name))
}
