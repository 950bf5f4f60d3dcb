import { statSync } from 'node:fs'
import { sql } from 'kysely'
import type { Store } from './open.ts'

/** Bytes that the store takes: the embedded one's file and log, or PostgreSQL's tables with their indexes. */
export async function storeBytes(store: Store): Promise<number> {
  if (store.kind === 'sqlite') {
    return ['', '-wal'].reduce(
      (sum, end) => sum + (statSync(`${store.location}${end}`, { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
  }
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_total_relation_size(pg_class.oid)), 0)::float8 as bytes
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = current_schema() and relkind = 'r'`.execute(store.db)
  return rows[0]?.bytes ?? 0
}
