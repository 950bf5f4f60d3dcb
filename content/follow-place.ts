import { alignItems } from './align-items.ts'
import type { Place } from './form/word-pairs.ts'

/**
 * Where something stands after a change, by where it stood before it: items of lists are found again when others were added,
 * removed or moved.
 * @returns undefined where it is gone
 */
export function followPlace([name, ...rest]: Place, before: unknown, after: unknown): Place | undefined {
  if (name === undefined) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    const index = alignItems(before, after).indexOf(Number(name))
    const inside = index === -1 ? undefined : followPlace(rest, before[Number(name)], after[index])
    return inside && [index, ...inside]
  }
  if (!isTree(before) || !isTree(after)) return undefined
  const inside = followPlace(rest, before[name], after[name])
  return inside && [name, ...inside]
}

function isTree(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
