import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Config } from '../config.ts'
import { countChanged, hasChanged, rowCount } from '../db/count.ts'
import { holdsWords } from '../db/holds-words.ts'
import { idBegins } from '../db/id-begins.ts'
import { type Page, pageOf } from '../db/page.ts'
import type { MailLane, MailStatus, OutboxRow, SendFailure } from '../db/tables/mail.ts'
import type { Database, Tables } from '../db/tables.ts'
import { countHeld } from './held.ts'
import { isWhole, type KeptLetter } from './kept-letter.ts'
import { messageIdOf } from './outgoing.ts'
import type { Refusal } from './refusal.ts'

/** A letter on its way to one address. */
export type QueuedMail<Letter extends { kind: string } = { kind: string }> = {
  to: string
  language: Language
  letter: Letter
  /** Held back until then, so that it can be taken back. */
  notBefore?: Date
}

/**
 * Queues letters, in one statement. Call it with the transaction that writes what they are about: either all are there or none.
 * The Message-ID is fixed here, so that a mail sent twice (a crash between sending and noting it) is recognised as one.
 * To whoever left no address nothing goes: they are told at the telephone.
 * @returns the rows' ids, in the same order
 */
export async function enqueue(
  trx: Database,
  mails: QueuedMail[],
  { mailFrom, now, laneOf }: { mailFrom: Config['mailFrom']; now: Date; laneOf(kind: string): MailLane },
): Promise<string[]> {
  const time = now.toISOString()
  const reached = mails.filter(({ to }) => to !== '')
  if (reached.length === 0) return []
  const rows = reached.map(({ to, language, notBefore = now, letter: { kind, ...params } }) => {
    const id = randomUUID()
    return {
      id,
      lane: laneOf(kind),
      issue_id: null,
      letter: kind,
      recipient: to,
      language,
      params: JSON.stringify(params),
      message_id: messageIdOf(id, { mailFrom }),
      status: 'queued' as const,
      attempts: 0,
      next_attempt_at: notBefore.toISOString(),
      created_at: time,
    }
  })
  await trx.insertInto('outbox').values(rows).execute()
  return rows.map(({ id }) => id)
}

/**
 * Notes that a mail went out and forgets what went into it.
 * @param kept what is to be read of it later
 */
export async function markSent(db: Database, row: Pick<OutboxRow, 'id'>, now: Date, kept?: KeptLetter): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      status: 'sent',
      sent_at: now.toISOString(),
      params: '{}',
      sent_letter: kept ? JSON.stringify(kept) : null,
      error: null,
      failure: null,
      smtp_code: null,
      leased_until: null,
      leased_by: null,
    })
    .where('id', '=', row.id)
    .execute()
}

export type FailedSending = {
  error: string
  failure: SendFailure | null
  /** With which the server answered (RFC 3463, or the bare reply). */
  code: string | null
  at: Date
  /** Undefined: it is given up. */
  retryAt: Date | undefined
}

/** Notes a failure. Only the worker holding the lease may. @returns false when it does not hold it any more. */
export async function markFailed(
  db: Database,
  row: OutboxRow,
  { error, failure, code, at, retryAt }: FailedSending,
): Promise<boolean> {
  return db
    .updateTable('outbox')
    .set({
      status: retryAt ? 'queued' : 'dead',
      error,
      failure,
      smtp_code: code,
      refused_at: failure === 'refused' ? at.toISOString() : null,
      leased_until: null,
      leased_by: null,
      ...(retryAt && { next_attempt_at: retryAt.toISOString() }),
    })
    .where('id', '=', row.id)
    .where('leased_by', '=', row.leased_by)
    .$call(hasChanged)
}

/** Notes that a mail came back after the mail server had taken it. @returns false when it was noted before. */
export async function markReturned(db: Database, id: string, { code, words }: Refusal, now: Date): Promise<boolean> {
  return db
    .updateTable('outbox')
    .set({ refused_at: now.toISOString(), smtp_code: code, error: words, failure: 'refused' })
    .where('id', '=', id)
    .where('refused_at', 'is', null)
    .$call(hasChanged)
}

/** Takes a mail that its reader no longer wants off the queue. Only the worker holding the lease may. */
export async function dropLeased(db: Database, row: OutboxRow): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', row.id).where('leased_by', '=', row.leased_by).execute()
}

export type OutboxSummary = {
  queued: number
  sent: number
  /** Of the sent ones, those that came back and that nobody has seen to. */
  returned: number
  dead: number
  /** When the longest waiting mail was queued. Those of the newsletter wait by design and do not count. */
  oldestQueuedAt: string | null
  /** Of the queued ones, those whose last attempt failed, by how. */
  failing: Partial<Record<SendFailure, number>>
  /** Wait for the operator's decision, and count as nothing else. */
  held: number
}

