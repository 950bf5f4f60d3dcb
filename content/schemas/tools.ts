import { z } from 'zod'
import { link, meta, slug, text } from './texts.ts'

export const tools = () =>
  z.strictObject({
    meta,
    hero: z.strictObject({ title: text, lead: text }),
    privacy: text,
    soonLabel: text,
    openLabel: text,
    tools: z.array(z.strictObject({ id: slug, title: text, text, status: text })),
    closing: z.strictObject({ title: text, lead: text, booking: text, newTab: text, second: link }),
  })
