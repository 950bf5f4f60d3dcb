import { sql } from 'kysely'
import type { Store } from '../db/open.ts'
import { clearState, readState, replaceState, writeState } from '../db/state.ts'
import { inTransaction } from '../db/transaction.ts'
import { holdQueued } from './held.ts'

/**
 * Notices that a store was put back from a backup, once, and holds the mails that were under way when the backup was made: most of
 * them have gone out since.
 * @returns how many were held; undefined when the store is no restored one.
 */
export async function holdMailsOfRestored(store: Store, now: Date): Promise<number | undefined> {
  const isRestored = store.kind === 'sqlite' ? await wasBackupFile(store) : await hasMoved(store)
  if (!isRestored) return undefined
  const outcome = await inTransaction<{ ok: true; held: number } | { ok: false }>(store.db, async (trx) => {
    const isFirst = await isRestored(trx)
    return isFirst ? { ok: true, held: await holdQueued(trx, now) } : { ok: false }
  })
  return outcome.ok ? outcome.held : undefined
}

/** Takes the note away by which the store is recognised. @returns false when somebody else was faster. */
type Recognition = (trx: Store['db']) => Promise<boolean>

/** Every backup file says of itself that it is one (`backUp`). */
async function wasBackupFile({ db }: Store): Promise<Recognition | undefined> {
  if ((await readState(db, 'backup_taken_at')) === undefined) return undefined
  return (trx) => clearState(trx, 'backup_taken_at')
}

/** A dump is put back into tables that are made anew: the database gives them other numbers than it gave those of the first store. */
async function hasMoved({ db }: Store): Promise<Recognition | undefined> {
  const { rows } = await sql<{ identity: string }>`
    select (select oid from pg_database where datname = current_database())::text || ':' || 'outbox'::regclass::oid::text
      as identity`.execute(db)
  const identity = rows[0]?.identity ?? ''
  const noted = await readState(db, 'identity')
  if (noted === identity) return undefined
  if (noted !== undefined) return (trx) => replaceState(trx, 'identity', noted, identity)
  await writeState(db, 'identity', identity)
  return undefined
}
