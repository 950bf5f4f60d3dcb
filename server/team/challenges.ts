import { createHash } from 'node:crypto'
import { countChanged } from '../db/count.ts'
import type { DeskChallenge } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'

const challengeMinutes = 5

/** Keeps a challenge until its answer comes, at most five minutes. */
export async function keepChallenge(
  db: Database,
  challenge: string,
  purpose: DeskChallenge['purpose'],
  memberId: string | null,
  now: Date,
): Promise<void> {
  await db.deleteFrom('desk_challenges').where('expires_at', '<=', now.toISOString()).execute()
  const expires_at = new Date(now.getTime() + challengeMinutes * 60_000).toISOString()
  await db
    .insertInto('desk_challenges')
    .values({ hash: hashed(challenge), purpose, member_id: memberId, expires_at })
    .execute()
}

/** Uses a challenge up: true once, for the purpose and member it was made for. A recorded answer cannot be played again. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  purpose: DeskChallenge['purpose'],
  memberId: string | null,
  now: Date,
): Promise<boolean> {
  const used = await db
    .deleteFrom('desk_challenges')
    .where('hash', '=', hashed(challenge))
    .where('purpose', '=', purpose)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('expires_at', '>', now.toISOString())
    .$call(countChanged)
  return used === 1
}

function hashed(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex')
}
