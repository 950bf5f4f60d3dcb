import type { Field } from '#content/form/field.ts'
import { at, nameOfItem, type Path } from './edit-value.ts'
import { headingAbove } from './reader-words.server.ts'

const longest = 60

/** The paragraphs of a text in Markdown. */
export function paragraphsOf(markdown: string): string[] {
  return markdown.split(/\n{2,}/)
}

/**
 * What the parts of a path are called: an item by its own words, or by its number where it has none; a paragraph by the heading above it.
 * Nothing for a field, which has a name.
 */
export function namesOf(path: Path, value: unknown, field: Field): (string | undefined)[] {
  const [part, ...rest] = path
  if (part === undefined) return []
  const inside = at(value, [part])
  if (typeof part === 'string') return [undefined, ...namesOf(rest, inside, fieldAt(part, value, field))]
  if (field.kind !== 'list') return [typeof value === 'string' ? headingAbove(paragraphsOf(value), part) : undefined]
  const name = typeof inside === 'object' ? nameOfItem(inside, field.item).replaceAll('\u00ad', '') : ''
  return [shortened(name) || String(part + 1), ...namesOf(rest, inside, field.item)]
}

function fieldAt(name: string, value: unknown, field: Field): Field {
  const group = field.kind === 'kinds' ? field.options[String(at(value, [field.by]))] : field
  const own = group?.kind === 'group' ? group.fields.find((one) => one.name === name)?.field : undefined
  return own ?? { kind: 'text' }
}

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name
}
