import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { envelope } from './envelope.ts'

const read = (page: unknown) => z.object(envelope).parse({ page }).page

it.each(['/', '/en/blog/qr-rechnung-automation-schweiz', `/${'x'.repeat(299)}`])('keeps the page %s', (page) => {
  expect(read(page)).toBe(page)
})

it.each([
  undefined,
  null,
  7,
  '',
  `/${'x'.repeat(300)}`,
  '/<script>alert(1)</script>',
  'javascript:alert(1)',
  '/?onload=x',
])('takes %s for no page, and refuses nothing', (page) => {
  expect(read(page)).toBeUndefined()
})
