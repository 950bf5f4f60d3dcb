import type { ServiceContext } from '../context.ts'
import type { Page } from '../db/page.ts'
import type { MailStatus } from '../db/tables.ts'
import { listMails, retryMails } from './outbox.ts'

/** The outbox as a person sees it: what waits, what arrived, what will not; and sending again. */
export function createOutboxService(context: ServiceContext) {
  return {
    list: (page: Page, status?: MailStatus) => listMails(context.db, page, status),

    /** @param id or the beginning of it; without it all that were given up */
    retry: (id?: string) =>
      context.transaction<{ ok: true; count: number }>(async (trx) => {
        const count = await retryMails(trx, context.now(), id)
        await context.record(trx, { act: 'mail.retry', subject: { kind: 'mail', id: id ?? null }, details: { count } })
        return { ok: true, count }
      }),
  }
}
