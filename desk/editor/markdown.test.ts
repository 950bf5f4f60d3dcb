import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { fromMarkdown } from './from-markdown.ts'
import { schema } from './schema.ts'
import { toMarkdown } from './to-markdown.ts'

const picture = '/newsletter/pictures/0123456789abcdef0123456789abcdef-1200x800.jpg'

const everything = `Ein **fetter** Satz mit *Betonung*, ~~Gestrichenem~~, \`camt.053\` und [einem Link](/blog/x).

## Titel mit **Fett**

### Untertitel

- eins
- zwei
  - innen
  - noch eins
- drei

  zweiter Absatz

3. drei
4. vier

> Ein Zitat
>
> mit zwei Absätzen

| Schritt | Betrag |
| - | -: |
| Trennen | CHF 2'390 |
| [Prüfen](/tools/qr-bill) | **0** |

![Eine Rechnung](${picture})

---

\`\`\`
let x = 1
\`\`\`

[Beitrag lesen](/blog/qr-rechnung-automation-schweiz)

Eine Zeile\\
und die nächste, {price.automationPilot}`

describe('the editor', () => {
  it('writes what it read, to the letter', () => {
    expect(toMarkdown(fromMarkdown(everything))).toBe(everything)
  })

  it('keeps what it has no form for', () => {
    const strange = `Text mit einer Note[^1] und <b>HTML</b>

![Fremd](https://a.example/x.png)

- [ ] offen
- [x] getan

[^1]: Die Note

# Ein Titel zu viel

\`\`\`js meta
x
\`\`\``
    expect(toMarkdown(fromMarkdown(strange))).toBe(strange)
    expect(fromMarkdown(strange).children.every(({ type }) => type === schema.nodes.raw)).toBe(true)
  })

  it('reads the documented sample without a piece of raw Markdown, and writes it again', () => {
    const body = readFileSync('docs/sample-issue.md', 'utf8').split('---\n').slice(2).join('---\n')
    const doc = fromMarkdown(body)
    expect(doc.children.some(({ type }) => type === schema.nodes.raw)).toBe(false)
    expect(fromMarkdown(toMarkdown(doc)).eq(doc)).toBe(true)
  })

  it('makes links of typed addresses, as the letter does', () => {
    const doc = schema.node('doc', null, [
      schema.node('paragraph', null, schema.text('Siehe https://x.ch oder a@b.ch')),
    ])
    expect(fromMarkdown(toMarkdown(doc)).toString()).toBe(
      'doc(paragraph("Siehe ", link("https://x.ch"), " oder ", link("a@b.ch")))',
    )
  })

  it('loses no document that can be written with it', () => {
    fc.assert(
      fc.property(documents, (doc) => {
        doc.check()
        const written = toMarkdown(doc)
        const read = fromMarkdown(written)
        expect(read.toString(), written).toBe(doc.toString())
        expect(JSON.stringify(read.toJSON()), written).toBe(JSON.stringify(doc.toJSON()))
      }),
      { numRuns: 500 },
    )
  })
})

const { strong, em, strike, code, link } = schema.marks

/** Signs that mean something in Markdown, among words. */
const words = fc
  .array(
    fc.constantFrom(
      ...['Wort', 'Bär', '12', 'a_b_c', '*', '_', '#', '1.', '-', '+', '>', '|', '[x]', '](', '`', '~', '<b>', '&amp;'],
      ...['\\', '!', ':', '{price.x}', '=', '"', '«»', 'CHF 2’390', '---', '$'],
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '))

const markSets = fc
  .record({ strong: fc.boolean(), em: fc.boolean(), strike: fc.boolean(), link: fc.boolean(), code: fc.boolean() })
  .map((on) => {
    if (on.code) return [code.create()]
    const all = [
      on.link && link.create({ href: '/blog/x?a=1&b=(2)' }),
      on.strong && strong.create(),
      on.em && em.create(),
      on.strike && strike.create(),
    ]
    return all.filter((mark) => mark !== false)
  })

/** Pieces with other marks than their neighbours, with a space between them: as people mark words. */
const inlines = fc
  .array(fc.tuple(words, markSets), { minLength: 1, maxLength: 4 })
  .map((pieces) =>
    pieces.flatMap(([text, marks], index) => [
      ...(index > 0 ? [schema.text(' ')] : []),
      schema.text(marks[0]?.type === code ? text.replaceAll('`', "'") : text, marks),
    ]),
  )

const paragraph = inlines.map((content) => schema.node('paragraph', null, joined(content)))
const heading = fc
  .tuple(fc.integer({ min: 2, max: 4 }), inlines)
  .map(([level, content]) => schema.node('heading', { level }, joined(content)))
const image = words.map((alt) => schema.node('picture', { src: picture, alt }))
const rule = fc.constant(schema.node('horizontal_rule'))
const codeBlock = words.map((text) => schema.node('code_block', { language: '' }, schema.text(text)))
const list = fc
  .tuple(fc.boolean(), fc.array(fc.array(paragraph, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }))
  .map(([isOrdered, items]) => {
    const children = items.map((content) => schema.node('list_item', null, content))
    return schema.node(isOrdered ? 'ordered_list' : 'bullet_list', isOrdered ? { start: 1 } : null, children)
  })
const quote = fc
  .array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 2 })
  .map((content) => schema.node('blockquote', null, content))
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([columns, rows]) =>
    fc.array(fc.array(inlines, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  )
  .map((rows) =>
    schema.node(
      'table',
      null,
      rows.map((cells, index) =>
        schema.node(
          'table_row',
          null,
          cells.map((content) =>
            schema.node(index === 0 ? 'table_header' : 'table_cell', null, [
              schema.node('paragraph', null, joined(content)),
            ]),
          ),
        ),
      ),
    ),
  )

const documents = fc
  .array(fc.oneof(paragraph, heading, list, quote, table, image, rule, codeBlock), { minLength: 1, maxLength: 6 })
  // Two lists of one kind in a row are one list in most programs; two quotes are one quote.
  .map((blocks) =>
    blocks.filter(({ type }, index) => !(type === blocks[index - 1]?.type && /list|blockquote|table/.test(type.name))),
  )
  .map((blocks) => schema.node('doc', null, blocks))

function joined(nodes: Node[]): Node[] {
  return schema.node('paragraph', null, nodes).children as Node[]
}
