import { sql } from 'kysely'
import { minuteMs } from '#contract/milliseconds.ts'
import { mayMailUnverified } from '../abuse/mailbox-allowance.ts'
import type { ServiceContext } from '../context.ts'
import { countRows, rowCount } from '../db/count.ts'
import { holds } from '../db/holds-words.ts'
import type { Page } from '../db/page.ts'
import type { MailStatus } from '../db/tables/mail.ts'
import type { NewsletterSubscriber, ReaderEvent, SubscriberStatus } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'
import { dropQueued } from '../mail/person-mails.ts'
import { addConfirmation } from './confirmation.ts'
import { leave } from './leave.ts'
import {
  isNotSuppressed,
  isSuppressed,
  type ReaderState,
  readerState,
  readerStates,
  subscriptionOf,
} from './reader-state.ts'
import * as store from './store.ts'

export type ListedReader = NewsletterSubscriber & { state: ReaderState }

export type ReaderFilter = {
  state?: ReaderState | undefined
  /** Letters of the address. */
  search?: string | undefined
}

/** An issue that was sent to a reader, or is to be; held for as long as its mail is. */
export type ReaderIssue = {
  issue_id: string
  subject: string
  status: MailStatus
  at: string
  refused: boolean
  smtp_code: string | null
}

export type ReaderCard = {
  reader: ListedReader
  events: ReaderEvent[]
  issues: ReaderIssue[]
  origin: store.HeldReader['origin']
}

export type Resent = { ok: true } | { ok: false; problem: 'unknown' | 'not_waiting' | 'too_many' }
export type TakenOut = { ok: true; dropped: number } | { ok: false; problem: 'unknown' | 'no_reader' }

const mostUndoMs = 10 * minuteMs

/** The newsletter's readers, as the operator sees and keeps them. */
export function createReadersService(context: ServiceContext) {
  const { db } = context
  return {
    /** Newest first. `total` is that of all pages. */
    page: async (filter: ReaderFilter, { limit, offset }: Page): Promise<{ rows: ListedReader[]; total: number }> => {
      const readers = filtered(db, filter)
      const { state, search = '' } = filter
      const total = state && search.trim() === '' ? (await countStates(db))[state] : await countRows(readers)
      const rows = await readers
        .selectAll()
        .select(readerState.as('state'))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
      return { rows, total }
    },

    count: (): Promise<Record<ReaderState, number>> => countStates(db),

    /** One reader with everything that happened. @param id the reader's, not an address: it stands in addresses of pages */
    find: async (id: string): Promise<ReaderCard | undefined> => {
      const reader = await db
        .selectFrom('newsletter_subscribers')
        .selectAll()
        .select(readerState.as('state'))
        .where('id', '=', id)
        .executeTakeFirst()
      if (!reader) return undefined
      const held = await store.findReader(db, reader.email)
      return { reader, events: held?.events ?? [], origin: held?.origin, issues: await issuesOf(db, reader.email_key) }
    },

    idOf: async (email: string): Promise<string | undefined> => (await store.findReader(db, email))?.subscriber.id,

    /** Sends the confirmation link once more to somebody who has not used it, within the limits of the form. */
    resend: (id: string): Promise<Resent> =>
      context.transaction<Resent>(async (trx) => {
        const reader = await store.findSubscriber(trx, id)
        if (!reader) return { ok: false, problem: 'unknown' }
        if (reader.status !== 'pending') return { ok: false, problem: 'not_waiting' }
        const limits = ['confirmationMailBurst', 'confirmationMailDay'] as const
        if (!(await mayMailUnverified(context, trx, reader.email, limits))) return { ok: false, problem: 'too_many' }
        const { language, consent_version, consent_at, consent_page } = reader
        const consent = { language, consent_version, consent_at, consent_page }
        await addConfirmation(trx, context, { subscriberId: id, email: reader.email, kind: 'asked-again', consent })
        await context.record(trx, { act: 'newsletter.resend', subject: { kind: 'reader', id } })
        return { ok: true }
      }),

    /** Ends a subscription because its reader asked for it in another way. No import brings them back; a sign-up of their own does. */
    takeOut: (id: string): Promise<TakenOut> =>
      context.transaction<TakenOut>(async (trx) => {
        const reader = await store.findSubscriber(trx, id)
        if (!reader) return { ok: false, problem: 'unknown' }
        if (reader.status === 'unsubscribed') return { ok: false, problem: 'no_reader' }
        await leave(trx, id, context.now(), 'taken-out')
        const dropped = await dropQueued(trx, reader.email, 'newsletter-')
        await context.record(trx, { act: 'newsletter.take-out', subject: { kind: 'reader', id } })
        return { ok: true, dropped }
      }),

    /** Takes that back, shortly after: whoever has left themselves since, or long ago, is not brought back by anybody. */
    undoTakeOut: (id: string): Promise<{ ok: boolean }> =>
      context.transaction(async (trx) => {
        const reader = await store.findSubscriber(trx, id)
        const last = reader && (await store.findReader(trx, reader.email))?.events.at(-1)
        const isRecent = last && Date.parse(last.at) > context.now().getTime() - mostUndoMs
        if (last?.kind !== 'taken-out' || !isRecent || !(await store.restoreReader(trx, reader.email)))
          return { ok: false }
        await trx.deleteFrom('reader_events').where('id', '=', last.id).execute()
        await context.record(trx, { act: 'newsletter.undo-take-out', subject: { kind: 'reader', id } })
        return { ok: true }
      }),
  }
}

