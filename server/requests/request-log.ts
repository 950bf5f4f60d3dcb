import type { MiddlewareHandler } from 'hono'
import { redactAddresses } from '#contract/severity.ts'
import type { Logger } from '../log.ts'
import { withoutToken } from './without-token.ts'

const longestPath = 200

/**
 * One line for each request that is more than a file from memory: method, path, status and milliseconds. No query (links
 * in mails carry tokens there), no network address, no browser; the privacy page promises it.
 */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    const { method, path } = context.req
    const ms = Math.round(performance.now() - started)
    log.info(
      { method, path: redactAddresses(withoutToken(path).slice(0, longestPath)), status: context.res.status, ms },
      'request',
    )
  }
}
