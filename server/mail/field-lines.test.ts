import { expect, it } from 'vitest'
import { contactFields } from '#contract/contact-fields.ts'
import type { FormFields } from '#contract/form-fields.ts'
import { fieldLines } from './field-lines.ts'

const fields = {
  ...contactFields,
  phone: { kind: 'line', max: 40, optional: true, code: 'too_long', personal: 'person' },
} as const satisfies FormFields

const labels = {
  name: 'Name',
  email: 'E-Mail',
  company: 'Firma',
  event: 'Anmeldung für',
  origin: 'Zuvor gelesen',
  message: 'Text',
  phone: 'Tel.',
}

it('shows every field of a form that was filled in, long texts apart', () => {
  const values = { name: 'Mira\u2028B.', email: 'a@xn--mller-kva.example', event: 'gone', message: 'Zeile 1\nZeile 2' }
  expect(fieldLines(fields, { ...values, phone: '044 000 00 00' }, labels, 'de')).toEqual({
    lines: [
      ['Name', 'Mira B.'],
      ['E-Mail', 'a@müller.example (a@xn--mller-kva.example)'],
      ['Anmeldung für', 'gone'],
      ['Tel.', '044 000 00 00'],
    ],
    texts: [['Text', 'Zeile 1\nZeile 2']],
  })
})
