/** What is wrong with an IBAN, the first thing that is. Positions count from 1, blanks left out. */
export type IbanProblem =
  | { code: 'empty' }
  | { code: 'characters'; characters: string }
  | { code: 'country' }
  | { code: 'checkDigitsMissing' }
  | { code: 'length'; land: string; has: number; needs: number }
  | { code: 'institution' }
  | { code: 'checkDigits'; has: string; needs: string }

export type Iban = {
  /** Without blanks, capital letters. */
  iban: string
  /** In groups of four, as it is printed. */
  grouped: string
  /** ISO 3166, two letters. */
  country: string
  checkDigits: string
  /** False for a country whose length is not in the table: only its check digits were tested. */
  lengthKnown: boolean
  /** Parts of an account in Switzerland or Liechtenstein. */
  swiss?: { institution: string; account: string; isQrIban: boolean }
}

export type IbanCheck = { iban: Iban; problem?: undefined } | { iban?: undefined; problem: IbanProblem }

/** ISO 13616 with the check of ISO 7064, MOD 97-10, and what can be said about Swiss account numbers. */
export function checkIban(text: string): IbanCheck {
  const iban = text.replace(/[\s-]/g, '').toUpperCase()
  if (iban === '') return { problem: { code: 'empty' } }
  const foreign = [...new Set(iban.match(/[^A-Z0-9]/gu))].join(' ')
  if (foreign) return { problem: { code: 'characters', characters: foreign } }
  const country = iban.slice(0, 2)
  if (!/^[A-Z]{2}$/.test(country)) return { problem: { code: 'country' } }
  const checkDigits = iban.slice(2, 4)
  if (!/^\d{2}$/.test(checkDigits)) return { problem: { code: 'checkDigitsMissing' } }
  const needed = ibanLengths[country]
  // The registry's longest IBAN has 34 characters, the shortest 15.
  const wrong = needed === undefined ? iban.length < 15 || iban.length > 34 : iban.length !== needed
  if (wrong) {
    const needs = needed ?? (iban.length < 15 ? 15 : 34)
    return { problem: { code: 'length', land: country, has: iban.length, needs } }
  }
  const isSwiss = country === 'CH' || country === 'LI'
  if (isSwiss && !/^\d{5}$/.test(iban.slice(4, 9))) return { problem: { code: 'institution' } }
  const needs = ibanCheckDigits(country, iban.slice(4))
  if (checkDigits !== needs) return { problem: { code: 'checkDigits', has: checkDigits, needs } }
  const swiss = isSwiss
    ? { institution: iban.slice(4, 9), account: iban.slice(9), isQrIban: isQrInstitution(iban.slice(4, 9)) }
    : undefined
  return { iban: { iban, grouped: groupFour(iban), country, checkDigits, lengthKnown: needed !== undefined, swiss } }
}

/** Institutions 30000 to 31999 stand for QR-IBANs (SIX). */
function isQrInstitution(institution: string): boolean {
  return Number(institution) >= 30_000 && Number(institution) <= 31_999
}

/** The two check digits that belong to a country and an account number. */
export function ibanCheckDigits(country: string, account: string): string {
  return String(98 - mod97(`${account}${country}00`)).padStart(2, '0')
}

/** Remainder by 97 of a number written in digits and letters, A = 10 to Z = 35 (ISO 7064). */
function mod97(characters: string): number {
  const digits = characters.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)
}

export function groupFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Characters of an IBAN by country, after the IBAN registry (ISO 13616). */
const ibanLengths: Record<string, number> = Object.fromEntries(
  [
    [15, 'NO'],
    [16, 'BE'],
    [18, 'DK FI FO GL NL SD'],
    [19, 'MK SI'],
    [20, 'AT BA EE KZ LT LU XK'],
    [21, 'CH HR LI LV'],
    [22, 'BG BH CR DE GB GE IE ME RS VA'],
    [23, 'AE GI IL IQ TL'],
    [24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
    [25, 'LY PT ST'],
    [26, 'IS TR'],
    [27, 'FR GR IT MC MR SM'],
    [28, 'AL AZ BY CY DO GT HU LB PL SV'],
    [29, 'BR EG PS QA UA'],
    [30, 'JO KW MU'],
    [31, 'MT SC'],
    [32, 'LC'],
  ].flatMap(([length, countries]) =>
    String(countries)
      .split(' ')
      .map((country) => [country, Number(length)]),
  ),
)
