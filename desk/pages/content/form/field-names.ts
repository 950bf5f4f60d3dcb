import type { DocumentOf } from '#content/catalogue.ts'
import type { Path } from '../edit-value.ts'

type Names = DocumentOf<'desk/fields'>

/**
 * What a field is called: by its name and the one around it, by its name alone, or as in the file. One of a list, whose path ends in its
 * number, is called as one.
 * @param path with the document's name at its beginning: `faq`, `hero`, `title`
 */
export function labelOf({ labels, ones }: Names, path: Path): string {
  const own = path.filter((part) => typeof part === 'string')
  const name = own.at(-1) ?? ''
  const one = typeof path.at(-1) === 'number' ? (ones[own.slice(-2).join('.')] ?? ones[name]) : undefined
  if (one) return one
  const plain = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ')
  return labels[own.slice(-2).join('.')] ?? labels[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1).toLowerCase()
}

/** What it is for; undefined for what needs no explanation. */
export function hintOf({ hints }: Names, path: Path): string | undefined {
  const own = path.filter((part) => typeof part === 'string')
  return hints[own.slice(-2).join('.')] ?? hints[own.at(-1) ?? '']
}
