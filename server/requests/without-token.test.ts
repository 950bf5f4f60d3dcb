import { expect, it } from 'vitest'
import { signPreview } from '../previews/token.ts'
import { withoutToken } from './without-token.ts'

const token = signPreview('secret', { documents: ['de/faq'], endsAt: 9_999_999_999_000, mark: 'mark' })

it.each([
  ['/preview/TOKEN', '/preview/…'],
  ['/preview/TOKEN/faq', '/preview/…/faq'],
  ['//preview/TOKEN/faq', '/preview/…/faq'],
  ['/preview//TOKEN/', '/preview/…/'],
  ['/PREVIEW/TOKEN/faq', '/preview/…/faq'],
  ['/preview%2fTOKEN/faq', '/preview/…/faq'],
  ['/preview%252FTOKEN', '/preview/…'],
  ['/preview\\TOKEN', '/preview/…'],
  ['/preview/guessed/faq', '/preview/…/faq'],
  ['/x/preview/TOKEN', '/x/preview/…'],
  ['/%70review/TOKEN/faq', '/%70review/…/faq'],
  ['seen at https://site.example/preview/TOKEN/faq', 'seen at https://site.example/preview/…/faq'],
])('%s is kept as %s', (path, kept) => {
  expect(withoutToken(path.replace('TOKEN', token))).toBe(kept)
})

it.each(['/', '/faq', '/previews', '/en/blog/a-long-slug-of-an-article.pdf'])('%s stays as it is', (path) => {
  expect(withoutToken(path)).toBe(path)
})
