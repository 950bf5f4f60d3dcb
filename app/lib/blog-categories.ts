type Categorised = { entities: string[]; tags: string[] }

const keptCategories = 8
/** How many of them the listing's dropdown offers besides "all posts" (specification, section 9). */
export const offeredCategories = 6

/**
 * The blog's categories: entities and tags of all posts, de-duplicated, the first 8. Posts take turns, each giving its
 * first name, then its second, and so on: taken post by post, the newest article alone would fill the dropdown.
 */
export function blogCategories(posts: Categorised[]): string[] {
  const names = posts.map(namesOf)
  const turns = Math.max(0, ...names.map((list) => list.length))
  const inTurn = Array.from({ length: turns }, (_, turn) => names.flatMap((list) => list[turn] ?? [])).flat()
  return [...new Set(inTurn)].slice(0, keptCategories)
}

/** The first entity, else the first tag, else nothing. */
export function firstCategory(post: Categorised): string | undefined {
  return namesOf(post)[0]
}

function namesOf({ entities, tags }: Categorised): string[] {
  return [...entities, ...tags]
}
