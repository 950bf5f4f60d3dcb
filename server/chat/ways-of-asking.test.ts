import { expect, test } from 'vitest'
import type { Passage } from '#search/passages.ts'
import { passageIds } from './ways-of-asking.ts'

const passage = (id: number, href: string, heading: string): Passage => ({
  id,
  href,
  heading,
  page: 'Page',
  text: '',
  kind: 'article',
  keywords: '',
  isOpening: false,
  names: [],
})

test('the first passage under an address has it for its name, others their heading too, even the same', () => {
  const passages = [
    passage(0, '/en/blog#sums', 'Sums'),
    passage(1, '/en/blog#sums', 'Sums'),
    passage(2, '/en/about', 'About'),
    passage(3, '/en/about', 'Our\u00a0prin\u00adciples'),
  ]
  expect([...passageIds(passages, () => undefined, 'en')]).toEqual([
    ['/blog#sums', 0],
    ['/blog#sums | Sums', 1],
    ['/about', 2],
    ['/about | Our principles', 3],
  ])
})
