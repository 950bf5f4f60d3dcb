import type { Config } from '../config.ts'
import type { Database } from '../db/tables.ts'
import { mailboxKey } from './keyed-hash.ts'
import type { Limiter } from './limiter.ts'
import type { LimitName } from './limits-table.ts'

/**
 * Whether one more letter may go to a mailbox that nobody has confirmed: by the limits of its kind, and by the one for all kinds
 * together, because anybody can type anybody's address into any form.
 * @param on the transaction that queues the letter
 */
export function mayMailUnverified(
  { config, limiter }: { config: Pick<Config, 'secret'>; limiter: Limiter },
  on: Database,
  email: string,
  limits: readonly LimitName[] = [],
): Promise<boolean> {
  return limiter.takeEach([...limits, 'mailboxDay'], mailboxKey(config.secret, email), on)
}
