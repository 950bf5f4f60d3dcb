import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { inRanges } from '../ip-ranges.ts'

/** Under this header a proxy names a request, and every answer tells its id. */
export const requestIdHeader = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/** The id of the request that is being served; undefined outside of one, as in the mail worker. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** Serves a request under its id: log lines written meanwhile carry it. */
export function withRequestId<Result>(id: string, serve: () => Result): Result {
  return current.run(id, serve)
}

/** What proxies make: a UUID, hexadecimal digits, or the like. Anything else could be an address, or break a log line. */
const sane = /^[\w-]{8,64}$/

/**
 * Gives each request an id: the one that a trusted proxy states, so that its log and ours can be laid side by side, else a
 * random one. A visitor's own is never taken over.
 */
export function createRequestIds(config: Pick<Config, 'trustedProxies'>): (request: IncomingMessage) => string {
  const isTrusted = inRanges(config.trustedProxies)
  return ({ headers, socket }) => {
    const stated = headers[requestIdHeader]
    if (typeof stated !== 'string' || !sane.test(stated) || !isTrusted(socket.remoteAddress ?? '')) return randomUUID()
    return stated
  }
}
