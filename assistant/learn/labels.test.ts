import { expect, test } from 'vitest'
import type { Passage } from '#search/passages.ts'
import { passageLabels } from './labels.ts'

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

test('the first passage under an address is labelled by it, others by their heading too, even the same one', () => {
  const passages = [
    passage(0, '/en/blog#sums', 'Sums'),
    passage(1, '/en/blog#sums', 'Sums'),
    passage(2, '/en/about', 'About'),
    passage(3, '/en/about', 'Our\u00a0prin\u00adciples'),
  ]
  expect([...passageLabels(passages, () => undefined, 'en')]).toEqual([
    ['/blog#sums', 0],
    ['/blog#sums | Sums', 1],
    ['/about', 2],
    ['/about | Our principles', 3],
  ])
})
