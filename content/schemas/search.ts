import { z } from 'zod'
import { link, text } from './texts.ts'

export const search = () =>
  z.strictObject({
    label: text,
    placeholder: text,
    suggestionsTitle: text,
    suggestions: z.array(text),
    pagesTitle: text,
    pages: z.array(link),
    results: text,
    count: z.strictObject({ one: text, many: text, most: text }),
    kinds: z.strictObject({ page: text, service: text, faq: text, article: text, tool: text, legal: text }),
    none: z.strictObject({ title: text, text, chat: text, contact: link, faq: link }),
    keys: text,
    slashKey: text,
    privacy: text,
  })
