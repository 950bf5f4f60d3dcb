import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import { storeProblem } from './unavailable.ts'

/** How long a writer waits for another process (server, operator's tool) to finish its own short transaction. */
const busyTimeoutMs = 5000

/**
 * Opens the embedded store so that an acknowledged row survives kill -9 and loss of power: WAL with synchronous FULL.
 * Transactions begin immediate, because one that starts by reading and then writes could not wait for its turn.
 */
export function openSqlite(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  chmodSync(file, 0o600)
  enterWal(database)
  database.exec('pragma synchronous = full')
  // What is deleted is overwritten, so that no one reads it from the file's free space.
  database.exec('pragma secure_delete = on')
  return new SqliteDialect({ database: bridge(database) })
}

/** Changing to WAL needs the file alone and is not covered by the busy timeout, so several first starts take turns here. */
function enterWal(database: DatabaseSync): void {
  const deadline = Date.now() + busyTimeoutMs
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (storeProblem(error) !== 'busy' || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** The few methods of better-sqlite3 that Kysely's dialect uses, on Node's own SQLite. */
function bridge(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare: (text: string) => {
      // A full disk ends a transaction by itself. Rolling it back again would fail, and that error would hide the first.
      if (text === 'rollback' && !database.isTransaction) return nothingToDo
      const statement = database.prepare(text === 'begin' ? 'begin immediate' : text)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      }
    },
  }
}

const nothingToDo = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}
