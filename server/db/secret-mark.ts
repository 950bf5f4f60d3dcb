import { createHmac } from 'node:crypto'
import { StartProblem } from '../start-problem.ts'
import { clearState, readState, writeState } from './state.ts'
import type { Database } from './tables.ts'

/**
 * Notes with which SECRET a store is used, by a keyed hash that does not tell it, and finds another one: a store that was restored without
 * its secret would start all the same, with links in mails and suppressed addresses that no longer fit.
 * @throws StartProblem when the store was used with another SECRET
 */
export async function expectSecret(db: Database, secret: string): Promise<void> {
  const mark = createHmac('sha256', secret)
    .update('which secret this store is used with')
    .digest('base64url')
    .slice(0, 22)
  const noted = await readState(db, 'secret_mark')
  if (noted === undefined) return writeState(db, 'secret_mark', mark)
  if (noted === mark) return
  throw new StartProblem(
    'SECRET is not the one that this store was used with: set that one, or put its DATA_DIR/secret back; if it was changed on purpose, run operator secret changed',
  )
}

/** Lets the next start note the SECRET that it has. @returns whether one was noted */
export const forgetSecret = (db: Database): Promise<boolean> => clearState(db, 'secret_mark')
