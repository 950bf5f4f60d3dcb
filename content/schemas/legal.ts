import { z } from 'zod'
import { text } from './texts.ts'

export const legal = () =>
  z.strictObject({
    contents: text,
    updated: text,
    language: text,
    german: text,
    english: text,
    shown: text,
    failed: text,
  })
