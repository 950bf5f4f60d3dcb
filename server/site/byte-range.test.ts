import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['BYTES=99-99', { first: 99, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=19-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
])('%s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test('an empty body has no range', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable')
})
