import { sql } from 'kysely'
import type { EnquiryDraft } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'

/** A reply, or a note among the team. */
export type DraftPart = { text: string } | { note: string }

/** Keeps a part of what somebody is writing; nothing typed is nothing kept. */
export async function saveDraft(
  db: Database,
  draft: Omit<EnquiryDraft, 'text' | 'note'>,
  part: DraftPart,
): Promise<void> {
  await db
    .insertInto('enquiry_drafts')
    .values({ text: '', note: '', ...draft, ...part })
    .onConflict((conflict) =>
      conflict.columns(['message_id', 'member_id']).doUpdateSet({ ...part, saved_at: draft.saved_at }),
    )
    .execute()
  await db
    .deleteFrom('enquiry_drafts')
    .where('message_id', '=', draft.message_id)
    .where('member_id', '=', draft.member_id)
    .where(sql<string>`trim(text)`, '=', '')
    .where(sql<string>`trim(note)`, '=', '')
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
