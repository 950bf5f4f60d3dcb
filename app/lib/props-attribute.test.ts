import { expect, test } from 'vitest'
import { readProps, writeProps } from './props-attribute.ts'

test('props come out of an attribute as they went in, with marks of both kinds', () => {
  const props = { text: 'He said "yes", `perhaps` and \\"no\\"', list: ['"', '`', '\\'], none: null }
  expect(writeProps({ copy: 'Ja' })).toBe('{`copy`:`Ja`}')
  expect(readProps(writeProps(props))).toEqual(props)
})
