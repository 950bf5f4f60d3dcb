import { type Dialect, PostgresDialect } from 'kysely'
import type { Logger } from '../log.ts'
import { logRarely } from '../log-rarely.ts'
import { openPipelinedPool } from './pipelined-pool.ts'

/**
 * A pool that never waits for ever and never takes the process down: a lost connection is logged and replaced by the
 * next query, which fails or succeeds on its own.
 */
export function openPostgres(connectionString: string, log?: Logger): Dialect {
  const { pool, forKysely } = openPipelinedPool({
    connectionString,
    application_name: 'website',
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 10_000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  const onError = (error: Error) => {
    if (!log) return
    logRarely(log, 'connection', (times) => log.warn({ err: error, times }, 'database connection lost'))
  }
  pool.on('error', onError)
  // A client that is checked out between two statements has no listener of the pool's, and an unheard error ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  return new PostgresDialect({ pool: forKysely })
}
