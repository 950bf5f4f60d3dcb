import { z } from 'zod'
import { text } from './texts.ts'

export const earlyAccess = () =>
  z.strictObject({
    short: text,
    test: text,
    end: text,
    pilot: text,
    partners: text,
    approval: text,
    access: text,
    session: text,
    experience: text,
  })
