import { read } from '#content/documents.ts'
import type { FieldValues } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'
import type { newsletterFields } from '#contract/newsletter-fields.ts'
import { mayMailUnverified } from '../abuse/mailbox-allowance.ts'
import type { ServiceContext } from '../context.ts'
import type { NewsletterSubscriber, SubscriberStatus } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'
import { hashToken } from '../mail/links.ts'
import type { Outcome } from '../outcome.ts'
import type { Submission } from '../submission.ts'
import { addConfirmation } from './confirmation.ts'
import { deadLink } from './dead-link.ts'
import { leave } from './leave.ts'
import { noteReader } from './reader-events.ts'
import * as store from './store.ts'
import { suppressionKeys } from './suppressions/keys.ts'
import { liftSuppression } from './suppressions/store.ts'
import { keepUnsubscribeLink } from './unsubscribe-link.ts'

/** Sign-up with double opt-in: an address is a reader only after the link in a mail to it was used. */
export function createNewsletterService(context: ServiceContext) {
  return {
    /**
     * Sends a confirmation link, whatever we know about the address: known, unknown and unsubscribed ones take the same
     * way and get the same answer. Nothing about a subscriber changes before the link is used.
     */
    subscribe: async (
      trx: Database,
      submission: Submission<FieldValues<typeof newsletterFields>>,
    ): Promise<Outcome> => {
      const {
        fields: { email },
        language,
        page,
        receivedAt,
        wording = read('consent').newsletter,
      } = submission
      const consent = {
        language,
        consent_version: wording,
        consent_at: receivedAt.toISOString(),
        consent_page: page ?? null,
      }
      // At most one confirmation in ten minutes and three a day to one mailbox.
      const limits = ['confirmationMailBurst', 'confirmationMailDay'] as const
      if (!(await mayMailUnverified(context, trx, email, limits))) return { ok: true }
      const person = { id: context.newId(), email, created_at: receivedAt.toISOString(), ...consent }
      const subscriberId = await store.findOrAddSubscriber(trx, person)
      await addConfirmation(trx, context, { subscriberId, email, kind: 'asked', consent })
      return { ok: true }
    },

    /**
     * Turns a sign-up into a subscription. A link works once; pressing its button again on a subscription that stands
     * changes nothing and says `already`.
     */
    confirm: (token: string): Promise<Outcome<{ already: boolean; language: Language }>> =>
      context.transaction(async (trx) => {
        const now = context.now().toISOString()
        const used = await store.useConfirmToken(trx, hashToken(token), now)
        if (!used) return secondUse(trx, token)
        const subscriber = await store.findSubscriber(trx, used.subscriber_id)
        if (!subscriber) return deadLink
        const { language, consent_version, consent_at, consent_page } = used
        await store.confirmSubscriber(trx, subscriber.id, {
          language,
          consent_version,
          consent_at,
          consent_page,
          confirmed_at: now,
        })
        await noteReader(trx, subscriber.id, 'confirmed', now)
        await liftSuppression(trx, suppressionKeys(context.config.secret, subscriber.email))
        if (subscriber.status !== 'confirmed') await welcome(trx, { ...subscriber, language })
        return { ok: true, already: subscriber.status === 'confirmed', language }
      }),

    /** Ends a subscription. Links in old mails keep working, and using one twice is no error. */
    unsubscribe: (token: string): Promise<Outcome<{ language: Language }>> =>
      context.transaction(async (trx) => {
        const found = await store.findToken(trx, hashToken(token), 'unsubscribe')
        if (!found) return deadLink
        await leave(trx, found.subscriber_id, context.now())
        return { ok: true, language: found.language }
      }),

    /** Number of people in each status. */
    count: () => store.countByStatus(context.db),

    list: (status?: SubscriberStatus): Promise<NewsletterSubscriber[]> => store.listSubscribers(context.db, status),
  }

  async function secondUse(trx: Database, token: string): Promise<Outcome<{ already: boolean; language: Language }>> {
    const found = await store.findToken(trx, hashToken(token), 'confirm')
    if (!found?.used_at) return deadLink
    const subscriber = await store.findSubscriber(trx, found.subscriber_id)
    return subscriber?.status === 'confirmed' ? { ok: true, already: true, language: subscriber.language } : deadLink
  }

  async function welcome(trx: Database, subscriber: NewsletterSubscriber): Promise<void> {
    const { id, email, language } = subscriber
    await keepUnsubscribeLink(trx, context.config.secret, subscriber)
    await context.enqueue(trx, { to: email, language, letter: { kind: 'newsletter-welcome', subscriberId: id } })
  }
}
