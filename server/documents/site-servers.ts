import { dayMs } from '#contract/milliseconds.ts'
import type { SiteServerRow } from '../db/tables/documents.ts'
import type { Database } from '../db/tables.ts'

/** A server that was not heard of for so long does not run any more. */
const silentMs = 15_000
/** Rows of servers that are gone for good. */
const forgottenMs = dayMs

/** Notes what a server shows. It does so every few seconds, so that others know that it runs. */
export async function noteServer(db: Database, row: SiteServerRow): Promise<void> {
  const { id, ...values } = row
  await db
    .insertInto('site_servers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** A server that stops says so; what was not heard of for a day is forgotten. */
export async function forgetServer(db: Database, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - forgottenMs).toISOString()
  await db
    .deleteFrom('site_servers')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('seen_at', '<', before)]))
    .execute()
}

/** The servers that run. */
export function runningServers(db: Database, now: Date): Promise<SiteServerRow[]> {
  return db
    .selectFrom('site_servers')
    .selectAll()
    .where('seen_at', '>', new Date(now.getTime() - silentMs).toISOString())
    .orderBy('id')
    .execute()
}
