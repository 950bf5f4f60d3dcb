import type { ServiceContext } from '../../context.ts'
import { countRows } from '../../db/count.ts'
import { emailKey } from '../../db/email-key.ts'
import type { Page } from '../../db/page.ts'
import type { NewsletterSuppression, SuppressionReason } from '../../db/tables/readers.ts'
import type { Database } from '../../db/tables.ts'
import { dropQueued } from '../../mail/person-mails.ts'
import { addToLatestIssue } from '../outcomes.ts'
import { noteReader } from '../reader-events.ts'
import { findReader, restoreReader, unsubscribe } from '../store.ts'
import { forgetUndelivered } from '../undelivered-store.ts'
import { suppressionKeys } from './keys.ts'
import * as store from './store.ts'

/** What a person or a mail server says against an address. */
export type Suppressing = {
  reason: Exclude<SuppressionReason, 'erased' | 'left'>
  smtpCode?: string | undefined
  /** Of the server, without addresses (`redactAddresses`). */
  words?: string | undefined
  mailId?: string | undefined
}

/** Why the operator lifts one: its person asked for it, the mailbox works again, or it was a mistake. */
export const liftReasons = ['asked', 'mended', 'mistake'] as const

export type LiftReason = (typeof liftReasons)[number]

export type Suppressed = { ok: true; wasReader: boolean; dropped: number; alreadySuppressed: boolean }

export type Lifting =
  /** `restored`: a subscription that the suppression had ended stands again. */
  { ok: true; reason: SuppressionReason; restored: boolean } | { ok: false; problem: 'not_suppressed' }

export type Strangers = { rows: (NewsletterSuppression & { email: string })[]; total: number; unnamed: number }

/**
 * Addresses that the newsletter must not reach: refused, complained, by hand or after an erasure. A person lifts them by confirming
 * a new sign-up, the operator by hand. Letters that somebody asked for (confirmations, receipts, replies) are no newsletter and still go.
 */
export function createSuppressionsService(context: ServiceContext) {
  const keysOf = (email: string) => suppressionKeys(context.config.secret, email)
  return {
    /** Ends the subscription of an address, if it has one, takes waiting letters off the queue, and keeps the newsletter away. */
    suppress: (email: string, why: Suppressing): Promise<Suppressed> =>
      context.transaction(async (trx) => {
        const outcome = await suppressIn(trx, context, email, why)
        await context.record(trx, { act: 'newsletter.suppress', details: { reason: why.reason } })
        return outcome
      }),

    /**
     * Lets the newsletter reach an address again. A subscription that ended by it comes back, except after a complaint: whoever
     * complained has to sign up anew.
     */
    lift: (email: string, because: LiftReason = 'asked'): Promise<Lifting> =>
      context.transaction<Lifting>(async (trx) => {
        const [lifted] = await store.liftSuppression(trx, keysOf(email))
        if (!lifted) return { ok: false, problem: 'not_suppressed' }
        const reader = await findReader(trx, email)
        if (reader) await noteReader(trx, reader.subscriber.id, 'lifted', context.now().toISOString())
        await forgetUndelivered(trx, email)
        const restored = lifted.ended_subscription === 1 && (await restoreReader(trx, email))
        await context.record(trx, { act: 'newsletter.lift', details: { reason: lifted.reason, restored, because } })
        return { ok: true, reason: lifted.reason, restored }
      }),

    /** Why an address is suppressed, and since when. */
    find: (email: string): Promise<NewsletterSuppression | undefined> =>
      store.findSuppression(context.db, keysOf(email)),

    list: (page: Page, reason?: SuppressionReason) => store.listSuppressions(context.db, page, reason),

    count: () => countRows(context.db.selectFrom('newsletter_suppressions')),

    /**
     * Suppressed addresses without a reader's record, newest first, by a part of the address. An address that is held as a hash only
     * is found by typing it whole. `unnamed`: how many there are of those.
     */
    strangers: async (page: Page, search = ''): Promise<Strangers> => {
      const listed = await store.listStrangers(context.db, page, search)
      // Of erased people, and those whose time is over.
      const hashed = context.db.selectFrom('newsletter_suppressions').where('email_key', 'is', null)
      const unnamed = await countRows(hashed)
      const hidden = search.includes('@') ? await store.findSuppression(context.db, keysOf(search)) : undefined
      if (!hidden || hidden.email_key !== null || page.offset > 0) return { ...listed, unnamed }
      return { rows: [{ ...hidden, email: emailKey(search) }, ...listed.rows], total: listed.total + 1, unnamed }
    },

    countStrangers: () => store.countStrangers(context.db),
  }
}

/**
 * Suppresses an address in the transaction of what it follows from. The first cause stands, except that a complaint takes the place of
 * any other: only a new sign-up of the person itself undoes it.
 */
export async function suppressIn(
  trx: Database,
  { config, now }: Pick<ServiceContext, 'config' | 'now'>,
  email: string,
  { reason, smtpCode, words, mailId }: Suppressing,
): Promise<Suppressed> {
  const time = now().toISOString()
  const keys = suppressionKeys(config.secret, email)
  const before = await store.findSuppression(trx, keys)
  const reader = await findReader(trx, email)
  const endedNow = reader?.subscriber.status === 'confirmed'
  if (reader) await unsubscribe(trx, reader.subscriber.id, time)
  const dropped = await dropQueued(trx, email, 'newsletter-')
  // What is left of somebody who went says nothing of why the address is refused now.
  const alreadySuppressed = before !== undefined && before.reason !== 'erased' && before.reason !== 'left'
  const isNews = !alreadySuppressed || (reason === 'complained' && before.reason !== 'complained')
  if (isNews && reader) await noteReader(trx, reader.subscriber.id, 'suppressed', time, reason)
  if (isNews && reason === 'complained') await addToLatestIssue(trx, email, 'complained')
  if (isNews) {
    await store.putSuppression(trx, {
      ...keys,
      reason,
      smtp_code: smtpCode ?? null,
      server_words: words ?? null,
      mail_id: mailId ?? null,
      ended_subscription: endedNow && reason !== 'complained' ? 1 : 0,
      created_at: time,
    })
  }
  return { ok: true, wasReader: reader !== undefined, dropped, alreadySuppressed }
}
