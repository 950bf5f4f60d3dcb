import { isDeepStrictEqual } from 'node:util'

/**
 * Which item of a list each item of its later state was: the same one, else the one of the same name (`id`, `key`, `slug`), else
 * the one at the same place that nobody else was.
 * @returns for each later item the index before, or undefined for a new one
 */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const found = new Map<number, number>()
  const take = (index: number, from: number | undefined) => {
    if (from === undefined) return
    free.delete(from)
    found.set(index, from)
  }
  const open = () => [...after.entries()].filter(([index]) => !found.has(index))
  for (const [index, item] of open()) {
    const here = free.has(index) && isDeepStrictEqual(before[index], item) ? index : undefined
    take(index, here ?? [...free].find((place) => isDeepStrictEqual(before[place], item)))
  }
  for (const [index, item] of open()) {
    const name = nameOf(item)
    if (name !== undefined)
      take(
        index,
        [...free].find((place) => nameOf(before[place]) === name),
      )
  }
  for (const [index, item] of open()) {
    const isOther = nameOf(item) !== undefined && nameOf(before[index]) !== undefined
    if (free.has(index) && !isOther) take(index, index)
  }
  return [...after.keys()].map((index) => found.get(index))
}

/** The name by which code and addresses know an item, where it has one. */
function nameOf(item: unknown): unknown {
  const { id, key, slug } = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>
  return id ?? key ?? slug
}
