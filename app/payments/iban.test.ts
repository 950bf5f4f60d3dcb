import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkIban, ibanCheckDigits } from './iban.ts'

describe('valid numbers', () => {
  test('a QR-IBAN is told from its institution', () => {
    expect(checkIban('ch44 3199 9123 0008 8901 2').iban).toEqual({
      iban: 'CH4431999123000889012',
      grouped: 'CH44 3199 9123 0008 8901 2',
      country: 'CH',
      checkDigits: '44',
      lengthKnown: true,
      swiss: { institution: '31999', account: '123000889012', isQrIban: true },
    })
  })

  test.each([
    ['29999', false],
    ['30000', true],
    ['31999', true],
    ['32000', false],
  ])('institution %s: QR-IBAN %s', (institution, isQrIban) => {
    const account = `${institution}000011112222`
    expect(checkIban(`CH${ibanCheckDigits('CH', account)}${account}`).iban?.swiss?.isQrIban).toBe(isQrIban)
  })

  test.each([
    'CH93 0076 2011 6238 5295 7',
    'LI21 0881 0000 2324 013A A',
    'DE89 3704 0044 0532 0130 00',
    'GB29 NWBK 6016 1331 9268 19',
    'NO93 8601 1117 947',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  ])('%s', (iban) => expect(checkIban(iban).iban?.grouped).toBe(iban))

  test('of a country that is not in the table only the check digits are tested', () => {
    const iban = `ZZ${ibanCheckDigits('ZZ', '12345678901234')}12345678901234`
    expect(checkIban(iban).iban).toMatchObject({ country: 'ZZ', lengthKnown: false, swiss: undefined })
  })
})

describe('what is wrong is said', () => {
  test.each([
    ['', { code: 'empty' }],
    ['CH93 0076_2011!', { code: 'characters', characters: '_ !' }],
    ['9300762011623852957', { code: 'country' }],
    ['CHA3 0076 2011 6238 5295 7', { code: 'checkDigitsMissing' }],
    ['CH93 0076 2011 6238 5295', { code: 'length', land: 'CH', has: 20, needs: 21 }],
    ['ZZ12 34', { code: 'length', land: 'ZZ', has: 6, needs: 15 }],
    ['CH93 O076 2011 6238 5295 7', { code: 'institution' }],
    ['CH94 0076 2011 6238 5295 7', { code: 'checkDigits', has: '94', needs: '93' }],
  ])('%s', (text, problem) => expect(checkIban(text).problem).toEqual(problem))
})

const digits = fc.stringMatching(/^\d{17}$/)

test('every single wrong digit and every exchange of two neighbours is found', () => {
  fc.assert(
    fc.property(digits, fc.integer({ min: 4, max: 20 }), fc.integer({ min: 1, max: 9 }), (account, position, step) => {
      const iban = `CH${ibanCheckDigits('CH', account)}${account}`
      expect(checkIban(iban).problem).toBeUndefined()
      const wrong = String((Number(iban[position]) + step) % 10)
      expect(checkIban(iban.slice(0, position) + wrong + iban.slice(position + 1)).problem?.code).toBe('checkDigits')
      const next =
        position < 20 ? iban.slice(0, position) + iban[position + 1] + iban[position] + iban.slice(position + 2) : iban
      expect(checkIban(next).problem === undefined).toBe(next === iban)
    }),
  )
})
