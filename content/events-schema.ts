import { z } from 'zod'
import { events } from './events.ts'
import { fieldPath, type Problem } from './problem.ts'

const text = z.string().trim().min(1, 'a text')
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 16:30')

const event = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name for addresses such as mwst-viertes-quartal'),
    date: z.iso.date('a date such as 2026-12-02'),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'an end after the beginning' })

const words = z.strictObject({ title: text, type: text, description: text })

/** The words of events in one language, by id, and the file that they stand in. */
export type EventWords = { file: string; items: Record<string, unknown> }

/** What is wrong with the events and with their words in any language: `events.ts: 0.date: expected a date …`. */
export function eventProblems(languages: EventWords[], dated: readonly { id: string }[] = events): Problem[] {
  const ids = dated.map(({ id }) => id)
  return [
    ...dated.flatMap((entry, index) => problems(event, entry, 'events.ts', String(index))),
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [
            {
              file: 'events.ts',
              at: `${index}.id`,
              message: `${id} stands there twice, and an id belongs to one event`,
            },
          ],
    ),
    ...languages.flatMap(({ file, items }) => [
      ...ids.flatMap((id) =>
        items[id] === undefined
          ? [{ file, at: `events.items.${id}`, message: `missing, because events.ts has an event ${id}` }]
          : problems(words, items[id], file, `events.items.${id}`),
      ),
      ...Object.keys(items)
        .filter((id) => !ids.includes(id))
        .map((id) => ({ file, at: `events.items.${id}`, message: 'there is no such event in events.ts' })),
    ]),
  ]
}

function problems(schema: z.ZodType, value: unknown, file: string, at: string): Problem[] {
  const parsed = schema.safeParse(value)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({
    file,
    at: fieldPath([at, ...path]),
    message: `expected ${message}`,
  }))
}
