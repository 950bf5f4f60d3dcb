import type { DeskViewer } from '../../db/tables/desk.ts'
import type { Database } from '../../db/tables.ts'

/** Who has not been heard of for so long has gone. */
const goneAfterMs = 30_000

type Visit = { place: string; memberId: string; isWriting: boolean }

/** Notes that somebody looks at something, or writes in it. `since` moves only when that is new: others are told once. */
export async function noteViewer(db: Database, { place, memberId, isWriting }: Visit, now: Date): Promise<void> {
  const time = now.toISOString()
  const known = await db
    .selectFrom('desk_viewers')
    .selectAll()
    .where('place', '=', place)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const isNew = !known || isGone(known, now) || Boolean(known.is_writing) !== isWriting
  const row = { is_writing: isWriting ? 1 : 0, seen_at: time, since: isNew ? time : known.since }
  await db
    .insertInto('desk_viewers')
    .values({ place, member_id: memberId, ...row })
    .onConflict((conflict) => conflict.columns(['place', 'member_id']).doUpdateSet(row))
    .execute()
}

/** Everybody else who looks at it now. */
export async function viewersOf(db: Database, place: string, exceptId: string, now: Date) {
  const rows = await db
    .selectFrom('desk_viewers')
    .innerJoin('desk_members', 'desk_members.id', 'desk_viewers.member_id')
    .selectAll('desk_viewers')
    .select('desk_members.name')
    .where('place', '=', place)
    .where('member_id', '!=', exceptId)
    .execute()
  return rows
    .filter((row) => !isGone(row, now))
    .map(({ name, is_writing, since }) => ({ name, isWriting: Boolean(is_writing), since }))
}

/** Rows of visits that are over. */
export async function deleteGoneViewers(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - goneAfterMs).toISOString()
  await db.deleteFrom('desk_viewers').where('seen_at', '<', until).execute()
}

function isGone({ seen_at }: Pick<DeskViewer, 'seen_at'>, now: Date): boolean {
  return now.getTime() - Date.parse(seen_at) > goneAfterMs
}
