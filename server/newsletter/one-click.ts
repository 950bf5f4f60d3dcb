import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'

/**
 * One-click unsubscription (RFC 8058): a mail program POSTs `List-Unsubscribe=One-Click` to the address of the
 * List-Unsubscribe header, without cookies and Origin, and wants a plain answer. Mount it on POST /newsletter/unsubscribe
 * and /en/newsletter/unsubscribe before the page: a post of the page's own form passes through.
 */
export function oneClickUnsubscribe(services: Pick<Services, 'unsubscribeNewsletter'>): MiddlewareHandler {
  return async (c, next) => {
    // The body is read from a copy: the page's own action may need it after us.
    const form = await c.req.raw
      .clone()
      .formData()
      .catch(() => undefined)
    if (form?.get('List-Unsubscribe') !== 'One-Click') return next()
    const outcome = await services.unsubscribeNewsletter(c.req.query('token') ?? '')
    if (outcome.ok) return c.text('Unsubscribed', 200)
    return outcome.code === 'invalid' ? c.text('Unknown link', 400) : c.text('Please try again later', 503)
  }
}
