import type { MiddlewareHandler } from 'hono'
import { takePerNetwork } from '../abuse/per-network.ts'
import type { ServiceContext } from '../context.ts'
import { refuse } from '../outcome.ts'
import { type CallEnv, isCall, sendRefusal } from './call.ts'
import { createMetaReader } from './request-meta.ts'

/** Broken JSON or form, the wrong shape, or a field that does not hold. What is refused unread (413, 415) costs nothing. */
const badRequest = 400

/**
 * Counts posts that are refused for what they bring against the network they came from; with too many of them, the answer is
 * 429. Good posts go on: behind one office address, one person's broken program keeps nobody else from writing. Pages check
 * a form before they send it, so a person rarely sends a bad one.
 */
export function countRefusedPosts(
  context: Pick<ServiceContext, 'config' | 'limiter' | 'now'>,
): MiddlewareHandler<CallEnv> {
  const readMeta = createMetaReader(context.config)
  return async (c, next) => {
    await next()
    if (c.req.method !== 'POST' || c.res.status !== badRequest) return
    const { address } = readMeta(c.req.raw, c.env.incoming?.socket.remoteAddress)
    // While the store is away, what was wrong with the post is still the answer.
    const allowance = await takePerNetwork(context, 'refusedPostsPerNetwork', address).catch(
      () => ({ ok: true }) as const,
    )
    if (allowance.ok) return
    const { retryAfterSeconds } = allowance
    if (isCall(c.req.path)) {
      c.res = sendRefusal(c, refuse('rate_limited', { retryAfterSeconds }))
      return
    }
    // The page of a form keeps its words and what was typed: who corrects it may send it.
    const headers = new Headers(c.res.headers)
    headers.set('retry-after', String(retryAfterSeconds))
    c.res = new Response(c.res.body, { status: 429, headers })
  }
}
