import type { EnquiryDraft } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'

/** Keeps what somebody is writing; nothing typed is nothing kept. */
export async function saveDraft(db: Database, draft: EnquiryDraft): Promise<void> {
  if (draft.text.trim() === '') return dropDraft(db, draft.message_id, draft.member_id)
  await db
    .insertInto('enquiry_drafts')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['message_id', 'member_id']).doUpdateSet({ text: draft.text, saved_at: draft.saved_at }),
    )
    .execute()
}

export function findDraft(db: Database, messageId: string, memberId: string): Promise<EnquiryDraft | undefined> {
  return db
    .selectFrom('enquiry_drafts')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** What is being written on a message, by whomever. */
export function draftsOf(db: Database, messageId: string): Promise<EnquiryDraft[]> {
  return db.selectFrom('enquiry_drafts').selectAll().where('message_id', '=', messageId).orderBy('saved_at').execute()
}

export async function dropDraft(db: Database, messageId: string, memberId: string): Promise<void> {
  await db.deleteFrom('enquiry_drafts').where('message_id', '=', messageId).where('member_id', '=', memberId).execute()
}