function filtered(db: Database, { state, search = '' }: ReaderFilter) {
  let query = db.selectFrom('newsletter_subscribers')
  if (state !== undefined) query = query.where(isIn(state))
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    query = query.where(holds(sql`email_key`, word))
  }
  return query
}

/**
 * Whether a reader stands so. Said by the subscription where that alone decides, because an index answers it: what keeps addresses
 * away is looked at for each reader otherwise.
 */
function isIn(state: ReaderState) {
  const status = subscriptionOf[state]
  return status === undefined
    ? sql<boolean>`(${isSuppressed} and ${readerState} = ${state})`
    : sql<boolean>`(status = ${status} and ${isNotSuppressed})`
}

/** How many stand so: all by their subscription, less those that are kept away, who are few. */
async function countStates(db: Database): Promise<Record<ReaderState, number>> {
  const counts = Object.fromEntries(readerStates.map((state) => [state, 0])) as Record<ReaderState, number>
  const byStatus = await store.countByStatus(db)
  const suppressed = await db
    .selectFrom('newsletter_subscribers')
    .select(['status', readerState.as('state'), rowCount.as('count')])
    .where(isSuppressed)
    .groupBy(['status', readerState])
    .execute()
  for (const [state, status] of Object.entries(subscriptionOf) as [ReaderState, SubscriberStatus][]) {
    const away = suppressed.filter((row) => row.status === status).reduce((sum, { count }) => sum + count, 0)
    counts[state] = (byStatus[status] ?? 0) - away
  }
  for (const { state, count } of suppressed) counts[state] += count
  return counts
}

/** Newest first. */
async function issuesOf(db: Database, email_key: string): Promise<ReaderIssue[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'outbox.issue_id')
    .select(['newsletter_issues.id as issue_id', 'newsletter_issues.subject', 'outbox.status', 'outbox.smtp_code'])
    .select(['outbox.sent_at', 'outbox.refused_at', 'outbox.created_at'])
    .where(sql<string>`lower(outbox.recipient)`, '=', email_key)
    .orderBy('outbox.created_at', 'desc')
    .execute()
  return rows.map(({ sent_at, refused_at, created_at, ...row }) => ({
    ...row,
    at: refused_at ?? sent_at ?? created_at,
    refused: refused_at !== null || row.status === 'dead',
  }))
}
