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

/**
 * Reads and writes, and what stands around them. Of anything else (`pragma`, `create`), SQLite does some or all while it compiles the
 * statement: kept and run again, it would do nothing.
 */
const keepable = /^(begin|commit|rollback|select|insert|update|delete|with)\b/

/** Lists of many lengths and searches by many filters make more texts than are worth keeping. */
const mostKept = 300

/** The few methods of better-sqlite3 that Kysely's dialect uses, on Node's own SQLite. What was compiled once is kept. */
function bridge(database: DatabaseSync) {
  const kept = new Map<string, Statement>()
  let isBegun = false

  function compile(text: string): Statement {
    const statement = database.prepare(text === 'begin' ? 'begin immediate' : text)
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => {
        const done = statement.run(...values(parameters))
        if (text === 'begin' || text === 'commit' || text === 'rollback') isBegun = text === 'begin'
        return done
      },
      iterate: (parameters) => statement.iterate(...values(parameters)),
    }
  }

  return {
    close: () => database.close(),
    prepare: (text: string): Statement => {
      if (isBegun && !database.isTransaction) {
        // A full disk ends a transaction by itself. What came after it would be written on its own.
        if (text !== 'rollback') throw new Error('the transaction has ended')
        isBegun = false
        // Rolling it back again would fail, and that error would hide the first.
        return nothingToDo
      }
      const known = kept.get(text)
      if (known) return known
      const statement = compile(text)
      if (!keepable.test(text)) {
        // Tables may have changed, and what a statement answers with them.
        if (!text.startsWith('pragma')) kept.clear()
        return statement
      }
      if (kept.size >= mostKept) kept.clear()
      kept.set(text, statement)
      return statement
    },
  }
}

type Statement = {
  /** Whether it answers with rows. */
  reader: boolean
  all(parameters: readonly unknown[]): unknown[]
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>
}

const nothingToDo: Statement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}
