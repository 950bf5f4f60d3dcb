import { sql } from 'kysely'
import { cachedAnswer } from '../cached-answer.ts'
import { withinTime } from '../within-time.ts'
import { writeState } from './state.ts'
import type { Database } from './tables.ts'
import { type StoreProblem, storeProblem } from './unavailable.ts'
import { unsynced } from './unsynced.ts'

/** Why the store cannot be written; undefined when it can. Never throws. */
export type WriteProbe = () => Promise<StoreProblem | undefined>

/** About what a form with its mails takes: where that has no room, no form has. */
const probeBytes = 8 * 1024

/** However often monitors ask, the disk is troubled once in this time. */
const cachedMs = 5_000

/**
 * Finds out by writing: a full disk is read from as ever. The write is one of bookkeeping and waits for no disk. Whether the store
 * answers at all costs next to nothing and is asked each time.
 * @param now only to tell how old an answer is
 */
export function createWriteProbe(db: Database, now: () => Date = () => new Date()): WriteProbe {
  const write = cachedAnswer(cachedMs, now, () => probeWrite(db, now()))
  return async () => (await problemOf(() => sql`select 1`.execute(db))) ?? write()
}

/** Writes once, now. */
export function probeWrite(db: Database, now: Date): Promise<StoreProblem | undefined> {
  const value = now.toISOString().padEnd(probeBytes, '.')
  return problemOf(() => unsynced(db, (on) => writeState(on, 'probe', value)))
}

async function problemOf(work: () => Promise<unknown>): Promise<StoreProblem | undefined> {
  try {
    await withinTime(work())
    return undefined
  } catch (error) {
    return storeProblem(error) ?? 'unreachable'
  }
}
