import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hourMs } from '#contract/milliseconds.ts'
import { countChanged } from '../db/count.ts'
import type { DeskEndedSession, DeskMember, DeskSession } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'
import { hashToken } from '../mail/links.ts'

/** A session ends after this long whatever happens. */
const longestHours = 12
/** How long a shown passkey counts for acts that ask for it again. */
const freshMinutes = 5
/** A touch is written down at most this often. */
const touchEveryMs = 15_000

export type OpenSession = { session: DeskSession; member: DeskMember }

/** Opens a session and gives the secret that stands for it; only its hash is stored. */
export async function openSession(
  trx: Database,
  session: Pick<DeskSession, 'id' | 'member_id' | 'passkey_id' | 'browser'>,
  now: Date,
): Promise<{ token: string; endsAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + longestHours * hourMs)
  const time = now.toISOString()
  await trx
    .insertInto('desk_sessions')
    .values({
      ...session,
      token_hash: hashToken(token),
      created_at: time,
      touched_at: time,
      verified_at: time,
      ends_at: endsAt.toISOString(),
    })
    .execute()
  return { token, endsAt }
}

/**
 * The session that a secret stands for, when it has neither ended nor lain idle too long; one that has is deleted.
 * @param touch whether a person did something: what a page fetches by itself keeps no session alive
 */
export async function readSession(
  db: Database,
  token: string,
  options: { now: Date; idleMinutes: number; touch: boolean },
): Promise<OpenSession | undefined> {
  const { now, idleMinutes, touch } = options
  const tokenHash = hashToken(token)
  const session = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!session) return undefined
  if (hasEnded(session, now, idleMinutes)) {
    await db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute()
    return undefined
  }
  const member = await db.selectFrom('desk_members').selectAll().where('id', '=', session.member_id).executeTakeFirst()
  if (!member) return undefined
  if (touch && now.getTime() - Date.parse(session.touched_at) > touchEveryMs) {
    session.touched_at = now.toISOString()
    await db
      .updateTable('desk_sessions')
      .set({ touched_at: session.touched_at })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  return { session, member }
}

/** The passkey was shown again for acts that ask for it. */
export async function markVerified(db: Database, sessionId: string, now: Date): Promise<void> {
  const time = now.toISOString()
  await db
    .updateTable('desk_sessions')
    .set({ verified_at: time, touched_at: time })
    .where('id', '=', sessionId)
    .execute()
}

export function isFresh(session: DeskSession, now: Date): boolean {
  const age = now.getTime() - Date.parse(session.verified_at)
  return age >= 0 && age <= freshMinutes * 60_000
}

/** Sessions that are still open, newest touch first. */
export async function listSessions(db: Database, now: Date, idleMinutes: number): Promise<DeskSession[]> {
  const sessions = await db.selectFrom('desk_sessions').selectAll().orderBy('touched_at', 'desc').execute()
  return sessions.filter((session) => !hasEnded(session, now, idleMinutes))
}

/**
 * Keeps why sessions end that somebody else is about to end. Call it before they are deleted.
 * @param of a member, or a passkey, whose sessions they are; or one session
 */
export async function noteEnded(
  db: Database,
  why: DeskEndedSession['why'],
  of: Partial<Pick<DeskSession, 'id' | 'member_id' | 'passkey_id'>>,
): Promise<void> {
  await db
    .insertInto('desk_ended_sessions')
    .columns(['token_hash', 'why', 'ends_at'])
    .expression((select) => {
      let sessions = select
        .selectFrom('desk_sessions')
        .select(['token_hash', sql<DeskEndedSession['why']>`${why}`.as('why'), 'ends_at'])
      for (const [column, value] of Object.entries(of)) sessions = sessions.where(sql.ref(column), '=', value)
      return sessions
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** Why the session ended that a secret stood for, where somebody else ended it. */
export async function whyEnded(db: Database, token: string, now: Date): Promise<DeskEndedSession['why'] | undefined> {
  const ended = await db
    .selectFrom('desk_ended_sessions')
    .select('why')
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return ended?.why
}

/** @param memberId only a session of this member */
export async function endSession(db: Database, id: string, memberId?: string): Promise<number> {
  await noteEnded(db, 'ended', { id, ...(memberId !== undefined && { member_id: memberId }) })
  return db
    .deleteFrom('desk_sessions')
    .where('id', '=', id)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId as string))
    .$call(countChanged)
}

/** Rows of sessions that ended without anybody looking at them again. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<number> {
  await db.deleteFrom('desk_ended_sessions').where('ends_at', '<=', now.toISOString()).execute()
  return countChanged(db.deleteFrom('desk_sessions').where('ends_at', '<=', now.toISOString()))
}

/** A clock that was set back must not keep a session open: a touch from the future ends it too. */
function hasEnded(session: DeskSession, now: Date, idleMinutes: number): boolean {
  const idle = now.getTime() - Date.parse(session.touched_at)
  return session.ends_at <= now.toISOString() || idle > idleMinutes * 60_000 || idle < -60_000
}
