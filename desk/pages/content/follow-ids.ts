import type { Field } from '#content/form/field.ts'
import { slugOf } from '#content/slug.ts'
import { type EntryValue, nameOfItem } from './edit-value.ts'

/** Of a name for addresses, in characters. */
export const mostInId = 48

type Item = Record<string, unknown> & { id?: string }

/**
 * New items of lists are named in addresses as their first words say, in German, in both languages alike. A name that is
 * published stays, because links lead to it.
 */
export function followIds(before: EntryValue, after: EntryValue, published: EntryValue, field: Field): EntryValue {
  if (after.shared !== undefined) {
    return { shared: followed(before.shared, after.shared, published.shared, field) }
  }
  const de = followed(before.de, after.de, published.de, field)
  return { ...after, de, en: withIdsOf(de, after.en, field) }
}

function followed(before: unknown, after: unknown, published: unknown, field: Field): unknown {
  if (before === after) return after
  if (field.kind === 'group') {
    return mapFields(after, field, (value, name, one) =>
      followed(part(before, name), value, part(published, name), one),
    )
  }
  if (field.kind !== 'list' || !Array.isArray(after)) return after
  const known = new Set(itemsOf(published).map(({ id }) => id))
  const items = after.map((item, index) => {
    const old = itemsOf(before).find(({ id }) => id === item.id && id) ?? itemsOf(before)[index]
    const theirs = itemsOf(published).find(({ id }) => id === item.id)
    return followed(old, item, theirs, field.item)
  })
  if (!hasId(field.item)) return items
  return (items as Item[]).map((item, index) => {
    const { id = '' } = item
    if (known.has(id)) return item
    const was = itemsOf(before)[index]
    const follows = id === '' || isSlugOf(id, nameOfItem(was, field.item))
    if (!follows) return item
    const others = (items as Item[]).filter((other) => other !== item).map((other) => other.id)
    return { ...item, id: unused(slugOf(nameOfItem(item, field.item), mostInId), others) }
  })
}

/** The English list has the names of the German one. */
function withIdsOf(german: unknown, english: unknown, field: Field): unknown {
  if (field.kind === 'group') {
    return mapFields(english, field, (value, name, one) => withIdsOf(part(german, name), value, one))
  }
  if (field.kind !== 'list' || !Array.isArray(english)) return english
  const same = english.map((item, index) => {
    const twin = itemsOf(german)[index]
    const inside = withIdsOf(twin, item, field.item)
    const isOther = hasId(field.item) && twin && twin.id !== (inside as Item).id
    return isOther ? { ...(inside as Item), id: twin.id } : inside
  })
  return same.every((item, index) => item === english[index]) ? english : same
}

function mapFields(
  value: unknown,
  field: Extract<Field, { kind: 'group' }>,
  change: (value: unknown, name: string, field: Field) => unknown,
): unknown {
  let result = value as Record<string, unknown>
  for (const { name, field: one } of field.fields) {
    if (one.kind !== 'group' && one.kind !== 'list') continue
    const now = result?.[name]
    if (now === undefined) continue
    const changed = change(now, name, one)
    if (changed !== now) result = { ...result, [name]: changed }
  }
  return result
}

function part(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[name]
}

function itemsOf(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

function hasId(field: Field): boolean {
  return field.kind === 'group' && field.fields.some(({ name }) => name === 'id')
}

function isSlugOf(id: string, text: string): boolean {
  const slug = slugOf(text, mostInId)
  return slug !== '' && (id === slug || new RegExp(`^${slug}-\\d+$`).test(id))
}

function unused(slug: string, others: (string | undefined)[]): string {
  if (slug === '' || !others.includes(slug)) return slug
  let number = 2
  while (others.includes(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
