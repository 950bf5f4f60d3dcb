import { randomUUID } from 'node:crypto'
import { redactAddresses } from '#contract/severity.ts'
import type { Config } from '../config.ts'
import type { OutboxRow, SendFailure } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { isStoreUnavailable } from '../db/unavailable.ts'
import { unsynced } from '../db/unsynced.ts'
import type { Logger } from '../log.ts'
import { logFailure, logRarely } from '../log-rarely.ts'
import { backOff, maxAttempts, pause } from './back-off.ts'
import { createHandOver, type Turn } from './hand-over.ts'
import { type KeptLetter, keptLetter } from './kept-letter.ts'
import { createLeaseWatch } from './lease-watch.ts'
import { endLease, leasesOfOthers, release, renewLeases } from './leases.ts'
import { dropLeased, markFailed, markSent } from './outbox.ts'
import { outgoingMail } from './outgoing.ts'
import { leaseDue } from './pace.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { returnPathOf } from './return-path.ts'
import { settleAll } from './settle-all.ts'
import { connections, failureOf, type MailTransport, type OutgoingMail, openMailTransport } from './transport.ts'
import { unverifiedHour } from './unverified-hour.ts'
import type { WrittenLetter } from './written.ts'
import { yieldToRequests } from './yield-to-requests.ts'

export type MailWorker = {
  /** Starts sending in the background. */
  start(): void
  /** Looks into the outbox now; call it after a commit that queued mail. */
  wake(): void
  /** Finishes what is being sent, for at most `graceMs`, and stops. */
  stop(graceMs?: number): Promise<void>
}

type WorkerParts = {
  db: Database
  config: Config
  log: Logger
  transport?: MailTransport
  /** Writes the letter that a row stands for. */
  writeLetter: (row: OutboxRow, config: Config) => WrittenLetter
  /** Of which kinds of letters it is kept what they said. */
  keepsLetter?: (kind: string) => boolean
  /** Writes the mails of the newsletter's lane; undefined for a reader who no longer wants one. */
  writeIssue?: (row: OutboxRow) => Promise<OutgoingMail | undefined>
  /** Draws the conclusions from a mail of the newsletter's lane that was given up, in the transaction that notes it. */
  issueGivenUp?: (trx: Database, row: OutboxRow, refusal: Refusal) => Promise<void>
  now?: () => Date
  /** How often to look for mail that another process queued or whose time has come. */
  pollMs?: number
  /** How often a worker shows that it lives, and after which silence it is dead. */
  lifeSign?: { everyMs: number; deadAfterMs: number }
  /** Lets letters end one after the other. */
  nextTurn?: () => Turn
}

/** Of what went out, its row and what is kept of the letter. */
type Sent = { row: OutboxRow; kept: KeptLetter | undefined }

/** A mail to be sent, and what is kept of its letter. */
type Written = { mail: OutgoingMail; kept: KeptLetter | undefined }

/** Rows taken at once. They are sent over all connections, the next one of a connection once the one before is noted. */
const batchSize = 10
const sendTimeoutMs = 60_000

/**
 * Sends what stands in the outbox. At least once: a mail whose process dies between its last byte and the note that it went out is
 * taken over by another worker after half a minute, and goes out again under the same Message-ID. That is one mail where the
 * mail server answers soon, and never more than one a connection (`createHandOver`). Any number of workers may share one store.
 */
