import { emptyOf, type Field, isCommon } from '#content/form/field.ts'

/** What is edited: words in each language, or facts that both share. */
export type EntryValue = { shared?: unknown; de?: unknown; en?: unknown }

export type Side = keyof EntryValue

/** Where something stands in each side of a value: names of fields, places in lists. */
export type Path = readonly (string | number)[]

type Tree = Record<string | number, unknown>

/** What stands at a path; undefined where there is nothing. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, name) => (part as Tree | undefined | null)?.[name], value)
}

/** The same with something else at a path; all that lies beside it is shared. */
export function setAt(value: unknown, path: Path, part: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return part
  if (Array.isArray(value)) return value.map((item, index) => (index === name ? setAt(item, rest, part) : item))
  const tree = value as Tree | undefined
  const { [name]: before, ...others } = tree ?? {}
  const after = setAt(before, rest, part)
  if (after === undefined) return others
  return { ...tree, [name]: after }
}

/** Sets something in some sides at once. */
export function setIn(value: EntryValue, sides: readonly Side[], path: Path, part: unknown): EntryValue {
  return onSides(value, sides, (side) => setAt(side, path, part))
}

/** A list with another item at its end; lists of both languages stay of the same length. */
export function addItem(value: EntryValue, sides: readonly Side[], path: Path, item: unknown): EntryValue {
  return onLists(value, sides, path, (list) => [...list, structuredClone(item)])
}

/** What a new item of a list begins with. Who has no picture yet gets a drawing that nobody else has, as long as there is one. */
export function newItem(item: Field, others: readonly unknown[]): unknown {
  const begun = emptyOf(item)
  if (item.kind !== 'group') return begun
  const drawn = item.fields.flatMap(({ name, field }) => {
    const drawings = field.kind === 'text' ? field.drawings : undefined
    const taken = others.map((other) => at(other, [name]))
    return drawings ? [[name, drawings.find((drawing) => !taken.includes(drawing)) ?? drawings[0]]] : []
  })
  return { ...(begun as object), ...Object.fromEntries(drawn) }
}

export function removeItem(value: EntryValue, sides: readonly Side[], path: Path, index: number): EntryValue {
  return onLists(value, sides, path, (list) => list.toSpliced(index, 1))
}

/** @param by -1: up, 1: down */
export function moveItem(value: EntryValue, sides: readonly Side[], path: Path, index: number, by: -1 | 1): EntryValue {
  return onLists(value, sides, path, (list) => {
    const item = list[index]
    return item === undefined ? list : list.toSpliced(index, 1).toSpliced(index + by, 0, item)
  })
}

function onLists(value: EntryValue, sides: readonly Side[], path: Path, change: (list: unknown[]) => unknown[]) {
  return onSides(value, sides, (side) => setAt(side, path, change((at(side, path) as unknown[] | undefined) ?? [])))
}

function onSides(value: EntryValue, sides: readonly Side[], change: (side: unknown) => unknown): EntryValue {
  return { ...value, ...Object.fromEntries(sides.map((side) => [side, change(value[side])])) }
}

/** The words by which an item of a list is known: its first text. */
export function nameOfItem(item: unknown, field: Field): string {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return ''
  const { de } = item as { de?: unknown }
  if (typeof de === 'string') return de
  const fields = field.kind === 'group' ? field.fields : []
  for (const { name, field: one } of fields) {
    if (isCommon(name, one)) continue
    const text = nameOfItem((item as Tree)[name], one)
    if (text) return text
  }
  // A group of another kind in each item: whatever text comes first.
  if (field.kind === 'kinds')
    return String(Object.values(item).find((one, index) => index > 0 && typeof one === 'string') ?? '')
  return ''
}
