import { describe, expect, test } from 'vitest'
import { isMap, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml'
import { isArticle } from '#content/catalogue.ts'
import { splitFrontMatter } from '#content/front-matter.ts'
import { readFiles } from '#content/release.ts'
import { entriesOf, entryOf } from '#server/documents/editing/entries.ts'
import { type Entry, sideOf } from '#server/documents/editing/entry.ts'
import { changedTexts, valuesOf } from '#server/documents/editing/written.ts'

// Promise: whoever changes one field of any entry changes that place of the document, and not a byte besides.

const files = readFiles()

/** A text, number or flag of a document, and where it is written. */
type Place = { path: (string | number)[]; from: number; to: number; value: unknown; looks: string }

/** Of each way in which something is written so many are changed, and so many more. */
const ofEachLook = 1
const further = 1

/** What somebody may type into a field, each with signs that mean something in YAML. */
const typed = [
  (text: string) => `${text} Ž`,
  () => 'Ž: «so» # "das" isn’t',
  () => '- Ž\u00ad',
  () => 'yes',
  () => '2026',
]

describe.each(entriesOf(files.keys()).map((id) => [id]))('%s', (id) => {
  const entry = entryOf(id) as Entry
  let sent: string | undefined
  const asSent = () => {
    sent ??= JSON.stringify(entry.read(valuesOf(entry, files)))
    return JSON.parse(sent)
  }

  test('stays the same to the byte where nothing is changed', () => {
    expect(changedTexts(entry, asSent(), files)).toEqual([])
  })

  test('changes at one place only where one field is changed', () => {
    // A view writes parts of other documents, which have entries of their own.
    const documents = entry.documents.filter((document) => id === document || id === document.slice(3))
    for (const document of documents) {
      const source = files.get(document) ?? ''
      const places = someOf(placesIn(document, source).filter(({ path }) => !isHidden(entry, path)))
      expect(places.length, document).toBeGreaterThan(0)
      for (const [index, place] of places.entries()) {
        const change = typed[index % typed.length] ?? String
        const after = typeof place.value === 'string' ? change(place.value) : changed(place.value)
        const value = asSent()
        put(value[sideOf(document)], place.path, after)
        const texts = changedTexts(entry, value, files)
        expect(
          texts?.map(([one]) => one),
          `${document} ${place.path.join('.')}`,
        ).toEqual([document])
        const text = texts?.[0]?.[1] ?? ''
        const [before, behind] = [source.slice(0, place.from), source.slice(place.to)]
        expect([text.slice(0, before.length), text.slice(text.length - behind.length)], place.path.join('.')).toEqual([
          before,
          behind,
        ])
        expect(entry.read(valuesOf(entry, new Map([...files, [document, text]])))).toEqual(value)
      }
    }
  })
})

function isHidden({ id, hidden }: Entry, path: Place['path']): boolean {
  const at = path.join('.')
  // The words of an event, in other documents, go by its name.
  if (id === 'events' && path.at(-1) === 'id') return true
  return hidden.some((one) => at === one || at.startsWith(`${one}.`))
}

/** Everything in a document that a field of the form may change. */
function placesIn(id: string, source: string): Place[] {
  const head = isArticle(id) ? '---\n'.length : 0
  const yaml = isArticle(id) ? (splitFrontMatter(source)?.yaml ?? '') : source
  const places: Place[] = []
  visit(parseDocument(yaml), {
    Scalar: (key, node, parents) => {
      if (key === 'key') return
      const path = pathOf(node, parents)
      const [from = 0, to = 0] = node.range ?? []
      const around = parents.findLast((one) => isMap(one) || isSeq(one))
      const looks = [node.type, /\n/.test(String(node.value)), node.comment, around && 'flow' in around && around.flow]
      places.push({ path, from: from + head, to: to + head, value: node.value, looks: JSON.stringify(looks) })
    },
  })
  return places
}

function pathOf(node: Scalar, parents: readonly unknown[]): Place['path'] {
  const all = [...parents, node]
  return all.flatMap((one, index): Place['path'] => {
    const inside = all[index + 1]
    if (isSeq(one)) return [one.items.indexOf(inside as never)]
    if (isMap(one)) {
      const { key } = inside as { key: unknown }
      return [String(isScalar(key) ? key.value : key)]
    }
    return []
  })
}

function someOf(places: Place[]): Place[] {
  const byLook = Map.groupBy(places, ({ looks }) => looks)
  const every = Math.max(1, Math.floor(places.length / further))
  const chosen = new Set([
    ...[...byLook.values()].flatMap((alike) => alike.slice(-ofEachLook)),
    ...places.filter((_, index) => index % every === 0),
  ])
  return [...chosen]
}

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : 'Ž'
}

function put(tree: unknown, path: Place['path'], value: unknown): void {
  const last = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], tree)
  ;(holder as Record<string, unknown>)[last] = value
}
