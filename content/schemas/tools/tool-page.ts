import { z } from 'zod'
import { text } from '../texts.ts'

export const toolPage = () =>
  z.strictObject({
    breadcrumb: z.strictObject({ label: text, home: text, tools: text }),
    privacy: text,
    noScript: text,
    sources: text,
    sourceYear: text,
    sourcesNote: text,
    others: text,
    all: text,
    booking: text,
    newTab: text,
    free: text,
  })
