import { expect, it } from 'vitest'
import type { FormFields } from '#contract/form-fields.ts'
import { furtherFields } from './further-fields.server.ts'

const optional = { kind: 'line', max: 40, optional: true, code: 'too_long', personal: 'person' } as const
const fields = {
  name: { kind: 'line', max: 100, code: 'length', personal: 'person' },
  phone: optional,
  town: optional,
} as const satisfies FormFields

it('shows on a sheet what was filled in and has no place of its own', () => {
  const labels = { name: 'Name', phone: 'Telefon', town: 'Ort' }
  const row = { name: 'Mira', phone: '044 000 00 00', town: null }
  expect(furtherFields(fields, row, labels, ['name'])).toEqual([{ label: 'Telefon', value: '044 000 00 00' }])
})
