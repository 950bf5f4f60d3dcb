import { z } from 'zod'
import { href, link, text } from './texts.ts'

export const notFound = () =>
  z.strictObject({
    meta: z.strictObject({ title: text, description: text }),
    title: text,
    hint: text,
    cardsTitle: text,
    cards: z.array(z.strictObject({ title: text, text, href })),
    home: link,
    contact: link,
    back: text,
    searchesTitle: text,
    searches: z.array(text),
  })
