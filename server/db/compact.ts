import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Rewrites the embedded store's file and empties its log, so that neither holds what was deleted. That takes a second for 180 MB, so
 * a thread of its own does it: pages are served meanwhile, and whoever reads or writes the store waits until it is done.
 * @returns false when that could not be done now: another process was at work all the time, or the disk has no room for the copy.
 */
export function compactSqlite(db: Database): Promise<boolean> {
  // There is one connection. While it is held, nobody else of this process is at the store, and nobody waits for its lock.
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
      held,
    )
    return compactApart(rows[0]?.file ?? '')
  })
}

function compactApart(file: string): Promise<boolean> {
  const thread = new Worker(new URL('./compacting-thread.ts', import.meta.url), { workerData: file })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('the thread that rewrites the store ended')))
  })
}
