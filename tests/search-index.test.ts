import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import { describe, expect, test } from 'vitest'
import type { DocumentOf } from '#content/catalogue.ts'
import { languages } from '#contract/language.ts'
import { type PassageFile, readPassages } from '#search/passages.ts'
import { createSearchInSteps, type Hit } from '#search/rank.ts'
import { inOneGo } from '#search/steps.ts'
import { buyersWords, knownArticles, questionTable } from './search-questions.ts'

/** The index as it was built from the prerendered pages, and what the search finds in it. */
const folder = path.resolve('build/raw/client')

/** Most bytes of one language's index on the way to a visitor. */
const heaviestIndex = 80 * 1024

function answers(hit: Hit, expected: string): boolean {
  const { href } = hit.passage
  return href === expected || href.split('#')[0] === expected
}

describe.each(languages)('%s', (language) => {
  const json = readFileSync(path.join(folder, 'search', `${language}.json`), 'utf8')
  const file: PassageFile & { words: DocumentOf<'search'> } = JSON.parse(json)
  const passages = readPassages(file)
  const { find } = inOneGo(createSearchInSteps(passages, language))
  const known = ({ passage: { href } }: Hit) => {
    const slug = /\/blog\/([^#]+)/.exec(href)?.[1]
    return slug === undefined || knownArticles.includes(slug)
  }
  const addresses = new Set(passages.flatMap(({ href }) => [href, href.split('#')[0]]))
  // An answer that the operator has taken away is not looked for.
  const questions = questionTable[language].filter(([, ...answers]) => answers.some((href) => addresses.has(href)))

  test('it is light', () => {
    expect(brotliCompressSync(json).length).toBeLessThan(heaviestIndex)
  })

  test('every passage leads to a place that exists, in its own language', () => {
    const trees = new Map(
      file.pages
        .map(([location]) => [location, path.join(folder, location, 'index.html')] as const)
        .map(([location, name]) => [location, existsSync(name) ? fromHtml(readFileSync(name, 'utf8')) : undefined]),
    )
    const lost = passages.filter(({ href }) => {
      const [location = '', anchor] = href.split('#')
      const tree = trees.get(location)
      return (
        !tree || (anchor && !select(`[id="${anchor}"]`, tree)) || location.startsWith('/en/') !== (language === 'en')
      )
    })
    expect(lost.map(({ href }) => href)).toEqual([])
  })

  test('no page that search engines must not list is in it', () => {
    const paths = file.pages.map(([location]) => location.replace(/^\/en(?=\/.)/, ''))
    for (const hidden of ['/auth', '/waitlist', '/newsletter', '/newsletter/confirm'])
      expect(paths).not.toContain(hidden)
    expect(paths.length).toBeGreaterThan(20)
  })

  test('passages are plain text of a readable length', () => {
    for (const { text, heading, isOpening } of passages) {
      expect(heading).not.toBe('')
      expect(isOpening || text !== '').toBe(true)
      expect(text.length).toBeLessThan(3000)
      expect(heading + text).not.toMatch(/ß|\u00ad|\{[a-z]|<\w/)
    }
  })

  test.each(questions.map(([question, ...expected]) => ({ question, expected })))(
    '"$question" is answered among the first three',
    ({ question, expected }) => {
      const first = find(question).filter(known).slice(0, 3)
      const found = first.some((hit) => expected.some((href) => answers(hit, href)))
      expect(found, first.map(({ passage }) => passage.href).join(', ')).toBe(true)
    },
  )

  test('most questions are answered first', () => {
    const first = questions.filter(([question, ...expected]) => {
      const [best] = find(question).filter(known)
      return best && expected.some((href) => answers(best, href))
    })
    expect(first.length / questions.length).toBeGreaterThan(0.8)
  })

  test.each(buyersWords[language])('"%s" leads a buyer to %s first', (word, ...expected) => {
    const [best] = find(word)
    expect(best && expected.some((href) => answers(best, href)), best?.passage.href).toBe(true)
  })

  test('each suggestion of the dialog finds something', () => {
    for (const suggestion of file.words.suggestions) expect(find(suggestion)[0]?.coverage).toBeGreaterThan(0.7)
  })

  test.each(['Hypothek', 'pizza margherita', 'qwertzuiop', '  ', '?!'])('"%s" finds nothing', (question) => {
    expect(find(question)).toEqual([])
  })

  test('a page comes first when it is called by its name', () => {
    for (const [location, , , names] of file.pages) {
      for (const name of names.filter((candidate) => /\p{L}{4}/u.test(candidate))) {
        const best = find(name)
          .slice(0, 2)
          .map(({ passage }) => passage.href.split('#')[0])
        expect(best, name).toContain(location)
      }
    }
  })
})
