/** What two people made of the same text, and the places where both changed it. */
export type Merged = { value: unknown; conflicts: { path: (string | number)[]; mine: unknown; theirs: unknown }[] }

type Tree = Record<string, unknown>

/** Puts together what two people changed: each at places of their own. Where both did, mine stands and the place is told. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: (string | number)[] = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (isTree(base) && isTree(mine) && isTree(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const parts = names.map((name) => [name, merge(base[name], mine[name], theirs[name], [...path, name])] as const)
    return {
      value: Object.fromEntries(
        parts.filter(([, { value }]) => value !== undefined).map(([name, { value }]) => [name, value]),
      ),
      conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    }
  }
  const lists = [base, mine, theirs]
  if (lists.every(Array.isArray) && new Set(lists.map((list) => (list as unknown[]).length)).size === 1) {
    const parts = (mine as unknown[]).map((item, index) =>
      merge((base as unknown[])[index], item, (theirs as unknown[])[index], [...path, index]),
    )
    return { value: parts.map(({ value }) => value), conflicts: parts.flatMap(({ conflicts }) => conflicts) }
  }
  return { value: mine, conflicts: [{ path, mine, theirs }] }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isTree(one) || !isTree(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}
