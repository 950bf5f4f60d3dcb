import type { DraftViewer } from '../../db/tables/issues.ts'
import type { Database } from '../../db/tables.ts'

/** Who has not been heard of for so long has gone. */
const goneAfterMs = 30_000

/** Notes that somebody looks at a draft, or writes in it. `since` moves only when that is new: others are told once. */
export async function noteViewer(
  db: Database,
  { draftId, memberId, isWriting }: { draftId: string; memberId: string; isWriting: boolean },
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  const known = await db
    .selectFrom('newsletter_draft_viewers')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const isNew = !known || isGone(known, now) || Boolean(known.is_writing) !== isWriting
  const row = { is_writing: isWriting ? 1 : 0, seen_at: time, ...(isNew || !known ? { since: time } : {}) }
  await db
    .insertInto('newsletter_draft_viewers')
    .values({ draft_id: draftId, member_id: memberId, since: time, ...row })
    .onConflict((conflict) => conflict.columns(['draft_id', 'member_id']).doUpdateSet(row))
    .execute()
}

/** Everybody else who looks at it now. */
export async function viewersOf(db: Database, draftId: string, exceptId: string, now: Date) {
  const rows = await db
    .selectFrom('newsletter_draft_viewers')
    .innerJoin('desk_members', 'desk_members.id', 'newsletter_draft_viewers.member_id')
    .selectAll('newsletter_draft_viewers')
    .select('desk_members.name')
    .where('draft_id', '=', draftId)
    .where('member_id', '!=', exceptId)
    .execute()
  return rows
    .filter((row) => !isGone(row, now))
    .map(({ name, is_writing, since }) => ({ name, isWriting: Boolean(is_writing), since }))
}

/** Rows of visits that are over. */
export async function deleteGoneViewers(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - goneAfterMs).toISOString()
  await db.deleteFrom('newsletter_draft_viewers').where('seen_at', '<', until).execute()
}

function isGone({ seen_at }: Pick<DraftViewer, 'seen_at'>, now: Date): boolean {
  return now.getTime() - Date.parse(seen_at) > goneAfterMs
}
