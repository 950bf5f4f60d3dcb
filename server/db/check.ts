import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { StartProblem } from '../start-problem.ts'
import { isMigrated } from './migrate.ts'
import type { Store } from './open.ts'

/** A larger file takes longer to read than a start may take. */
const largestChecked = 200_000_000

/**
 * Looks whether a store can be worked with, before anything in it is changed: it answers, no newer version wrote it, and the
 * embedded one is whole.
 * @throws StartProblem, or the store's own error.
 */
export async function checkStore(store: Store): Promise<void> {
  await isMigrated(store)
  if (store.kind !== 'sqlite' || statSync(store.location).size > largestChecked) return
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store.db)
  const found = rows[0]?.quick_check
  if (found !== 'ok')
    throw new StartProblem(`The store at ${store.location} is damaged: restore a backup (docs/backup.md)`)
}
