import type { ServiceContext } from '../context.ts'
import type { DeskViewer } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'

/** What somebody of the team has open at the desk: an enquiry, a draft of the newsletter, or an entry of the site's documents. */
export type Place = `${'enquiry' | 'draft' | 'document'}:${string}`

/** Somebody who looks at a place, since when, and whether they write in it. */
export type Viewer = { name: string; isWriting: boolean; since: string }

type Looking = Pick<ServiceContext, 'db' | 'actor' | 'now'>

/** Who has not been heard of for so long has gone. */
const goneAfterMs = 30_000

/** Notes that this member looks at a place, or writes there. `since` moves only when that is new: others are told once. */
export async function noteViewer({ db, actor, now }: Looking, place: Place, isWriting: boolean): Promise<void> {
  if (actor.kind !== 'member') return
  const known = await db
    .selectFrom('desk_viewers')
    .selectAll()
    .where('place', '=', place)
    .where('member_id', '=', actor.id)
    .executeTakeFirst()
  const at = now()
  const isNew = !known || isGone(known, at) || Boolean(known.is_writing) !== isWriting
  const time = at.toISOString()
  const row = { is_writing: isWriting ? 1 : 0, seen_at: time, since: isNew ? time : known.since }
  await db
    .insertInto('desk_viewers')
    .values({ place, member_id: actor.id, ...row })
    .onConflict((conflict) => conflict.columns(['place', 'member_id']).doUpdateSet(row))
    .execute()
}

/** Everybody else who looks at it now. */
export async function otherViewers({ db, actor, now }: Looking, place: Place): Promise<Viewer[]> {
  const rows = await db
    .selectFrom('desk_viewers')
    .innerJoin('desk_members', 'desk_members.id', 'desk_viewers.member_id')
    .selectAll('desk_viewers')
    .select('desk_members.name')
    .where('place', '=', place)
    .where('member_id', '!=', actor.kind === 'member' ? actor.id : '')
    .execute()
  const at = now()
  return rows
    .filter((row) => !isGone(row, at))
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
