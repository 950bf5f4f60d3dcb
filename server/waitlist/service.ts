import { consentVersions } from '#content/consent.ts'
import { columnsOf, type FieldValues } from '#contract/form-fields.ts'
import type { TierName } from '#contract/tier-names.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import { mayMailUnverified } from '../abuse/mailbox-allowance.ts'
import type { ServiceContext } from '../context.ts'
import type { Database, Tier, WaitlistEntryRow, WaitlistStatus } from '../db/tables.ts'
import type { QueuedMail } from '../mail/outbox.ts'
import { type Outcome, refuse } from '../outcome.ts'
import type { Submission } from '../submission.ts'
import * as store from './store.ts'

/** Why the operator's decision cannot be carried out. */
export type DecisionProblem =
  | { problem: 'unknown_address' }
  | { problem: 'already_decided'; status: WaitlistStatus }
  | { problem: 'tier_without_places' }
  | { problem: 'no_places_left'; tier: TierName }

export type Decision = { ok: true; entry: WaitlistEntryRow } | ({ ok: false } & DecisionProblem)

export type TierChange =
  | { ok: true; tier: Tier }
  | { ok: false; problem: 'unknown_tier' }
  | { ok: false; problem: 'more_taken_than_places'; tier: Tier }
  /** So many people on the list have a place. */
  | { ok: false; problem: 'people_have_places'; people: number }

/**
 * The beta's waiting list: one entry an address, places given by the operator only and never more than there are. Who waits or
 * has a place is told so when applying again; who was declined, or erased, may apply anew.
 */
export function createWaitlistService(context: ServiceContext) {
  return {
    join: async (trx: Database, submission: Submission<FieldValues<typeof waitlistFields>>): Promise<Outcome> => {
      const { fields, language, page } = submission
      const { agreeToPrivacy, ...stated } = fields
      const { email, tier } = stated
      const now = submission.receivedAt.toISOString()
      const added = await store.addEntry(trx, {
        id: context.newId(),
        ...columnsOf(waitlistFields, stated),
        language,
        // A program that sends no consent field has consented elsewhere; then there is no text of ours to name.
        consent_version: agreeToPrivacy ? consentVersions.waitlist : null,
        consent_at: now,
        consent_page: page ?? null,
        created_at: now,
      })
      if (!added) return refuse('already_registered')
      const given = { ...stated, ...added, page, receivedAt: now }
      const mails: QueuedMail[] = [
        { to: context.config.operatorEmail, language, letter: { kind: 'waitlist-operator', ...given } },
      ]
      if (await mayMailUnverified(context, trx, email)) {
        const received = { kind: 'waitlist-received', position: added.position, tier } as const
        mails.push({ to: email, language, letter: received })
      }
      await context.enqueue(trx, ...mails)
      return { ok: true }
    },

    /** Places as the wire names them; the general list is no tier and has none. */
    tierAvailability: async (): Promise<TierAvailability[]> => (await store.listTiers(context.db)).map(availability),

    /**
     * Gives a place to somebody who waits or was declined before, and queues the letter.
     * @param tier for an entry that chose none, or to give another than was chosen
     */
    accept: (email: string, tier?: TierName): Promise<Decision> =>
      context.transaction<Decision>(async (trx) => {
        const entry = await store.findEntry(trx, email)
        if (!entry) return { ok: false, problem: 'unknown_address' }
        const given = tier ?? entry.tier
        if (given === 'general_waitlist') return { ok: false, problem: 'tier_without_places' }
        const decided_at = context.now().toISOString()
        const accepted = await store.decideEntry(trx, email, ['waiting', 'declined'], {
          status: 'accepted',
          tier: given,
          decided_at,
        })
        if (!accepted) return { ok: false, problem: 'already_decided', status: 'accepted' }
        if (!(await store.takePlace(trx, given))) return { ok: false, problem: 'no_places_left', tier: given }
        await context.enqueue(trx, {
          to: entry.email,
          language: entry.language,
          letter: { kind: 'waitlist-accepted', tier: given },
        })
        return { ok: true, entry: accepted }
      }),

    /** Declines somebody who waits, and queues the letter. */
    decline: (email: string): Promise<Decision> =>
      context.transaction<Decision>(async (trx) => {
        const entry = await store.findEntry(trx, email)
        if (!entry) return { ok: false, problem: 'unknown_address' }
        const decided_at = context.now().toISOString()
        const declined = await store.decideEntry(trx, email, ['waiting'], { status: 'declined', decided_at })
        if (!declined) return { ok: false, problem: 'already_decided', status: entry.status }
        await context.enqueue(trx, { to: entry.email, language: entry.language, letter: { kind: 'waitlist-declined' } })
        return { ok: true, entry: declined }
      }),

    list: (status?: WaitlistStatus): Promise<WaitlistEntryRow[]> => store.listEntries(context.db, status),

    /**
     * Sets a tier's number of places, how many of them are taken, or both. Places may be given outside the list and people may
     * be erased from it, so more can be taken than there are accepted entries; fewer cannot.
     */
    setTier: (name: string, counts: { total?: number; taken?: number }): Promise<TierChange> =>
      context.transaction<TierChange>(async (trx) => {
        const before = await store.lockTier(trx, name)
        if (!before) return { ok: false, problem: 'unknown_tier' }
        const tier = {
          ...before,
          total_slots: counts.total ?? before.total_slots,
          accepted_count: counts.taken ?? before.accepted_count,
        }
        if (tier.accepted_count > tier.total_slots) return { ok: false, problem: 'more_taken_than_places', tier }
        const people = await store.countAccepted(trx, tier.tier)
        if (counts.taken !== undefined && counts.taken < people) {
          return { ok: false, problem: 'people_have_places', people }
        }
        await store.setTier(trx, tier)
        return { ok: true, tier }
      }),
  }
}

function availability({ tier, total_slots, accepted_count }: Tier): TierAvailability {
  return { tier, total_slots, accepted_count, available_slots: total_slots - accepted_count }
}
