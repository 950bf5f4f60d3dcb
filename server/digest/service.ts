import { read } from '#content/documents.ts'
import { dayMs, hourMs } from '#contract/milliseconds.ts'
import type { ServiceContext } from '../context.ts'
import type { DailyRunContext } from '../daily/jobs.ts'
import type { Database } from '../db/tables.ts'
import { type DigestFigures, digestFigures } from './store.ts'

const longestMs = 7 * dayMs

/** The operator's daily digest: what came in since the last one, and what waits. */
export function createDigestService(
  context: Pick<ServiceContext, 'db' | 'config' | 'now' | 'enqueue' | 'transaction'>,
) {
  function figures(db: Database, since?: string): Promise<DigestFigures> {
    const now = context.now().getTime()
    const ago = (ms: number) => new Date(now - ms).toISOString()
    return digestFigures(db, {
      since: since === undefined ? ago(dayMs) : ([since, ago(longestMs)].sort().at(-1) ?? since),
      until: new Date(now).toISOString(),
      overdueBefore: ago(read('company').promises.waitlistReviewHours.to * hourMs),
    })
  }

  return {
    /** Of the last 24 hours. */
    preview: () => figures(context.db),

    /**
     * Queues the digest of the time since the last one, unless there is nothing to tell. The run is noted in the same transaction, so
     * that a server that dies here leaves either both or neither.
     */
    run: ({ previous, finish }: DailyRunContext): Promise<{ queued: boolean }> =>
      context.transaction(async (trx) => {
        const found = await figures(trx, previous ?? undefined)
        const queued = context.config.digest && isWorthTelling(found)
        if (queued) {
          const letter = { kind: 'digest', figures: found } as const
          await context.enqueue(trx, { to: context.config.operatorEmail, language: 'de', letter })
        }
        await finish(trx)
        return { queued }
      }),
  }
}

/** Something came in, somebody left, or something waits for the operator. Mails on their way are no news. */
function isWorthTelling({
  contacts,
  appointments,
  waitlist,
  newsletter,
  suspected,
  mails,
  securityEvents,
}: DigestFigures): boolean {
  const { confirmed, left, bounced, complained } = newsletter
  const news = [
    contacts,
    appointments?.booked ?? 0,
    appointments?.today.length ?? 0,
    waitlist.joined,
    confirmed,
    left,
    bounced,
    complained,
  ]
  return [...news, waitlist.overdue, suspected, mails.dead, securityEvents].some((count) => count > 0)
}
