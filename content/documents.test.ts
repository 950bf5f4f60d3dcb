import { afterEach, expect, test } from 'vitest'
import { documentIds, documentSources, fromDocuments, read, showDocuments, source } from './documents.ts'

const files = documentSources()
afterEach(() => showDocuments(files))

const auth = files.get('de/auth') ?? ''
const withTitle = (title: string) => new Map([['de/auth', auth.replace(/^title: .*$/m, `title: ${title}`)]])

test('another set is read at once and whole', () => {
  showDocuments(withTitle('Eins'))
  const title = fromDocuments(() => read('auth', 'de').title)
  expect([read('auth', 'de').title, title()]).toEqual(['Eins', 'Eins'])
  showDocuments(withTitle('Zwei'))
  expect([read('auth', 'de').title, title()]).toEqual(['Zwei', 'Zwei'])
  expect(documentIds()).toEqual(['de/auth'])
  expect(source('en/auth')).toBeUndefined()
})

test('what is wrong is told with file, line and field, each time', () => {
  showDocuments(new Map([['de/auth', auth.replace(/^lead: .*$/m, 'led: 1')]]))
  for (const _ of [1, 2]) {
    expect(() => read('auth', 'de')).toThrow(
      /^content\/de\/auth\.yaml:\d+: lead: missing\ncontent\/de\/auth\.yaml:\d+: no such field: led$/,
    )
  }
})

test('a document that is not there is named', () => {
  showDocuments(new Map())
  expect(() => read('auth', 'en')).toThrow('content/en/auth.yaml: there is no such document')
})

test('what is no YAML is named with its line', () => {
  showDocuments(new Map([['de/auth', 'meta:\n  title: "x']]))
  expect(() => read('auth', 'de')).toThrow('content/de/auth.yaml:2: ')
})