export function createMailWorker({
  db,
  config,
  log,
  now = () => new Date(),
  pollMs = 2000,
  lifeSign = { everyMs: 5_000, deadAfterMs: 30_000 },
  nextTurn = createHandOver(),
  keepsLetter = () => false,
  ...parts
}: WorkerParts): MailWorker {
  const transport = parts.transport ?? openMailTransport(config)
  const worker = randomUUID()
  const aborted = new AbortController()
  const leaseWatch = createLeaseWatch(lifeSign)
  /** What is being sent; aborted when it is no longer ours. */
  const underWay = new Map<string, AbortController>()
  /** Went out, which could not be noted yet. */
  const unnoted = new Map<string, Sent>()
  const leaseUntil = () => new Date(now().getTime() + lifeSign.deadAfterMs)
  let aliveAt = performance.now()
  let isShowing = false
  let beat: NodeJS.Timeout | undefined
  let stopping = false
  let awake = false
  let endRest = () => {}
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    let failures = 0
    while (!stopping) {
      awake = false
      const letOthersGo = yieldToRequests((ms) => rest(ms, false))
      const round = await sendBatch()
      if (round === 'sent') {
        failures = 0
        await letOthersGo()
      }
      if (round === 'unreachable') await rest(pause(++failures), false)
      if (round === 'empty') await rest(pollMs, true)
    }
  }

  /** Waits; new mail ends the wait early, unless the mail server is known to be away. */
  async function rest(ms: number, wakeable: boolean): Promise<void> {
    if (stopping || (wakeable && awake)) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endRest = () => {
        if (!wakeable && !stopping) return
        clearTimeout(timer)
        resolve()
      }
    })
    endRest = () => {}
  }

  const hour = unverifiedHour(db, config, now)

  /** Shows that this worker lives, and takes the mails of dead ones. */
  async function showAndLook(): Promise<void> {
    if (isShowing) return
    isShowing = true
    try {
      if (underWay.size > 0 || unnoted.size > 0) {
        const held = new Set(await renewLeases(db, worker, leaseUntil()))
        for (const [id, sending] of underWay) if (!held.has(id)) sending.abort(new Error('another worker took it over'))
      }
      aliveAt = performance.now()
      for (const lease of leaseWatch.look(await leasesOfOthers(db, worker))) {
        if (await endLease(db, lease)) log.warn({ mail: lease.id }, 'its worker is gone, mail goes out again')
      }
    } catch (error) {
      reportStore(error)
      // Another worker may have taken them over by the next time.
      if (performance.now() - aliveAt < lifeSign.deadAfterMs - lifeSign.everyMs) return
      for (const sending of underWay.values()) sending.abort(new Error('the store is away for too long'))
    } finally {
      isShowing = false
    }
  }

  async function noteSent(sent: Sent): Promise<void> {
    const { row, kept } = sent
    unnoted.set(row.id, sent)
    await unsynced(db, (on) => markSent(on, row, now(), kept))
    unnoted.delete(row.id)
  }

  async function sendBatch(): Promise<'sent' | 'empty' | 'unreachable'> {
    try {
      for (const sent of unnoted.values()) await noteSent(sent)
      const time = now()
      const rows = await leaseDue(db, { worker, now: time, until: leaseUntil(), count: batchSize }, hour)
      if (rows.length === 0) return 'empty'
      const results = await settleAll(rows, connections, sendOne)
      for (const result of results) if (result.status === 'rejected') reportStore(result.reason)
      return results.every((result) => result.status === 'fulfilled' && result.value) ? 'sent' : 'unreachable'
    } catch (error) {
      reportStore(error)
      return 'unreachable'
    }
  }

  function reportStore(error: unknown): void {
    logFailure(log, error, 'outbox cannot be read or written')
  }

  function reportLogin(error: unknown): void {
    const mend = 'the mail server refuses our login: check user and password in SMTP_URL'
    logRarely(log, 'login', (times) => log.error({ err: error, times }, mend))
  }

  /** @returns false when the mail server takes no mail from us at the moment. */
  async function sendOne(row: OutboxRow): Promise<boolean> {
    const about = aboutMail(row)
    let written: Written | undefined
    try {
      written = await write(row)
      if (!written) return leaveOut(row, about)
    } catch (error) {
      if (isStoreUnavailable(error)) throw error
      log.error({ ...about, err: error }, 'mail cannot be written, set aside')
      const failed = { error: describe(error), failure: null, code: null, at: now(), retryAt: undefined }
      await markFailed(db, row, failed)
      return true
    }
    const turn = nextTurn()
    try {
      return await sendAndNote({ row, kept: written.kept }, written.mail, turn)
    } finally {
      turn.over()
    }
  }

  async function sendAndNote(sent: Sent, mail: OutgoingMail, turn: Turn): Promise<boolean> {
    const { row } = sent
    const about = aboutMail(row)
    const sending = new AbortController()
    underWay.set(row.id, sending)
    try {
      const signal = AbortSignal.any([aborted.signal, sending.signal, AbortSignal.timeout(sendTimeoutMs)])
      await transport.send(mail, { name: fileName(row), signal, beforeEnd: turn.come })
    } catch (error) {
      const failure = failureOf(error)
      const isLast = failure === 'refused' || row.attempts >= maxAttempts
      const retryAt = isLast ? undefined : new Date(now().getTime() + backOff(row.attempts))
      if (failure === 'login') reportLogin(error)
      log.warn({ ...about, err: error, failure, retryAt }, isLast ? 'mail given up' : 'mail not sent, will try again')
      await noteFailed(row, error, failure, retryAt)
      return failure !== 'unreachable' && failure !== 'login'
    } finally {
      underWay.delete(row.id)
    }
    await noteSent(sent)
    log.info({ ...about, mode: transport.mode }, 'mail sent')
    return true
  }

  async function noteFailed(row: OutboxRow, error: unknown, failure: SendFailure, retryAt?: Date): Promise<void> {
    const isReply = failure === 'refused' || failure === 'deferred'
    const refusal = isReply ? refusalOf(error) : undefined
    const failed = { error: describe(error), failure, code: refusal?.code ?? null, at: now(), retryAt }
    const { issueGivenUp } = parts
    if (retryAt || !refusal || !issueGivenUp || row.lane !== 'newsletter') {
      await markFailed(db, row, failed)
      return
    }
    await inTransaction(db, async (trx) => {
      const isOurs = await markFailed(trx, row, failed)
      if (isOurs) await issueGivenUp(trx, row, refusal)
      return { ok: isOurs }
    })
  }

  async function write(row: OutboxRow): Promise<Written | undefined> {
    if (row.lane === 'newsletter') {
      if (!parts.writeIssue) throw new Error('Nobody here writes issues of the newsletter')
      const mail = await parts.writeIssue(row)
      return mail && { mail, kept: undefined }
    }
    const letter = parts.writeLetter(row, config)
    const head = { to: row.recipient, messageId: row.message_id, returnPath: returnPathOf(config, row.id) }
    const kept = keepsLetter(row.letter) ? keptLetter(letter) : undefined
    return { mail: outgoingMail(letter, head, config), kept }
  }

  async function leaveOut(row: OutboxRow, about: object): Promise<true> {
    await dropLeased(db, row)
    log.info(about, 'mail no longer wanted, left out')
    return true
  }

  return {
    start: () => {
      beat ??= setInterval(showAndLook, lifeSign.everyMs).unref()
      running ??= run()
    },
    wake: () => {
      awake = true
      endRest()
    },
    stop: async (graceMs = 8000) => {
      stopping = true
      endRest()
      const timer = setTimeout(() => aborted.abort(), graceMs)
      await running
      clearTimeout(timer)
      clearInterval(beat)
      transport.close()
      await release(db, worker, [...unnoted.keys()]).catch((error) =>
        log.warn({ err: error }, 'leases left to run out'),
      )
    },
  }
}

/** For the log. */
function aboutMail({ id, letter, attempts }: OutboxRow) {
  return { mail: id, letter, attempt: attempts }
}

/** The same for each attempt, so that a mail written twice is one file. */
function fileName(row: OutboxRow): string {
  return `${row.created_at.replace(/[:.]/g, '-')}-${row.letter}-${row.id.slice(0, 8)}`
}

function describe(error: unknown): string {
  return redactAddresses(error instanceof Error ? error.message : String(error)).slice(0, 300)
}
