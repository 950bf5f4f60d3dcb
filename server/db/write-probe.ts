import { keptAnswer } from '../kept-answer.ts'
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
const keptMs = 5_000

/**
 * Finds out by writing: a full disk is read from as ever. The write is one of bookkeeping and waits for no disk.
 * @param now only to tell how old an answer is
 */
export function createWriteProbe(db: Database, now: () => Date = () => new Date()): WriteProbe {
  return keptAnswer(keptMs, now, () => probeWrite(db, now()))
}

/** Writes once, now. */
export async function probeWrite(db: Database, now: Date): Promise<StoreProblem | undefined> {
  const value = now.toISOString().padEnd(probeBytes, '.')
  try {
    await withinTime(unsynced(db, (on) => writeState(on, 'probe', value)))
    return undefined
  } catch (error) {
    return storeProblem(error) ?? 'unreachable'
  }
}
