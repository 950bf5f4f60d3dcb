import { z } from 'zod'
import { text } from './texts.ts'

export const newsletterIssues = () =>
  z.strictObject({
    meta: z.strictObject({ title: text, description: text }),
    name: text,
    breadcrumb: z.strictObject({ label: text, home: text, archive: text }),
    title: text,
    lead: text,
    none: text,
    sent: text,
    subscribe: text,
    all: text,
    feeds: z.strictObject({ title: text, rss: text, atom: text, json: text }),
    onlyOther: z.strictObject({ title: text, text, link: text }),
  })
