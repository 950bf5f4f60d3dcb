import { expect, test } from 'vitest'
import type { z } from 'zod'
import { schemaOf } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import { fieldOf } from '#content/form/field-of.ts'
import { findingsOf } from './findings.server.ts'
import { labelOf } from './form/field-names.ts'

const entry = {
  documents: ['de/blog/x', 'en/blog/x'],
  field: fieldOf(schemaOf('de/blog/x') as z.ZodType),
  placeOf: (document: string, at: string) => `${document.slice(0, 2)}.${at}`,
}
const wrong = ['de', 'en'].flatMap((side) =>
  ['tags.0', 'sources.0.title'].map((at) => ({ file: `${side}/blog/x.md`, at, message: 'blank' })),
)

test('one field for both languages is one thing to mend, two fields are two', () => {
  const found = findingsOf({ wrong, look: [] }, entry, {}, read('desk/content', 'de'))
  expect(found.map(({ place }) => place)).toEqual(['de.tags.0', 'de.sources.0.title', 'en.sources.0.title'])
})

test('one of a list is called as one', () => {
  const names = read('desk/fields', 'de')
  expect(labelOf(names, ['blog', 'sources'])).toBe('Quellen')
  expect(labelOf(names, ['blog', 'sources', 0])).toBe('Quelle')
  expect(labelOf(names, ['blog', 'tags', 0])).toBe('Thema')
})
