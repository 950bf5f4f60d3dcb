import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils'
import { groupFour } from './iban.ts'

/** QRR goes with a QR-IBAN, SCOR and none with an ordinary IBAN (SIX, QR-bill 2.3). */
export const referenceTypes = ['QRR', 'SCOR', 'NON'] as const

export type ReferenceType = (typeof referenceTypes)[number]

export type ReferenceProblem =
  | { code: 'referenceMissing' }
  | { code: 'referenceCharacters' }
  | { code: 'referenceLength'; has: number; needs: number }
  | { code: 'referenceStart' }
  | { code: 'referenceCheckDigit'; has: string; needs: string }

/** What a reference is without blanks, capital letters. */
export function bareReference(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** What is wrong with a reference of this type; undefined when nothing is. */
export function referenceProblem(type: ReferenceType, text: string): ReferenceProblem | undefined {
  const reference = bareReference(text)
  if (type === 'NON') return undefined
  if (reference === '') return { code: 'referenceMissing' }
  return type === 'QRR' ? qrrProblem(reference) : scorProblem(reference)
}

function qrrProblem(reference: string): ReferenceProblem | undefined {
  if (!/^\d+$/.test(reference)) return { code: 'referenceCharacters' }
  if (reference.length !== 27) return { code: 'referenceLength', has: reference.length, needs: 27 }
  const needs = calculateQRReferenceChecksum(reference.slice(0, 26))
  const has = reference.slice(26)
  return has === needs ? undefined : { code: 'referenceCheckDigit', has, needs }
}

function scorProblem(reference: string): ReferenceProblem | undefined {
  if (!/^[A-Z0-9]+$/.test(reference)) return { code: 'referenceCharacters' }
  if (!/^RF\d\d/.test(reference)) return { code: 'referenceStart' }
  if (reference.length < 5) return { code: 'referenceLength', has: reference.length, needs: 5 }
  if (reference.length > 25) return { code: 'referenceLength', has: reference.length, needs: 25 }
  const needs = calculateSCORReferenceChecksum(reference.slice(4))
  const has = reference.slice(2, 4)
  return has === needs ? undefined : { code: 'referenceCheckDigit', has, needs }
}

/**
 * The full reference made from a number of one's own: zeros in front and the check digit for QRR, RF and check digits for
 * SCOR. Undefined when the text is too long or has other characters, or is complete already.
 */
export function completeReference(type: ReferenceType, text: string): string | undefined {
  const own = bareReference(text)
  if (type === 'QRR' && /^\d{1,26}$/.test(own)) {
    const padded = own.padStart(26, '0')
    return groupReference('QRR', padded + calculateQRReferenceChecksum(padded))
  }
  if (type === 'SCOR' && /^(?!RF\d\d)[A-Z0-9]{1,21}$/.test(own)) {
    return groupReference('SCOR', `RF${calculateSCORReferenceChecksum(own)}${own}`)
  }
  return undefined
}

/** As it is printed: QRR two digits, then groups of five; SCOR in groups of four. */
export function groupReference(type: ReferenceType, text: string): string {
  const reference = bareReference(text)
  return type === 'QRR'
    ? `${reference.slice(0, 2)} ${reference.slice(2).replace(/(.{5})(?=.)/g, '$1 ')}`
    : groupFour(reference)
}
