import { expect, it } from 'vitest'
import { contactFields } from '#contract/contact-fields.ts'
import type { FormFields } from '#contract/form-fields.ts'
import { fieldColumns, fieldPairs, typedExcerpt } from './field-columns.ts'
import { table } from './table.ts'

const fields = {
  ...contactFields,
  phone: { kind: 'line', max: 40, optional: true, code: 'too_long', personal: 'person' },
} as const satisfies FormFields
const labels = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  event: 'Event',
  origin: 'Read before',
  message: 'Message',
  phone: 'Phone',
}
const row = {
  ...{ name: 'Mira', email: 'mira@muster.example', company: null, event: null, origin: null, phone: '044 000 00 00' },
  message: `Line 1\n${'x'.repeat(100)}`,
}

it('shows in lists what is described as listed, and the beginning of long texts', () => {
  const { lines, texts } = fieldColumns(fields, labels)
  expect(lines.map(({ title }) => title)).toEqual(['Name', 'Email', 'Company', 'Event'])
  expect(table([row], [...lines, ...texts])).toMatch(/Mira {2}mira@muster\.example +Line 1 x{53}$/)
})

it('shows every field in full, long texts apart', () => {
  expect(fieldPairs(fields, labels, row)).toEqual({
    lines: [
      ['Name', 'Mira'],
      ['Email', 'mira@muster.example'],
      ['Company', null],
      ['Event', null],
      ['Read before', null],
      ['Phone', '044 000 00 00'],
    ],
    texts: [row.message],
  })
  expect(typedExcerpt(fields, { name: 'Mira', email: 'm@x.example', message: 'Hello' })).toBe('Mira · Hello')
})
