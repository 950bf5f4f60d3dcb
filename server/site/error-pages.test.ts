import { expect, it } from 'vitest'
import { errorPath, isErrorPath, statusOfNoPage } from './error-pages.ts'

it.each([
  [404, '/no-such-page', '/errors/404'],
  [404, '/en/no-such-page', '/en/errors/404'],
  [404, '/english', '/errors/404'],
  [404, '/services/none', '/services/404'],
  [404, '/en/services/none', '/en/services/404'],
  [404, '/services/none/at-all', '/errors/404'],
  [404, '/en/blog/none', '/en/blog/404'],
  [400, '/blog/none', '/errors/400'],
  [503, '/en/contact', '/en/errors/503'],
  [429, '/', '/errors/429'],
] as const)('%i for %s is told by %s', (status, asked, path) => {
  expect(errorPath(status, asked)).toBe(path)
  expect(isErrorPath(path)).toBe(true)
})

it.each([
  ['/no-such-page', 404],
  ['/errors/404', 404],
  ['/en/errors/503', 503],
  ['/errors/429', 429],
  ['/services/404', 404],
  ['/errors/999', 404],
  ['/about/400', 404],
] as const)('%s is answered with %i', (asked, status) => {
  expect(statusOfNoPage(asked)).toBe(status)
})
