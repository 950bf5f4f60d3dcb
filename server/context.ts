import { randomUUID } from 'node:crypto'
import { createLimiter, type Limiter } from './abuse/limiter.ts'
import type { Actor } from './audit/actor.ts'
import { type Act, recordAct } from './audit/record.ts'
import type { Config } from './config.ts'
import type { Database } from './db/tables.ts'
import { inTransaction, isRefused } from './db/transaction.ts'
import { laneOf, type QueuedLetter } from './letters.ts'
import type { Logger } from './log.ts'
import { enqueue } from './mail/outbox.ts'

/** What every domain service is given. The same for the server and the operator's tool. */
export type ServiceContext = {
  db: Database
  config: Config
  log: Logger
  now(): Date
  newId(): string
  limiter: Limiter
  /** Rolls back when the work refuses (false, or an outcome that is not ok) or throws; otherwise commits and wakes the mail worker. */
  transaction<Result>(work: (trx: Database) => Promise<Result>): Promise<Result>
  /** Puts letters into the outbox of the same transaction. */
  enqueue(trx: Database, ...mails: QueuedLetter[]): Promise<string[]>
  /** Writes who did what into the log, in the same transaction. */
  record(trx: Database, act: Act): Promise<void>
  actor: Actor
}

export type ServiceParts = {
  db: Database
  config: Config
  log: Logger
  now?: () => Date
  /** Called after each commit that may have queued mail, so that it goes out at once. */
  mailQueued?: () => void
  /** Who acts through the services of this context; the server itself when nobody is named. */
  actor?: Actor
}

export function createContext({
  db,
  config,
  log,
  now = () => new Date(),
  mailQueued = () => {},
  actor = { kind: 'server' },
}: ServiceParts): ServiceContext {
  return {
    db,
    config,
    log,
    now,
    newId: randomUUID,
    limiter: createLimiter(db, now),
    transaction: async (work) => {
      const outcome = await inTransaction(db, work)
      if (!isRefused(outcome)) mailQueued()
      return outcome
    },
    enqueue: (trx, ...mails) => enqueue(trx, mails, { mailFrom: config.mailFrom, now: now(), laneOf }),
    actor,
    record: (trx, act) => recordAct(trx, actor, act, now()),
  }
}
