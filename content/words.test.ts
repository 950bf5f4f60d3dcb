import { expect, test } from 'vitest'
import { schemaOf } from './catalogue.ts'
import { checkDocuments } from './check/check-documents.ts'
import { documentSources, source } from './documents.ts'
import { fieldOf } from './form/field-of.ts'
import { inOneLine } from './problem.ts'

/** What the check says when a text is taken out of some documents, or put into them. */
function toldWith(change: (text: string) => string, ...ids: string[]): string[] {
  const changed = ids.map((id) => [id, change(source(id) ?? '')] as const)
  return checkDocuments(new Map([...documentSources(), ...changed])).wrong.map(inOneLine)
}

const without = (text: string) => text.replace(/^searchHint: .*\n/m, '')

test('an English document has the texts of the German one, no fewer and no others', () => {
  expect(toldWith(without, 'en/desk/enquiries')).toContain('content/en/desk/enquiries.yaml:1: searchHint: missing')
  const more = toldWith((text) => `${text}another: Another\n`, 'en/desk/enquiries')
  expect(more.join('\n')).toMatch(/^content\/en\/desk\/enquiries\.yaml:\d+: (another: )?no such field/m)
})

test('what is published has the texts of the release, in German as well', () => {
  const told = toldWith(without, 'de/desk/enquiries', 'en/desk/enquiries')
  expect(told).toContain('content/de/desk/enquiries.yaml:1: searchHint: missing')
  expect(told).toContain('content/en/desk/enquiries.yaml:1: searchHint: missing')
})

test('what more than a text is said of some stands beside it', () => {
  const schema = schemaOf('de/not-found')
  const form = schema && fieldOf(schema)
  expect(form).toMatchObject({
    fields: expect.arrayContaining([{ name: 'title', field: { kind: 'text', most: 200 }, isOptional: false }]),
  })
  expect(JSON.stringify(form)).toContain('{"name":"href","field":{"kind":"text","refers":"page"},"isOptional":false}')
})
