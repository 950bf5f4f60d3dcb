import { describe, expect, test } from 'vitest'
import { languageNames, sharedNames } from '#content/catalogue.ts'
import { checkDocuments } from '#content/check/check-documents.ts'
import { documentSources, read } from '#content/documents.ts'
import { languages } from '#contract/language.ts'
import { faultNames, faultText } from './fault-words.server.ts'

describe.each(languages)('the words of the editor, %s', (language) => {
  const { faults } = read('desk/content', language)
  const { titles } = read('desk/documents', language)

  test('there are some for each fault, and none for what is no fault', () => {
    expect(Object.keys(faults).sort()).toEqual([...new Set(faultNames)].sort())
  })

  test('every document has a title', () => {
    const names = [...sharedNames, ...languageNames(), 'team', 'events']
    expect(names.filter((name) => !titles[name])).toEqual([])
  })

  test('what is wrong is told in them', () => {
    const sources = new Map(documentSources())
    const change = (id: string, from: string | RegExp, to: string) => {
      const text = sources.get(id) ?? ''
      expect(text, id).toMatch(from)
      sources.set(id, text.replace(from, to))
    }
    change('de/faq', /^( {2}title): .*$/m, '$1: ""')
    change('en/faq', /^( {2}lead): .*$/m, '$1: "ß {price.bicycle}"')
    change('de/about', /^title: .*\n/m, '')
    change('company', /amount: 390/, 'amount: -1')
    change('events', /date: .*$/m, 'date: soon')
    const { wrong, look } = checkDocuments(sources)
    expect(wrong.length).toBeGreaterThan(4)
    for (const { message } of [...wrong, ...look]) expect(faultText(message, faults), message).not.toBe(message)
  })

  test('a portrait without a description is told where it is missing', () => {
    const sources = new Map(documentSources())
    const address = `/pictures/${'a'.repeat(32)}-400x400.webp`
    const company = sources.get('company') ?? ''
    sources.set('company', company.replace(/image: portrait-1(\n +imageAlt:\n.*\n.*$)?/m, `image: ${address}`))
    const { wrong } = checkDocuments(sources)
    const found = wrong.find(({ at }) => at?.endsWith('imageAlt'))
    expect(faultText(found?.message ?? '', faults)).toBe(faults.picture_description)
  })

  test('a choice that is not made is told once, as one to make', () => {
    const sources = new Map(documentSources())
    const [id = '', article = ''] = [...sources].find(([name]) => name.startsWith('de/blog/')) ?? []
    sources.set(id, article.replace(/^tags:.*\n( *- .*\n)*/m, 'tags: [""]\n'))
    const { wrong } = checkDocuments(sources)
    const found = wrong.filter(({ file, at }) => file.startsWith(id) && at?.startsWith('tags'))
    expect(found.map(({ message }) => faultText(message, faults))).toEqual([faults.unchosen])
  })

  test('what the desk has no words for is told as the check says it', () => {
    expect(faultText('something new', faults)).toBe('something new')
    expect(faultText('{price.x} is no fact of content/facts.ts', faults)).toContain('{price.x}')
  })
})
