/** What a visitor looks for. An empty category means all posts. */
export type BlogFilter = { query: string; category: string }

type Filterable = { title: string; excerpt: string; entities: string[]; tags: string[] }

/**
 * The search is a case-insensitive substring of title or excerpt, the category one of the post's
 * entities or tags; both must hold. Soft hyphens and non-breaking spaces count as what a person types for them.
 */
export function filterPosts<Post extends Filterable>(posts: Post[], { query, category }: BlogFilter): Post[] {
  const wanted = plain(query)
  return posts.filter(({ title, excerpt, entities, tags }) => {
    const isFound = [title, excerpt].some((text) => plain(text).includes(wanted))
    return isFound && (category === '' || entities.includes(category) || tags.includes(category))
  })
}

/** The filter that an address asks for; `q` and `search` both fill the search box. */
export function filterOfAddress(search: string): BlogFilter {
  const params = new URLSearchParams(search)
  return { query: params.get('q') || params.get('search') || '', category: params.get('category') ?? '' }
}

/** The address's query that stands for a filter: `?q=…&category=…`, or nothing. Parameters of others are kept. */
export function addressOfFilter({ query, category }: BlogFilter, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['q', 'search', 'category']) params.delete(name)
  if (query) params.set('q', query)
  if (category) params.set('category', category)
  const text = params.toString()
  return text && `?${text}`
}

export type EmptyReason = 'noPosts' | 'noMatch' | 'noneInCategory'

/** Why a list is empty: there are no posts at all, none match the search, or none are in the category. */
export function emptyReason(posts: unknown[], { query }: BlogFilter): EmptyReason {
  if (posts.length === 0) return 'noPosts'
  return query.trim() ? 'noMatch' : 'noneInCategory'
}

function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().toLocaleLowerCase('de-CH')
}
