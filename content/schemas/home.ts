import { z } from 'zod'
import { link, meta, text, titled } from './texts.ts'

export const home = () =>
  z.strictObject({
    meta,
    hero: z.strictObject({
      title: z.array(text),
      lead: text,
      consultation: text,
      workshops: text,
    }),
    beta: z.strictObject({
      places: text,
      placesOne: text,
      earlyAccess: z.strictObject({ name: text, note: text, value: text }),
      partners: z.strictObject({ name: text, note: text, value: text }),
      founders: z.strictObject({ name: text, note: text, value: text }),
      more: link,
    }),
    reasons: z.strictObject({
      title: text,
      note: text,
      items: z.array(
        z.strictObject({ figure: text, unit: text, title: text, text, basis: text, link: link.optional() }),
      ),
    }),
    modules: z.strictObject({
      title: text,
      note: text,
      booking: z.strictObject({ title: text, text, link: text }),
      tax: z.strictObject({ title: text, text, link: text }),
      mail: z.strictObject({ title: text, text, link: text }),
      advice: z.strictObject({ title: text, text, link: text }),
      workshop: z.strictObject({ title: text, text, link: text }),
      integration: z.strictObject({ title: text, text, link: text }),
    }),
    trust: z.strictObject({ title: text, points: z.array(titled) }),
    projects: z.strictObject({
      title: text,
      note: text,
      link,
      items: z.array(
        z.strictObject({ title: text, setting: text, steps: z.array(text), decision: text, result: text }),
      ),
    }),
    faq: z.strictObject({
      title: text,
      tags: text,
      action: link,
      more: link,
      items: z.array(z.strictObject({ question: text, answer: text, keywords: z.array(text) })),
    }),
    closing: z.strictObject({ title: text, lead: text, booking: text, newTab: text, second: link, third: link }),
  })
