import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '#content/front-matter.ts'
import { readFiles } from '#content/release.ts'
import { fromMarkdown } from '#desk/editor/from-markdown.ts'
import { keepText } from '#desk/editor/kept-text.ts'
import { schema } from '#desk/editor/schema.ts'

// Promise: the editor keeps every article as it was written; only the block in which somebody types is written anew.

const odd = `
Ein Absatz, der in der Quelle
über zwei Zeilen geht.


Setext
------
gleich darunter ein _Wort_ mit __Gewicht__

* eins
  umbrochen
* zwei

* drei

7) sieben
8) acht

| Schritt   |   Betrag |
|:----------|---------:|
| Trennen   |    2'390 |
| **Prüfen**|        0 |

![Beleg](/pictures/${'a'.repeat(32)}-1600x900.webp 'Der Beleg')

***
> Zitat
ohne Zeichen

[Ziel][1] und <b>HTML</b>

[1]: /blog/x


`

const articles = [...readFiles()]
  .filter(([id]) => id.includes('/blog/'))
  .map(([id, text]): [string, string] => [id, splitFrontMatter(text)?.body ?? ''])
const texts: [string, string][] = [['a text of every form', odd], ...articles]

/** Types a sign at a place of the document. */
function typed(doc: Node, place: number, sign: string): Node {
  return EditorState.create({ doc }).tr.insertText(sign, place).doc
}

/** Places within words, one in each paragraph, heading, cell and item. */
function placesIn(doc: Node): number[] {
  const found: number[] = []
  doc.descendants((node, place) => {
    if (node.isTextblock && /\w{3}/.test(node.textContent)) found.push(place + 2)
  })
  return found
}

describe.each(texts)('%s', (_, text) => {
  const kept = keepText(text)

  it('is written as it was read', () => {
    expect(kept.write(kept.doc)).toBe(text)
    const behind = kept.doc.copy(kept.doc.content.addToEnd(schema.node('paragraph')))
    expect(kept.write(behind)).toBe(text)
  })

  it('changes in one block only where somebody types, in a list or table in one line of its own', () => {
    const all = placesIn(kept.doc)
    const places = all.filter((_, index) => index % Math.ceil(all.length / 6) === 0)
    expect(places.length).toBeGreaterThan(3)
    for (const place of places) {
      const doc = typed(kept.doc, place, 'Ž')
      const written = kept.write(doc)
      expect(fromMarkdown(written).toString()).toBe(fromMarkdown(keepText(written).write(doc)).toString())
      const { from, to, changed } = difference(text, written)
      expect(changed).toContain('Ž')
      // What was there between is one block, item or row at most.
      const [first, last] = [blockAt(text, from), blockAt(text, Math.max(from, to - 1))]
      expect([first, text.slice(from, to)]).toEqual([last, text.slice(from, to)])
      const inside = kept.doc.resolve(place)
      const around = inside.depth > 1 ? inside.node(1).type.name : ''
      if (around === 'table') expect(text.slice(from, to)).not.toContain('\n')
    }
  })
})

describe('a text', () => {
  it('says what the editor says after any edit', () => {
    const edits = fc.array(
      fc.record({ kind: fc.constantFrom('drop', 'double', 'swap', 'type', 'add'), at: fc.nat(200), to: fc.nat(200) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(fc.constantFrom(...texts), edits, ([, text], steps) => {
        const kept = keepText(text)
        const doc = steps.reduce(edited, kept.doc)
        const written = kept.write(doc)
        expect(fromMarkdown(written).toString(), written).toBe(doc.toString())
      }),
      { numRuns: 20 },
    )
  })

  it('ends as it ended, and begins with nothing', () => {
    expect(keepText('a').write(fromMarkdown('b'))).toBe('b')
    expect(keepText('a\n').write(fromMarkdown('a\n\nb'))).toBe('a\n\nb\n')
    expect(keepText('').write(fromMarkdown('a'))).toBe('a')
    expect(keepText('a').write(fromMarkdown(''))).toBe('')
  })
})

type Step = { kind: string; at: number; to: number }

function edited(doc: Node, { kind, at, to }: Step): Node {
  const blocks = [...doc.children]
  const index = at % blocks.length
  const block = blocks[index]
  if (!block) return doc
  if (kind === 'type') {
    const places = placesIn(doc)
    return places.length > 0 ? typed(doc, places[at % places.length] ?? 1, 'Ž') : doc
  }
  if (kind === 'drop' && blocks.length > 1) blocks.splice(index, 1)
  if (kind === 'double') blocks.splice(to % blocks.length, 0, block)
  if (kind === 'swap') blocks.splice(to % blocks.length, 0, ...blocks.splice(index, 1))
  if (kind === 'add') blocks.splice(index, 0, schema.node('paragraph', null, schema.text('Neu')))
  return schema.node('doc', null, blocks)
}

function difference(before: string, after: string): { from: number; to: number; changed: string } {
  let from = 0
  while (from < before.length && before[from] === after[from]) from++
  let end = 0
  while (end < before.length - from && end < after.length - from && before.at(-1 - end) === after.at(-1 - end)) end++
  return { from, to: before.length - end, changed: after.slice(from, after.length - end) }
}

/** Which block of a text stands at a place, by the empty lines before it. */
function blockAt(text: string, place: number): number {
  return text.slice(0, place).split(/\n[ \t]*\n/).length
}
