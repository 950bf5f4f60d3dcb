import { z } from 'zod'
import { pageOfTool } from '../page-of-tool.ts'
import { text, titled } from '../texts.ts'

export const ibanCheck = () =>
  z.strictObject({
    page: pageOfTool(),
    tool: z.strictObject({
      title: text,
      label: text,
      hint: text,
      sample: text,
      clear: text,
      empty: text,
      valid: text,
      validUnknown: text,
      invalid: text,
      parts: z.strictObject({ country: text, checkDigits: text, institution: text, account: text, domestic: text }),
      kinds: z.strictObject({ qr: titled, ordinary: titled, foreign: titled }),
    }),
  })
