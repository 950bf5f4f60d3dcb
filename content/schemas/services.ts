import { z } from 'zod'
import { routeNames } from '../routes.ts'
import { link, meta, text } from './texts.ts'

export const services = () =>
  z.strictObject({
    meta,
    hero: z.strictObject({ title: z.array(text), lead: text, drawing: text }),
    intro: z.strictObject({ title: text, text, note: text, firstStep: text, detailsLabel: text, vat: text }),
    boundaries: z.strictObject({ title: text, items: z.array(text), text }),
    expertise: z.strictObject({ title: text, lead: text, pointsLabel: text, serviceLabel: text }),
    closing: z.strictObject({ title: text, lead: text, drawing: text, contact: link, about: link }),
    detail: z.strictObject({
      sections: z.strictObject({ features: text, process: text, benefits: text, targetAudience: text, prices: text }),
      priceTable: z.strictObject({
        caption: text,
        seller: text,
        service: text,
        amount: text,
        /** Sums below the prices, by what they add up. */
        totals: z.record(
          z.enum([...routeNames, 'workshop']),
          z.strictObject({ label: text, note: text, amount: text }),
        ),
      }),
      decision: text,
      booking: text,
      newTab: text,
      contact: link,
      prices: text,
      otherServices: text,
      allServices: link,
    }),
    breadcrumb: z.strictObject({ label: text, home: text, services: text }),
    notFound: z.strictObject({ title: text, text, back: link }),
  })
