import { z } from 'zod'
import { day, slug, time } from './texts.ts'

const event = z
  .strictObject({ id: slug, date: day, from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'expected an end after the beginning' })

/** When the online events take place, in Swiss time: `date` as 2026-12-02, `from` and `to` as 16:30. */
export type OnlineEvent = z.infer<typeof event>

export const events = () =>
  z.array(event).superRefine((list, context) => {
    for (const [index, { id }] of list.entries()) {
      if (list.findIndex((other) => other.id === id) === index) continue
      const message = `${id} stands there twice, and an id belongs to one event`
      context.addIssue({ code: 'custom', path: [index, 'id'], message })
    }
  })
