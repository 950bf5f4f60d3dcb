import type { ibanProblems as de } from '../../de/tools/iban-problems.ts'

export const ibanProblems: typeof de = {
  empty: 'Please enter an IBAN.',
  characters: 'An IBAN consists of letters and digits. Not allowed: {characters}',
  country: 'It begins with two letters for the country, such as CH.',
  checkDigitsMissing: 'The country is followed by two check digits.',
  length: 'This number has {has} characters; for {land} there are {needs}.',
  institution: 'Characters 5 to 9 name the institution and are digits. Is there an O in place of a 0?',
  checkDigits:
    'The check digits {has} do not match the rest, which would need {needs}. At least one character is wrong.',
}
