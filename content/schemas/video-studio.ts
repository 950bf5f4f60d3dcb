import { z } from 'zod'
import { link, meta, question, slug, text } from './texts.ts'

export const videoStudio = () =>
  z.strictObject({
    meta,
    intro: z.strictObject({ title: text, lead: text, book: text, bookNote: text, newTab: text, newsletter: text }),
    cards: z.strictObject({
      title: text,
      state: text,
      durationLabel: text,
      unit: text,
      insteadLabel: text,
      items: z.array(
        z.strictObject({ title: text, description: text, duration: z.int(), category: text, instead: link }),
      ),
    }),
    events: z.strictObject({
      title: text,
      lead: text,
      /** The words of each event, by its id. */
      items: z.record(slug, z.strictObject({ title: text, type: text, description: text })),
      register: text,
      registerMessage: text,
      calendar: text,
      location: text,
      upcoming: z.strictObject({ label: text, text }),
      past: z.strictObject({ label: text, action: text }),
      empty: text,
    }),
    faq: z.strictObject({ title: text, items: z.array(question) }),
    signup: z.strictObject({ title: text }),
  })
