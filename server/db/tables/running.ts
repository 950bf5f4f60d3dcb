import type { Severity } from '#contract/severity.ts'

export type Counter = { name: string; value: number }

export type SecurityEventRow = {
  id: string
  event_type: string
  severity: Severity
  user_identifier: string | null
  user_agent: string | null
  event_data: string | null
  network_key: string
  created_at: string
}

/** A counted window of one limit for one subject, which is a keyed hash. */
export type RateLimit = { key: string; hits: number; expires_at: string }

/** A job done once a day: when it was last done, and which server is at it. */
export type DailyRun = {
  name: string
  finished_at: string | null
  leased_until: string | null
  leased_by: string | null
}

/** A trouble that the operator has been told of and that is not over. */
export type Incident = { name: string; began_at: string }

/** What is known of the store itself, such as when it was last backed up. */
export type StoreState = { name: StoreStateName; value: string }

export type StoreStateName =
  /** Written again and again, to see that it can be. */
  | 'probe'
  /** With which SECRET the store is used (server/db/secret-mark.ts). */
  | 'secret_mark'
  /** When a backup was last made, as far as we were told. */
  | 'last_backup_at'
  /** When a backup was last put back to try it. */
  | 'backup_proven_at'
  /** Stands in backup files only: when they were made. */
  | 'backup_taken_at'
  /** When the mailbox of bounces was last read whole; at first, since when it is to be read. */
  | 'reports_read_at'
  /** Why it could not be read at the last try. */
  | 'reports_problem'
  /** How many mails in it nobody could make sense of. */
  | 'reports_left'
  /** Of the tables on PostgreSQL: others after a dump was put back. */
  | 'identity'

export type SchemaMigration = { name: string; applied_at: string }

export type RunningTables = {
  counters: Counter
  security_events: SecurityEventRow
  rate_limits: RateLimit
  daily_runs: DailyRun
  incidents: Incident
  store_state: StoreState
  schema_migrations: SchemaMigration
}