export async function outboxSummary(db: Database): Promise<OutboxSummary> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'status',
      rowCount.as('count'),
      sql<string>`min(case when lane <> 'newsletter' then created_at end)`.as('oldest'),
      sql<number>`cast(count(case when ${isReturned} and settled_at is null then 1 end) as integer)`.as('returned'),
    ])
    .where('held_since', 'is', null)
    .where((row) => row.or([row('status', '!=', 'dead'), row('settled_at', 'is', null)]))
    .groupBy('status')
    .execute()
  const failing = await db
    .selectFrom('outbox')
    .select(['failure', rowCount.as('count')])
    .where('status', '=', 'queued')
    .where('failure', 'is not', null)
    .where('held_since', 'is', null)
    .groupBy('failure')
    .execute()
  const of = (status: MailStatus) => rows.find((row) => row.status === status)
  return {
    queued: of('queued')?.count ?? 0,
    sent: of('sent')?.count ?? 0,
    returned: of('sent')?.returned ?? 0,
    dead: of('dead')?.count ?? 0,
    oldestQueuedAt: of('queued')?.oldest ?? null,
    failing: Object.fromEntries(failing.map(({ failure, count }) => [failure, count])),
    held: await countHeld(db),
  }
}

const lanes: MailLane[] = ['direct', 'unverified', 'newsletter']

export const wholeness = sql<number>`case when ${isWhole} then 1 else 0 end`.as('is_whole')

/** Its issue was stopped: it waits until somebody lets it go on. */
const isPaused = sql<number>`case when exists (
  select 1 from newsletter_issues where newsletter_issues.id = outbox.issue_id and newsletter_issues.state = 'paused') then 1 else 0 end`.as(
  'is_paused',
)

/** With the lane an index answers. */
const hasStatus = (status: MailStatus) =>
  sql<boolean>`(lane in (${sql.join(lanes)}) and status = ${status} and held_since is null)`

/** Taken by its mail server and sent back. Of an issue that is told in its report, and its reader is seen to by itself. */
const isReturned = sql<boolean>`(lane in ('direct', 'unverified') and refused_at is not null and status = 'sent')`

export type MailListing = Omit<
  OutboxRow,
  'lane' | 'issue_id' | 'params' | 'sent_letter' | 'leased_by' | 'leased_until'
> & {
  /** Whether it can go out once more after it came back. */
  is_whole: number
}

/** Words of the recipient's address and of what was sent, or kinds of letters that are meant by what was typed. */
export type MailSearch = { text: string; letters: string[] }

/**
 * A page of the mails, newest first, and how many there are. What stood in a letter is never listed.
 * @param issue of the newsletter: those that bring it; null: those that bring none
 */
export async function listMails(
  db: Database,
  page: Page,
  status?: MailStatus | 'held',
  search?: MailSearch,
  issue?: string | null,
): Promise<{ rows: (MailListing & { is_paused: number })[]; total: number }> {
  const mails = db
    .selectFrom('outbox')
    .$if(issue !== undefined, (query) => query.where('issue_id', issue === null ? 'is' : '=', issue ?? null))
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          holdsWords(sql<string>`recipient || ' ' || coalesce(sent_letter, '')`, search?.text ?? ''),
          ...(search && search.letters.length > 0 ? [where('letter', 'in', search.letters)] : []),
        ]),
      ),
    )
    .$if(status === 'held', (query) => query.where('held_since', 'is not', null))
    .$if(status === 'dead', (query) =>
      query.where((where) => where.or([hasStatus('dead'), isReturned])).where('settled_at', 'is', null),
    )
    .$if(status === 'sent', (query) => query.where(hasStatus('sent')).where(sql<boolean>`not ${isReturned}`))
    .$if(status === 'queued', (query) => query.where(hasStatus('queued')))
  const listed = mails
    .select([
      'id',
      'letter',
      'recipient',
      'language',
      'message_id',
      'status',
      'attempts',
      'next_attempt_at',
      'error',
      'failure',
      'smtp_code',
      'refused_at',
      'held_since',
      'settled_at',
      'created_at',
      'sent_at',
    ])
    .select(wholeness)
    .select(isPaused)
    .orderBy('created_at', 'desc')
    .orderBy('id')
  return pageOf(mails, listed, page)
}

/** An issue of the newsletter, and how many of its mails were given up, those left out that somebody has seen to. */
export type FailedIssue = { id: string; subject: string; count: number }

