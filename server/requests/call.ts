import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Refusal, refusals, type Success } from '#contract/refusal.ts'
import type { Outcome, Refused } from '../outcome.ts'
import type { Meta } from './request-meta.ts'

/** What a call's route finds in its context: the parsed body and what is known about the request. */
export type CallEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { input: Record<string, unknown>; meta: Meta }
}

/** Whether an address (a path, with or without a query) is a call's, known or not. */
export const isCall = (address: string) => address.startsWith('/functions/') || address.startsWith('/rest/')

export const noStore = { 'cache-control': 'no-store' }

/** Answers a function's call: success, or the refusal with its honest status. */
export function sendOutcome(c: Context, outcome: Outcome): Response {
  if (!outcome.ok) return sendRefusal(c, outcome)
  return c.json({ success: true } satisfies Success, 200, noStore)
}

/** A function's refusal `{success, message, code, fields?}`, or under /rest/ PostgREST's `{code, message, details, hint}`. */
export function sendRefusal(c: Context, refused: Refused, headers: Record<string, string> = {}): Response {
  const { status, message } = refusals[refused.code]
  const { code, fields, retryAfterSeconds, challenge, free } = refused
  const body = c.req.path.startsWith('/rest/')
    ? { code, message, details: null, hint: null }
    : ({
        success: false,
        message,
        code,
        ...(fields && { fields }),
        ...(challenge && { challenge }),
        ...(free && { free }),
      } satisfies Refusal)
  const retry: Record<string, string> = retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` }
  return c.json(body, status as ContentfulStatusCode, { ...noStore, ...retry, ...headers })
}

/** Answers a remote procedure's call with its rows. */
export function sendRows(c: Context, rows: object[]): Response {
  return c.json(rows, 200, noStore)
}
