import { countChanged } from '../db/count.ts'
import type { Database } from '../db/tables.ts'
import { noteEnded } from './sessions.ts'

// What ends somebody's way in. Whoever looks again is told so (sessions.ts).

/** With the invitations, passkeys and sessions of the member. */
export async function removeMember(db: Database, id: string): Promise<number> {
  await noteEnded(db, 'removed', { member_id: id })
  return countChanged(db.deleteFrom('desk_members').where('id', '=', id))
}

/** With the sessions that were opened by it. */
export async function removePasskey(db: Database, memberId: string, id: string): Promise<number> {
  await noteEnded(db, 'ended', { member_id: memberId, passkey_id: id })
  return countChanged(db.deleteFrom('desk_passkeys').where('id', '=', id).where('member_id', '=', memberId))
}

export async function removePasskeysOf(db: Database, memberId: string): Promise<void> {
  await noteEnded(db, 'ended', { member_id: memberId })
  await db.deleteFrom('desk_passkeys').where('member_id', '=', memberId).execute()
}
