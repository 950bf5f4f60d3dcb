import { contactFields } from '#contract/contact-fields.ts'
import { columnsOf, type FieldValues } from '#contract/form-fields.ts'
import { mayMailUnverified } from '../abuse/mailbox-allowance.ts'
import type { ServiceContext } from '../context.ts'
import { countRows } from '../db/count.ts'
import type { ContactMessageRow } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'
import type { QueuedLetter } from '../letters.ts'
import type { Outcome } from '../outcome.ts'
import type { Submission } from '../submission.ts'
import { registeredEvent } from './registration.ts'
import * as store from './store.ts'

/** Messages to the operator: stored first, mailed after, so that none is lost with a mail server. */
export function createContactService(context: ServiceContext) {
  return {
    receive: async (trx: Database, submission: Submission<FieldValues<typeof contactFields>>): Promise<Outcome> => {
      const { language, page } = submission
      const receivedAt = submission.receivedAt.toISOString()
      const event = registeredEvent(submission.fields, context.now())
      const fields = { ...submission.fields, event }
      const { email } = fields
      const id = context.newId()
      await store.addMessage(trx, {
        id,
        ...columnsOf(contactFields, fields),
        language,
        page: page ?? null,
        created_at: receivedAt,
      })
      const toOperator = { kind: 'contact-operator', ...fields, page, receivedAt } as const
      const mails: QueuedLetter[] = [{ to: context.config.operatorEmail, language, letter: toOperator }]
      // Anybody can type anybody's address: the receipt says nothing typed, and there are few of them.
      if (await mayMailUnverified(context, trx, email, ['contactReceiptDay'])) {
        const letter = event
          ? ({ kind: 'event-receipt', event, receivedAt, enquiryId: id } as const)
          : ({ kind: 'contact-receipt', enquiryId: id } as const)
        mails.push({ to: email, language, letter })
      }
      await context.enqueue(trx, ...mails)
      return { ok: true }
    },

    count: (): Promise<number> => countRows(context.db.selectFrom('contact_messages')),

    /** By id or the beginning of it; two when that is not enough to tell them apart. */
    find: (idStart: string): Promise<ContactMessageRow[]> => store.findMessages(context.db, idStart),
  }
}
