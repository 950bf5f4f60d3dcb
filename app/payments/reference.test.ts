import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeReference, groupReference, referenceProblem } from './reference.ts'

describe('QR reference', () => {
  test('the example of the article on QR-bills', () => {
    expect(completeReference('QRR', '2047 2026 1104')).toBe('00 00000 00000 00204 72026 11047')
  })

  test('a completed reference is right, and wrong with any other check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,26}$/), fc.integer({ min: 1, max: 9 }), (own, step) => {
        const reference = completeReference('QRR', own) ?? ''
        expect(referenceProblem('QRR', reference)).toBeUndefined()
        const wrong = reference.slice(0, -1) + ((Number(reference.at(-1)) + step) % 10)
        expect(referenceProblem('QRR', wrong)).toEqual({
          code: 'referenceCheckDigit',
          has: wrong.at(-1),
          needs: reference.at(-1),
        })
      }),
    )
  })

  test('what is complete or too long is not completed', () => {
    expect(completeReference('QRR', '000000000000002047202611047')).toBeUndefined()
    expect(completeReference('QRR', 'A1')).toBeUndefined()
  })
})

describe('creditor reference', () => {
  test('the example of ISO 11649', () => {
    expect(completeReference('SCOR', '539007547034')).toBe('RF18 5390 0754 7034')
    expect(referenceProblem('SCOR', 'rf18 5390 0754 7034')).toBeUndefined()
  })

  test('a completed reference is right', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,21}$/), (own) => {
        fc.pre(!/^RF\d\d/.test(own))
        expect(referenceProblem('SCOR', completeReference('SCOR', own) ?? '')).toBeUndefined()
      }),
    )
  })

  test.each([
    ['', { code: 'referenceMissing' }],
    ['RF18-5390', { code: 'referenceCharacters' }],
    ['539007547034', { code: 'referenceStart' }],
    ['RF18', { code: 'referenceLength', has: 4, needs: 5 }],
    [`RF18${'1'.repeat(22)}`, { code: 'referenceLength', has: 26, needs: 25 }],
    ['RF19539007547034', { code: 'referenceCheckDigit', has: '19', needs: '18' }],
  ])('%s', (text, problem) => expect(referenceProblem('SCOR', text)).toEqual(problem))
})

test('without a reference nothing can be wrong with it', () => {
  expect(referenceProblem('NON', 'whatever')).toBeUndefined()
})

test('references are grouped as they are printed', () => {
  expect(groupReference('QRR', '210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017')
})
