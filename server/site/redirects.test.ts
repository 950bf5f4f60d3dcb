import { expect, test } from 'vitest'
import { canonicalPath, isNoAddress } from './redirects.ts'

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

test.each([
  ['/a%0Ab', true],
  ['/a%0d%0aX: y', true],
  ['/%00', true],
  ['/%E2%80%A8', true],
  ['/f%C3%BCr', false],
  ['/a%20b', false],
])('%s can be no address: %s', (pathname, never) => {
  expect(isNoAddress(pathname)).toBe(never)
})
