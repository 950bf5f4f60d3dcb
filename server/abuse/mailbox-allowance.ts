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
export async function mayMailUnverified(
  { config, limiter }: { config: Pick<Config, 'secret'>; limiter: Limiter },
  on: Database,
  email: string,
  limits: readonly LimitName[] = [],
): Promise<boolean> {
  const mailbox = mailboxKey(config.secret, email)
  for (const limit of [...limits, 'mailboxDay'] as const) {
    if (!(await limiter.take(limit, mailbox, { on })).ok) return false
  }
  return true
}
