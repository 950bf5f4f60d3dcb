import type { HttpBindings } from '@hono/node-server'
import type { Handler } from 'hono'
import { isStoreUnavailable } from '../db/unavailable.ts'
import type { CalendarFeedService } from './calendar-feed.ts'

const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
}

/**
 * GET /appointments.ics: the calendar of whoever has the secret address. It stands outside the desk, because programs that show
 * calendars cannot sign in. Anything but an address that lives is 404.
 */
export function calendarRoute({ read }: Pick<CalendarFeedService, 'read'>): Handler<{ Bindings: HttpBindings }> {
  return async (context) => {
    try {
      const calendar = await read(context.req.query('token') ?? '')
      if (calendar === undefined) return context.text('Not Found', 404, headers)
      return context.body(calendar, 200, {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="appointments.ics"',
      })
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error
      return context.text('Service Unavailable', 503, { ...headers, 'retry-after': '60' })
    }
  }
}
