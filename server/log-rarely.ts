import { isStoreUnavailable } from './db/unavailable.ts'
import type { Logger } from './log.ts'

type Said = { at: number; since: number }

/** Apart for each log and subject, so that whoever meets the same trouble anywhere in the process shares one line. */
const said = new WeakMap<Logger, Map<string, Said>>()

const quietMs = 60_000

/**
 * Logs what may happen thousands of times a minute: once at once, then one line a minute that tells how often it happened.
 * @param subject of what is said; not the text of a visitor
 * @param say writes the line; `times` is how often it happened since the last one
 */
export function logRarely(log: Logger, subject: string, say: (times: number) => void): void {
  const subjects = said.get(log) ?? new Map<string, Said>()
  said.set(log, subjects)
  // Not the time of day: a clock that is set back must not silence the log.
  const now = performance.now()
  const last = subjects.get(subject)
  if (last && now - last.at < quietMs) {
    last.since++
    return
  }
  subjects.set(subject, { at: now, since: 0 })
  say((last?.since ?? 0) + 1)
}

/** The store cannot be used. One line for a process, whichever part of it noticed. */
export function logStoreProblem(log: Logger, error: unknown): void {
  logRarely(log, 'store', (times) => log.error({ err: error, times }, 'store unavailable'))
}

/** Something failed: in these words, unless it was for the store. */
export function logFailure(log: Logger, error: unknown, words: string, facts: object = {}): void {
  if (isStoreUnavailable(error)) logStoreProblem(log, error)
  else log.error({ ...facts, err: error }, words)
}
