import { contactFields } from '#contract/contact-fields.ts'
import { typedTexts } from '#contract/form-fields.ts'
import { countChanged } from '../db/count.ts'
import { deleteInSteps } from '../db/delete-in-steps.ts'
import { emailKey } from '../db/email-key.ts'
import { idBegins } from '../db/id-begins.ts'
import { foldText } from '../db/search-text.ts'
import type { ContactMessageRow } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'

type NewMessage = Pick<ContactMessageRow, 'id' | keyof typeof contactFields | 'language' | 'page' | 'created_at'> &
  Partial<Pick<ContactMessageRow, 'phone' | 'noted_by' | 'wish'>>

export async function addMessage(db: Database, message: NewMessage): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      ...message,
      email_key: emailKey(message.email || message.phone || `call-${message.id}`),
      changed_at: message.created_at,
      search_text: foldText(...typedTexts(contactFields, message), message.phone ?? ''),
    })
    .execute()
}

/** Messages whose id begins so; two at most, enough to see that it is not unique. */
export function findMessages(db: Database, idStart: string): Promise<ContactMessageRow[]> {
  return db.selectFrom('contact_messages').selectAll().where(idBegins(idStart)).limit(2).execute()
}

/** All messages sent from an address, oldest first. */
export function messagesFrom(db: Database, email: string): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at')
    .execute()
}

export function deleteMessages(db: Database, receivedUntil: string): Promise<number> {
  return deleteInSteps((most) =>
    db
      .deleteFrom('contact_messages')
      .where('id', 'in', (query) =>
        query.selectFrom('contact_messages').select('id').where('created_at', '<=', receivedUntil).limit(most),
      )
      .$call(countChanged),
  )
}
