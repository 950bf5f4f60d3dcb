import { expect, test } from 'vitest'
import { missingTexts } from './missing-texts.ts'

test('pages on which a text is missing are named, with the place', () => {
  const pages = new Map([
    ['/', '<title>Home</title><h1>Finance</h1><p>Is undefined a word? It is.</p>'],
    ['/contact', '<title>undefined – Saldora</title><h1 class="display"></h1>'],
    ['/en/faq', '<title>FAQ</title><img alt="A drawing of undefined">'],
  ])
  expect(missingTexts(pages).sort()).toEqual([
    'the page /contact: a text is missing in <h1 class="display"></h1>',
    'the page /contact: a text is missing in <title>undefined',
    'the page /en/faq: a text is missing in alt="A drawing of undefined',
  ])
})
