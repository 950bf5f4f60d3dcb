import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputFragment, linkedInput } from './input-link.ts'

const initial = { amount: "1'250.00", kind: 'net', note: '' }

test('any input comes back whole, and only what was changed stands in the address', () => {
  expect(inputFragment('vat', { ...initial, kind: 'gross' }, initial)).toBe('#form=vat&kind=gross')
  fc.assert(
    fc.property(fc.record({ amount: fc.string(), kind: fc.string(), note: fc.string() }), (values) => {
      expect(linkedInput(inputFragment('vat', values, initial), 'vat', initial)).toEqual(values)
    }),
  )
})

test('an address of another form, of a heading, or with fields that nobody knows changes nothing', () => {
  expect(linkedInput('#form=iban&iban=1', 'vat', initial)).toBeUndefined()
  expect(linkedInput('#rules', 'vat', initial)).toBeUndefined()
  expect(linkedInput('', 'vat', initial)).toBeUndefined()
  expect(linkedInput('#form=vat&amount=5&__proto=x', 'vat', initial)).toEqual({ ...initial, amount: '5' })
})
