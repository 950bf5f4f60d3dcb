import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { expect, test } from 'vitest'
import { source } from '../documents.ts'
import { compileArticle } from './compile-article.ts'

const id = 'de/blog/qr-rechnung-automation-schweiz'
const frontMatter = /^---\n.*?\n---\n/s.exec(source(id) ?? '')?.[0] ?? ''

const pieces = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '![x](javascript:1)',
  '<javascript:alert(1)>',
  '## ',
  '- ',
  '1. ',
  '> ',
  '`',
  '```\n',
  '|a|b|\n|-|-|\n|c|d|\n',
  '**',
  '_',
  '~~',
  '[^1]',
  '\n\n',
  '\n',
  ' ',
  '&lt;',
  '<b>',
  '](',
  '![',
  'https://foreign.example',
]
const markdown = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 30 })
  .map((parts) => parts.join('').replace(/[{}]/g, ''))

test('no article becomes code, whatever is written in it', () => {
  let compiled = 0
  fc.assert(
    fc.property(markdown, (body) => {
      const html = compile(body)
      if (html === undefined) return
      compiled += 1
      const tree = fromHtml(html, { fragment: true })
      expect(
        selectAll(
          'script, iframe, object, embed, style, base, form, [onerror], [onclick], [style], [href^="javascript" i], [src^="javascript" i]',
          tree,
        ),
      ).toEqual([])
    }),
    { seed: 20261122, numRuns: 150 },
  )
  expect(compiled).toBeGreaterThan(50)
})

/** undefined where the article is refused, which is an answer too. */
function compile(body: string): string | undefined {
  try {
    return compileArticle(id, `${frontMatter}${body}`).html
  } catch {
    return undefined
  }
}
