import { z } from 'zod'
import { href, meta, text, titled } from './texts.ts'

export const about = () =>
  z.strictObject({
    meta,
    title: text,
    lead: text,
    labels: z.strictObject({
      website: text,
      websiteOf: text,
      linkedin: text,
      linkedinOf: text,
      newTab: text,
      portrait: text,
      register: text,
    }),
    /** The visitor's place at the bench. */
    free: titled,
    /** Shown as long as `team` is a sample. */
    placeholder: text,
    principles: z.strictObject({ title: text, items: z.array(titled) }),
    next: z.strictObject({ title: text, text, label: text, href }),
  })
