import { expect, test } from 'vitest'
import { canonicalPath } from './redirects.ts'

test.each([
  ['/', undefined],
  ['/en/', undefined],
  ['/about', undefined],
  ['/en', '/en/'],
  ['/about/', '/about'],
  ['/en/about/', '/en/about'],
  ['/about///', '/about'],
])('%s belongs at %s', (pathname, target) => {
  expect(canonicalPath(pathname)).toBe(target)
})

test.each(['//elsewhere.example', '//elsewhere.example/', '///elsewhere.example/', '/\\elsewhere.example', '//'])(
  '%s never leads to another host',
  (pathname) => {
    const target = canonicalPath(pathname) ?? pathname
    expect(new URL(target, 'http://localhost').host).toBe('localhost')
  },
)
