import { z } from 'zod'
import { text, titled } from '../texts.ts'

export const shell = () =>
  z.strictObject({
    name: text,
    skipLink: text,
    register: text,
    rooms: z.strictObject({
      today: text,
      enquiries: text,
      waitlist: text,
      newsletter: text,
      content: text,
      appointments: text,
      people: text,
      outbox: text,
      numbers: text,
      log: text,
      team: text,
    }),
    urgent: text,
    keys: z.strictObject({
      title: text,
      switch: text,
      list: z.array(z.strictObject({ names: z.array(text), does: text })),
    }),
    shortRegister: text,
    more: text,
    close: text,
    roles: z.strictObject({ owner: text, office: text }),
    closesAfter: text,
    access: text,
    signOut: text,
    otherLanguage: z.strictObject({ label: text, name: text, lang: text }),
    pager: z.strictObject({ range: text, rangeOfMore: text, before: text, after: text }),
    notFound: titled,
    forbidden: titled,
    away: titled,
    failed: titled,
    verify: z.strictObject({ title: text, text, button: text, cancel: text, failed: text }),
  })
