import type { Database } from './tables.ts'

/** Carries a refusal out of Kysely's transaction, which rolls back only for what is thrown. */
class Refusal extends Error {
  outcome: unknown
  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

/**
 * Runs `work` in one transaction: rolled back when it refuses (false, or an outcome that is not ok) or throws, committed otherwise.
 * Inside, use only the database handed in: the embedded store has one connection, and the outer one would wait for ever.
 */
export async function inTransaction<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await work(trx)
      if (isRefused(outcome)) throw new Refusal(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refusal) return error.outcome as Result
    throw error
  }
}

export function isRefused(outcome: unknown): boolean {
  return outcome === false || (outcome as { ok?: boolean } | undefined)?.ok === false
}
