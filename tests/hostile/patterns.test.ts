import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { growingTexts } from './growing-texts.ts'
import { growsTooFast } from './growth.ts'

/** Every regular expression that the product's sources spell out, with the file that has it. */
function patterns(): Map<string, { pattern: RegExp; file: string }> {
  const found = new Map<string, { pattern: RegExp; file: string }>()
  for (const file of globSync('{app,assistant,content,contract,desk,operator,search,server}/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue
    const literals = new Visitor({
      Literal: ({ value }) => {
        if (value instanceof RegExp) found.set(String(value), { pattern: value, file })
      },
    })
    literals.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  }
  return found
}

test('no pattern of the product needs more time than in step with the length of a text', async () => {
  const found = patterns()
  const slow: string[] = []
  for (const { pattern, file } of found.values()) {
    const read = (text: string) => (pattern.global ? text.replace(pattern, '') : pattern.exec(text))
    for (const text of growingTexts) {
      if (!(await growsTooFast(read, text, 12 * 1024))) continue
      slow.push(`${file}: ${pattern} on ${text.name}`)
      break
    }
  }
  expect(slow).toEqual([])
  expect(found.size).toBeGreaterThan(500)
})
