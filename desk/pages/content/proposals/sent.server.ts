import { data } from 'react-router'
import { z } from 'zod'
import type { ProposalRequest } from '#server/documents/editing/proposals/service.ts'

const place = z.array(z.union([z.string().max(200), z.int().nonnegative()])).max(20)
const request = z.union([
  z.strictObject({
    kind: z.literal('translation'),
    into: z.enum(['de', 'en']),
    what: z.union([z.enum(['lagging', 'all']), z.array(place).max(500)]),
  }),
  z.strictObject({ kind: z.literal('shortening'), place }),
])

/** What a script of the page asks for; undefined for anything else. */
export function requestIn(form: FormData): ProposalRequest | undefined {
  return request.safeParse(jsonIn(form, 'request')).data
}

const sentences = z.array(z.string().regex(/^[0-9a-f]{16}$/)).max(5000)

/** The keys of the sentences of which somebody says that they have read them. @throws 400 for anything else */
export function sentencesIn(form: FormData): string[] {
  const { data: keys } = sentences.safeParse(jsonIn(form, 'sentences'))
  if (!keys) throw data('bad request', 400)
  return keys
}

function jsonIn(form: FormData, name: string): unknown {
  try {
    return JSON.parse(String(form.get(name)))
  } catch {
    return undefined
  }
}
