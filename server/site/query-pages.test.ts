import { expect, test } from 'vitest'
import { asksForRendering } from './query-pages.ts'

test.each([
  ['/blog', 'q=bexio', true],
  ['/en/blog', 'search=VAT&x=1', true],
  ['/blog', 'category=KMU', true],
  ['/newsletter/confirm', 'token=x', true],
  ['/blog', 'q=&category=', false],
  ['/blog', 'utm_source=mail', false],
  ['/newsletter/preferences', 'token=abc', true],
  ['/en/newsletter/preferences', 'token=abc', true],
  ['/newsletter/preferences', '', false],
  ['/contact', 'topic=VAT', true],
  ['/en/contact', 'message=x', true],
  ['/contact', 'event=mwst', true],
  ['/blog.data', 'q=bexio', false],
  ['/contact', 'q=bexio', false],
])('%s?%s is rendered: %s', (path, query, rendered) => {
  expect(asksForRendering(path, query)).toBe(rendered)
})