/** Of each issue that did not reach all its readers, the latest first. */
export function failedIssues(db: Database): Promise<FailedIssue[]> {
  return db
    .selectFrom((inner) =>
      inner
        .selectFrom('outbox')
        .select(['issue_id', rowCount.as('count'), sql<string>`max(created_at)`.as('latest')])
        .where('issue_id', 'is not', null)
        .where(hasStatus('dead'))
        .where('settled_at', 'is', null)
        .groupBy('issue_id')
        .as('failed'),
    )
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'failed.issue_id')
    .select(['newsletter_issues.id', 'newsletter_issues.subject', 'failed.count'])
    .orderBy('failed.latest', 'desc')
    .orderBy('newsletter_issues.id')
    .execute()
}

/** Whether a mail was never tried and leaves later: until then, what it tells can be taken back. */
export function isHeldForUndo(
  mail: Pick<OutboxRow, 'status' | 'attempts' | 'held_since' | 'next_attempt_at'>,
  now: Date,
): boolean {
  const isUntried = mail.status === 'queued' && mail.attempts === 0 && mail.held_since === null
  return isUntried && Date.parse(mail.next_attempt_at) > now.getTime()
}

type Tried = Pick<OutboxRow, 'status' | 'attempts' | 'held_since' | 'refused_at'>

/** Whether a mail was given up, or came back. */
export function hasFailed({ status, refused_at, held_since }: Omit<Tried, 'attempts'>): boolean {
  return held_since === null && (status === 'dead' || (status === 'sent' && refused_at !== null))
}

/** Whether sending again means something: not for a mail that was never tried, which leaves by itself, and not where its letter is gone. */
export function mayRetry(mail: Tried & Pick<MailListing, 'is_whole'>): boolean {
  if (mail.status === 'queued') return mail.held_since === null && mail.attempts > 0
  return hasFailed(mail) && (mail.status === 'dead' || mail.is_whole === 1)
}

/**
 * Sends the dead ones again that nobody has seen to, or one mail (by its id or the beginning of it) that is dead, waiting for its next attempt or came
 * back with its letter whole. One that was never tried keeps its time: it may be held so that it can be taken back. Issues of the newsletter to suppressed addresses
 * are left out.
 * @returns how many were made due.
 */
export async function retryMails(db: Database, now: Date, id?: string, notBefore = now): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ status: 'queued', attempts: 0, next_attempt_at: notBefore.toISOString(), ...notRefused, sent_at: null })
    .where('held_since', 'is', null)
    .where(({ eb, or, and }) =>
      id === undefined
        ? and([eb('status', '=', 'dead'), eb('settled_at', 'is', null)])
        : or([
            eb('status', '=', 'dead'),
            and([eb('status', '=', 'queued'), eb('attempts', '>', 0)]),
            and([isReturned, isWhole]),
          ]),
    )
    .where(({ eb, or, not, exists }) => or([eb('lane', '!=', 'newsletter'), not(exists(toSuppressed(db)))]))
    .$if(id !== undefined, (query) => query.where(idBegins(id as string)))
    .returning('id')
    .execute()
  return rows.length
}

const notRefused = { refused_at: null, settled_at: null }

/** Notes that a mail that did not arrive was seen to, or was not. @param id or the beginning of it @returns how many it was */
export function settleMail(db: Database, id: string, settledAt: Date | null): Promise<number> {
  return db
    .updateTable('outbox')
    .set({ settled_at: settledAt?.toISOString() ?? null })
    .where(idBegins(id))
    .where((where) => where.or([hasStatus('dead'), isReturned]))
    .where('settled_at', settledAt ? 'is' : 'is not', null)
    .$call(countChanged)
}

/** The suppression of a mail's recipient, if there is one. Of erased people no mails are left. */
function toSuppressed(db: Database) {
  return db
    .selectFrom('newsletter_suppressions')
    .select('email_key')
    .where('email_key', '=', sql<string>`lower(outbox.recipient)`)
}

/** Takes a mail off the queue that was held back and has not begun to leave. @returns whether it was still there */
export function takeBack(trx: Database, id: string, now: Date): Promise<boolean> {
  return trx.deleteFrom('outbox').where('id', '=', id).where(hasNotBegun(now)).$call(hasChanged)
}

/** Of one that was to be sent again: it is given up as it was before. @returns whether it had not begun to leave */
export function giveUpAgain(trx: Database, id: string, now: Date): Promise<boolean> {
  const given = { status: 'dead' as const, attempts: 1 }
  return trx.updateTable('outbox').set(given).where('id', '=', id).where(hasNotBegun(now)).$call(hasChanged)
}

const hasNotBegun = (now: Date) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    row('status', '=', 'queued'),
    row('attempts', '=', 0),
    row('next_attempt_at', '>', now.toISOString()),
    row('leased_by', 'is', null),
  ])
