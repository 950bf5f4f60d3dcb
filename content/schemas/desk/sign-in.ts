import { z } from 'zod'
import { link, text, titled } from '../texts.ts'

export const signIn = () =>
  z.strictObject({
    title: text,
    greetings: z.strictObject({ morning: text, day: text, evening: text }),
    text,
    button: text,
    waiting: text,
    otherDevice: text,
    lost: titled,
    back: z.strictObject({ title: text, text, button: text }),
    ended: z.strictObject({ removed: titled, ended: titled }),
    failed: z.strictObject({
      not_verified: text,
      unknown_passkey: text,
      cancelled: text,
      rate_limited: text,
      unsupported: text,
      offline: text,
    }),
    drawing: z.strictObject({ label: text, parts: z.array(text), note: text }),
    privacy: link,
    enrol: z.strictObject({
      title: text,
      welcome: text,
      text,
      steps: z.array(titled),
      deviceName: text,
      deviceHint: text,
      button: text,
      dead: titled,
    }),
  })
