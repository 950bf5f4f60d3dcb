import type { EnquiryViewer } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'

/** Who has not been heard of for so long has gone. */
const goneAfterMs = 30_000

/** Notes that somebody looks at an enquiry, or writes in it. `since` moves only when that is new: others are told once. */
export async function noteViewer(
  db: Database,
  { messageId, memberId, isWriting }: { messageId: string; memberId: string; isWriting: boolean },
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  const known = await db
    .selectFrom('enquiry_viewers')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const isNew = !known || isGone(known, now) || Boolean(known.is_writing) !== isWriting
  const row = { is_writing: isWriting ? 1 : 0, seen_at: time, ...(isNew || !known ? { since: time } : {}) }
  await db
    .insertInto('enquiry_viewers')
    .values({ message_id: messageId, member_id: memberId, since: time, ...row })
    .onConflict((conflict) => conflict.columns(['message_id', 'member_id']).doUpdateSet(row))
    .execute()
}

/** Everybody else who looks at it now. */
export async function viewersOf(db: Database, messageId: string, exceptId: string, now: Date) {
  const rows = await db
    .selectFrom('enquiry_viewers')
    .innerJoin('desk_members', 'desk_members.id', 'enquiry_viewers.member_id')
    .selectAll('enquiry_viewers')
    .select('desk_members.name')
    .where('message_id', '=', messageId)
    .where('member_id', '!=', exceptId)
    .execute()
  return rows
    .filter((row) => !isGone(row, now))
    .map(({ name, is_writing, since }) => ({ name, isWriting: Boolean(is_writing), since }))
}

/** Rows of visits that are over. */
export async function deleteGoneViewers(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - goneAfterMs).toISOString()
  await db.deleteFrom('enquiry_viewers').where('seen_at', '<', until).execute()
}

function isGone({ seen_at }: Pick<EnquiryViewer, 'seen_at'>, now: Date): boolean {
  return now.getTime() - Date.parse(seen_at) > goneAfterMs
}
