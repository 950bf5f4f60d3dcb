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
    /** The link that fills a tool's form again. */
    link: z.strictObject({ label: text, copied: text, inAddress: text }),
    booking: text,
    newTab: text,
    free: text,
  })
