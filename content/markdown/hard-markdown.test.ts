import { describe, expect, it } from 'vitest'
import { DocumentError, documentIds, source } from '../documents.ts'
import { compileArticle } from './compile-article.ts'
import { hardMarkdown } from './hard-markdown.ts'

const id = 'de/blog/qr-rechnung-automation-schweiz'
const head = /^---\n.*?\n---\n/s.exec(source(id) ?? '')?.[0] ?? ''
const nestedList = Array.from({ length: 100 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')

describe('a text that is too hard to be read as Markdown', () => {
  it.each([
    ['quotations', `Gut.\n\n${'>'.repeat(5000)}x\n`, 3, 'nested deeper than 20'],
    ['quotations with spaces', '> '.repeat(5000), 1, 'nested deeper than 20'],
    ['lists in one line', `${'- '.repeat(500)}x`, 1, 'nested deeper than 20'],
    ['numbers in one line', `${'1. '.repeat(500)}x`, 1, 'nested deeper than 20'],
    ['lists in lines', nestedList, 21, 'nested deeper than 20'],
    ['lists and quotations', '> - '.repeat(300), 1, 'nested deeper than 20'],
    ['signs of emphasis', `Gut.\n${'_*'.repeat(8000)}`, 2, 'has too many'],
    ['signs in many blocks', `${'*a '.repeat(400)}\n\n`.repeat(9), 11, 'has too many'],
    ['brackets', '['.repeat(20_000), 1, 'has too many'],
    ['length', 'Wort '.repeat(20_000), 1, 'expected 60000 or fewer characters'],
  ])('of %s is refused with its line, before it is read', (_, text, line, message) => {
    expect(hardMarkdown(text)).toEqual({ line, message: expect.stringContaining(message) })
    const linesBefore = head.split('\n').length - 1
    const refused = (): unknown => {
      try {
        return compileArticle(id, head + text)
      } catch (error) {
        return error
      }
    }
    expect(refused()).toBeInstanceOf(DocumentError)
    expect(refused()).toMatchObject({ problems: [{ line: line + linesBefore }] })
  })

  it('is none of what the site has, nor a long list or a table in bold', () => {
    for (const article of documentIds().filter((one) => one.includes('/blog/'))) {
      expect(hardMarkdown(source(article) ?? ''), article).toBeUndefined()
    }
    expect(hardMarkdown('> - 1. **fett**, [Link](/faq)\n'.repeat(50))).toBeUndefined()
    expect(hardMarkdown(`| a | b |\n|---|---|\n${'| **fett** | ~~weg~~ |\n'.repeat(50)}`)).toBeUndefined()
    expect(hardMarkdown('```\n        - name: x\n```\n')).toBeUndefined()
  })
})
