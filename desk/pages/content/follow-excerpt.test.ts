import { expect, it } from 'vitest'
import { followExcerpt } from './follow-excerpt.ts'

const value = (excerpt: string, description: string) => ({ de: { excerpt, description }, en: {} })
const description = (after: ReturnType<typeof followExcerpt>) => (after.de as { description: string }).description

it('lets the description say what the first sentence says, until somebody writes another', () => {
  expect(description(followExcerpt(value('', ''), value('Wie', '')))).toBe('Wie')
  expect(description(followExcerpt(value('Wie', 'Wie'), value('Wie gezählt wird.', 'Wie')))).toBe('Wie gezählt wird.')
  expect(description(followExcerpt(value('Wie', 'Eigenes'), value('Wie gezählt', 'Eigenes')))).toBe('Eigenes')
  // Whoever writes the description itself is not overwritten with the next letter.
  expect(description(followExcerpt(value('Wie', 'Wie'), value('Wie', 'Wi')))).toBe('Wi')
})

it('ends a long sentence at a word, within what search engines show', () => {
  const long = 'Ein Satz von elf Silben, der nicht endet. '.repeat(8)
  const said = description(followExcerpt(value('', ''), value(long, '')))
  expect(said.length).toBeLessThanOrEqual(165)
  expect(said).toMatch(/\p{L} …$/u)
  expect(long.startsWith(said.slice(0, -2))).toBe(true)
})
