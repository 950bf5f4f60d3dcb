import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { countRows } from './count.ts'
import { migrate } from './migrate.ts'
import { openStore, type Store } from './open.ts'
import { readState, writeState } from './state.ts'
import type { Database } from './tables.ts'

export type Backup =
  | { ok: true; bytes: number }
  | { ok: false; problem: 'file_exists' }
  | { ok: false; problem: 'postgres'; command: string }

/**
 * Writes the embedded store, as it stands at one moment, to a file of its own, while servers go on reading and writing.
 * The file is checked before it gets its name, so that what carries the name is a good backup.
 * @throws the file system's error, or when the copy is damaged.
 */
export async function backUp(store: Store, file: string, now: Date, databaseUrl?: string): Promise<Backup> {
  if (databaseUrl) return { ok: false, problem: 'postgres', command: dumpCommand(databaseUrl, file) }
  if (existsSync(file)) return { ok: false, problem: 'file_exists' }
  const part = `${file}.part`
  await rm(part, { force: true })
  // SQLite writes into an empty file, and so nobody else can read it at any time.
  await writeFile(part, '', { mode: 0o600 })
  try {
    await sql`vacuum into ${part}`.execute(store.db).catch((cause: Error) => {
      throw new Error(`The backup cannot be written: ${cause.message}`, { cause })
    })
    markAsBackup(part, now)
    checkIntegrity(part)
    const handle = await open(part, 'r+')
    await handle.sync()
    await handle.close()
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
  return { ok: true, bytes: (await stat(file)).size }
}

/** What people sent us. */
const provenTables = [
  'contact_messages',
  'waitlist_entries',
  'newsletter_subscribers',
  'appointments',
  'suspected_submissions',
] as const

export type BackupProof =
  | { ok: true; takenAt: string; rows: number }
  | { ok: false; problem: 'no_backup' }
  | { ok: false; problem: 'rows_missing'; table: (typeof provenTables)[number]; copied: number; kept: number }

/**
 * Restores a backup of the embedded store into a folder that is thrown away, brings it to this version, and looks whether everything that people had
 * sent when it was made, and that the store still has, is in it.
 * @throws when the file is damaged, no SQLite file, or of a newer version.
 */
export async function proveBackup(store: Store, file: string, now: Date): Promise<BackupProof> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-proof-'))
  await copyFile(file, join(dataDir, 'site.sqlite'))
  const copy = openStore({ dataDir, databaseUrl: undefined })
  try {
    checkIntegrity(copy.location)
    const takenAt = await readState(copy.db, 'backup_taken_at').catch(() => undefined)
    if (takenAt === undefined) return { ok: false, problem: 'no_backup' }
    await migrate(copy)
    let rows = 0
    for (const table of provenTables) {
      const countIn = ({ db }: Store) => countRows(db.selectFrom(table).where('created_at', '<=', takenAt))
      const [copied, kept] = [await countIn(copy), await countIn(store)]
      if (copied < kept) return { ok: false, problem: 'rows_missing', table, copied, kept }
      rows += copied
    }
    await writeState(store.db, 'backup_proven_at', now.toISOString())
    return { ok: true, takenAt, rows }
  } finally {
    await copy.close()
    await rm(dataDir, { recursive: true })
  }
}

/** How old the newest backup is, or the newest that was put back to try it, in milliseconds; undefined where none is known. */
export async function backupAge(
  db: Database,
  now: Date,
  of: 'last_backup_at' | 'backup_proven_at' = 'last_backup_at',
): Promise<number | undefined> {
  const last = await readState(db, of)
  return last === undefined ? undefined : Math.max(0, now.getTime() - Date.parse(last))
}

/** A store that is put back from this file shall know that it was. */
function markAsBackup(file: string, now: Date): void {
  const copy = new DatabaseSync(file)
  try {
    copy
      .prepare("insert or replace into store_state (name, value) values ('backup_taken_at', ?)")
      .run(now.toISOString())
  } finally {
    copy.close()
  }
}

function checkIntegrity(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const { integrity_check: result } = copy.prepare('pragma integrity_check').get() ?? {}
    if (result !== 'ok') throw new Error(`The backup is damaged: ${result}`)
  } finally {
    copy.close()
  }
}

/** Without the password, which pg_dump asks for or takes from PGPASSWORD or ~/.pgpass. */
function dumpCommand(databaseUrl: string, file: string): string {
  const url = new URL(databaseUrl)
  url.password = ''
  return `pg_dump --format=custom --file=${quoted(file)} ${quoted(url.href)}`
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}
