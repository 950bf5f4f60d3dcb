/** Pages that show something else when their address asks for it, with the parameters that count. */
const parameters: Record<string, string[]> = { '/blog': ['q', 'search', 'category'] }

/**
 * Whether a built page cannot answer this address: its query filters what the page shows. Such a page is rendered, so
 * that its form works without scripts; any other query (campaign marks and the like) is served from memory.
 */
export function asksForRendering(path: string, query: string): boolean {
  const names = parameters[path.startsWith('/en/') ? path.slice('/en'.length) : path]
  if (!names) return false
  const asked = new URLSearchParams(query)
  return names.some((name) => asked.get(name))
}
