import { describe, expect, test } from 'vitest'
import { valueIn } from './parse-document.ts'
import { readFiles } from './release.ts'
import { writeValue } from './write-value.ts'

const files = readFiles()
const faq = '# Above\n\nsections:\n  - id: one\n    title: One\n  # About two\n  - id: two\n    title: "T\\u00adwo"\n'

describe('writing a document', () => {
  test('every document of the project stays the same to the byte where nothing changed', () => {
    for (const [id, text] of files) {
      const value = valueIn(id, text)
      expect(writeValue(id, text, structuredClone(value)), id).toBe(text)
    }
  })

  test('one text is one changed line', () => {
    const value = valueIn('de/faq', files.get('de/faq') ?? '') as { hero: { title: string } }
    value.hero.title = 'Andere: Fragen'
    const before = (files.get('de/faq') ?? '').split('\n')
    const after = writeValue('de/faq', before.join('\n'), value).split('\n')
    expect(after.filter((line, index) => line !== before[index])).toEqual(['  title: "Andere: Fragen"'])
    expect(after).toHaveLength(before.length)
  })

  test('comments go with what they stand above', () => {
    const value = valueIn('de/faq', faq) as { sections: object[] }
    const moved = writeValue('de/faq', faq, { sections: value.sections.toReversed() })
    expect(moved).toBe(
      '# Above\n\nsections:\n  # About two\n  - id: two\n    title: "T\\u00adwo"\n  - id: one\n    title: One\n',
    )
    const added = writeValue('de/faq', faq, { sections: [{ id: 'zero', title: 'Z\u00a0ero' }, ...value.sections] })
    expect(added).toContain('  - id: zero\n    title: "Z\\u00a0ero"\n  - id: one\n')
    expect(added).toContain('  # About two\n  - id: two')
    expect(writeValue('de/faq', faq, { sections: value.sections.slice(0, 1) })).toBe(
      '# Above\n\nsections:\n  - id: one\n    title: One\n',
    )
  })

  test('fields come and go', () => {
    const source = 'price:\n  amount: 390\n  from: true # at least\n'
    expect(writeValue('company', source, { price: { amount: 490, from: undefined } })).toBe('price:\n  amount: 490\n')
    expect(writeValue('company', source, { price: { amount: 390, upTo: 500, from: true } })).toBe(
      'price:\n  amount: 390\n  upTo: 500\n  from: true # at least\n',
    )
    expect(writeValue('company', 'samples: []\n', { samples: ['brand'] })).toBe('samples:\n  - brand\n')
  })

  test('an article keeps its text, and its fields their comments', () => {
    const source = '---\n# head\ntitle: A\ntags:\n  - x\n---\n## Text\n\nMore.  \n'
    expect(writeValue('de/blog/a', source, { title: 'B', tags: ['x', 'y'], body: '## Text\n\nMore.  \n' })).toBe(
      '---\n# head\ntitle: B\ntags:\n  - x\n  - y\n---\n## Text\n\nMore.  \n',
    )
  })

  test('a new document is written whole', () => {
    expect(writeValue('de/blog/a', '', { title: 'B: c', sources: [], body: 'Text\n' })).toBe(
      '---\ntitle: "B: c"\nsources: []\n---\nText\n',
    )
  })
})

describe('a document that was written by hand in ways of its own', () => {
  const odd = `# Above
sections:
  - id:   one
    title: 'One'   # kept
  - id: two
    title: A text that breaks
      over two lines
    kind: x
    note:    "T\\u00ADwo"



  - id: three
    title: >-
      Folded
      words
last: 'x'
list: [a,
  b]
`
  type Odd = { sections: { id: string; title: string; note?: string }[]; list: string[]; last: string }
  const value = () => valueIn('de/faq', odd) as Odd
  const writtenWith = (change: (value: Odd) => void) => {
    const changed = value()
    change(changed)
    const text = writeValue('de/faq', odd, changed)
    expect(valueIn('de/faq', text)).toEqual(changed)
    return text
  }

  test('changes where somebody changed it', () => {
    expect(writtenWith((one) => Object.assign(one, { last: 'y' }))).toBe(odd.replace("'x'", "'y'"))
    const note = writtenWith((one) => Object.assign(one.sections[1] ?? {}, { note: 'Three' }))
    expect(note).toBe(odd.replace('"T\\u00ADwo"', '"Three"').replace('note:    ', 'note: '))
    const title = writtenWith((one) => Object.assign(one.sections[0] ?? {}, { title: 'Eins' }))
    expect(title).toBe(odd.replace("'One'   # kept", "'Eins' # kept"))
    const added = writtenWith((one) => one.sections.push({ id: 'four', title: 'Four' }))
    expect(added).toBe(odd.replace('last:', '  - id: four\n    title: Four\nlast:'))
    const gone = writtenWith((one) => one.sections.pop())
    expect(gone).toBe(odd.replace(/\n+ {2}- id: three[\s\S]*(?=last:)/, '\n'))
  })
})
