import type { ContactMessage } from '#contract/contact.ts'
import { mayMailUnverified } from '../abuse/mailbox-allowance.ts'
import type { ServiceContext } from '../context.ts'
import type { Page } from '../db/page.ts'
import type { ContactMessageRow } from '../db/tables.ts'
import type { Outcome } from '../outcome.ts'
import type { Meta } from '../request-meta.ts'
import { registeredEvent } from './registration.ts'
import * as store from './store.ts'

/** Messages to the operator: stored first, mailed after, so that none is lost with a mail server. */
export function createContactService(context: ServiceContext) {
  return {
    send: (input: ContactMessage, meta: Meta): Promise<Outcome> =>
      context.transaction(async (trx) => {
        const now = context.now()
        const receivedAt = now.toISOString()
        const { name, email, company, message } = input
        const { language, page } = meta
        const event = registeredEvent(message, now)
        await store.addMessage(trx, {
          id: context.newId(),
          name,
          email,
          company: company ?? null,
          message,
          language,
          page: page ?? null,
          event: event ?? null,
          created_at: receivedAt,
        })
        await context.enqueue(trx, {
          to: context.config.operatorEmail,
          language,
          letter: { kind: 'contact-operator', name, email, company, event, page, receivedAt, message },
        })
        // Anybody can type anybody's address: the receipt says nothing typed, and there are few of them.
        if (await mayMailUnverified(context, trx, email, ['contactReceiptDay'])) {
          const letter = event
            ? ({ kind: 'event-receipt', event, receivedAt } as const)
            : ({ kind: 'contact-receipt' } as const)
          await context.enqueue(trx, { to: email, language, letter })
        }
        return { ok: true }
      }),

    /** A page of the messages, newest first, and how many there are. @param event only registrations for it */
    list: async (page: Page, event?: string): Promise<{ rows: ContactMessageRow[]; total: number }> => ({
      rows: await store.listMessages(context.db, page, event),
      total: await store.countMessages(context.db, event),
    }),

    count: (): Promise<number> => store.countMessages(context.db),

    /** By id or the beginning of it; two when that is not enough to tell them apart. */
    find: (idStart: string): Promise<ContactMessageRow[]> => store.findMessages(context.db, idStart),
  }
}
