import { z } from 'zod'
import { text } from '../texts.ts'

export const ibanProblems = () =>
  z.strictObject({
    empty: text,
    characters: text,
    country: text,
    checkDigitsMissing: text,
    length: text,
    institution: text,
    checkDigits: text,
  })
