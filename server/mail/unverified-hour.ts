import { isUsedUp } from '../abuse/limit-rows.ts'
import { createLimiter } from '../abuse/limiter.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/tables.ts'

/** The number of mails that may go to unconfirmed addresses in an hour, for all servers on the store together. */
export type UnverifiedHour = {
  /** Whether a mail had to wait already. */
  isUsedUp(): Promise<boolean>
  /** Counts one mail; false when it has to wait. */
  take(): Promise<boolean>
}

export function unverifiedHour(
  db: Database,
  { unverifiedMailsPerHour: max }: Pick<Config, 'unverifiedMailsPerHour'>,
  now: () => Date,
): UnverifiedHour {
  const limiter = createLimiter(db, now)
  return {
    isUsedUp: () => isUsedUp(db, 'unverifiedMails', 'all', max, now()),
    take: async () => (await limiter.take('unverifiedMails', 'all', { max })).ok,
  }
}
