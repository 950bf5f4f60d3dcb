type Categorised = { entities: string[]; tags: string[] }

type Post = Categorised & { slug: string }

const keptCategories = 8
/** How many of them the listing's dropdown offers besides "all posts". */
export const offeredCategories = 6

/**
 * The blog's categories: entities and tags of all posts, de-duplicated, the first 8. What several posts name comes first.
 * Among equals posts take turns, each giving its first name, then its second, and so on: taken post by post, the newest
 * article alone would fill the dropdown.
 */
export function blogCategories(posts: Categorised[]): string[] {
  const names = posts.map(namesOf)
  const turns = Math.max(0, ...names.map((list) => list.length))
  const inTurn = Array.from({ length: turns }, (_, turn) => names.flatMap((list) => list[turn] ?? [])).flat()
  const count = (name: string) => names.filter((list) => list.includes(name)).length
  return [...new Set(inTurn)].sort((one, other) => count(other) - count(one)).slice(0, keptCategories)
}

/** Those of them that find more than one post, so that choosing one is worth it; all of them where none does. */
export function sharedCategories(posts: Categorised[]): string[] {
  const categories = blogCategories(posts)
  const shared = categories.filter((name) => posts.filter((post) => namesOf(post).includes(name)).length > 1)
  return shared.length > 0 ? shared : categories
}

/** The first entity, else the first tag, else nothing. */
export function firstCategory(post: Categorised): string | undefined {
  return namesOf(post)[0]
}

/**
 * What a category of the other language is called in this one: an article names its entities in the same order in both.
 * Undefined where it is a name of this language already, or of none.
 */
export function twinOfCategory(category: string, posts: Post[], postsOfOther: Post[]): string | undefined {
  if (posts.some((post) => namesOf(post).includes(category))) return undefined
  for (const other of postsOfOther) {
    const place = other.entities.indexOf(category)
    const twin = posts.find(({ slug }) => slug === other.slug)?.entities[place]
    if (twin) return twin
  }
  return undefined
}

function namesOf({ entities, tags }: Categorised): string[] {
  return [...entities, ...tags]
}
