import { expect, test } from 'vitest'
import { pickEncoding } from './accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.2', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
])('%s is answered with %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding)
})
