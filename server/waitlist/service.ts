import { consentVersions } from '#content/consent.ts'
import type { TierAvailability, TierName } from '#contract/tiers.ts'
import type { WaitlistEntry } from '#contract/waitlist.ts'
import type { ServiceContext } from '../context.ts'
import type { Tier, WaitlistEntryRow, WaitlistStatus } from '../db/tables.ts'
import { type Outcome, refuse } from '../outcome.ts'
import type { Meta } from '../request-meta.ts'
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
  | { ok: false; problem: 'places_given'; given: number }

/**
 * The beta's waiting list: one entry an address, places given by the operator only and never more than there are. Who waits or
 * has a place is told so when applying again; who was declined, or erased, may apply anew.
 */
export function createWaitlistService(context: ServiceContext) {
  return {
    join: (input: WaitlistEntry, meta: Meta): Promise<Outcome> =>
      context.transaction(async (trx) => {
        const now = context.now().toISOString()
        const position = await store.addEntry(trx, {
          id: context.newId(),
          email: input.email,
          tier: input.tier,
          company: input.company ?? null,
          motivation: input.motivation ?? null,
          language: meta.language,
          // A program that sends no consent field has consented elsewhere; then there is no text of ours to name.
          consent_version: input.agreeToPrivacy ? consentVersions.waitlist : null,
          consent_at: now,
          consent_page: meta.page ?? null,
          created_at: now,
        })
        if (position === undefined) return refuse('already_registered')
        const letter = { kind: 'waitlist-received', position, tier: input.tier } as const
        await context.enqueue(trx, { to: input.email, language: meta.language, letter })
        return { ok: true }
      }),

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

    setTierTotal: async (name: string, total: number): Promise<TierChange> => {
      const tier = await store.setTotal(context.db, name, total)
      if (tier) return { ok: true, tier }
      const known = (await store.listTiers(context.db)).find((candidate) => candidate.tier === name)
      return known
        ? { ok: false, problem: 'places_given', given: known.accepted_count }
        : { ok: false, problem: 'unknown_tier' }
    },
  }
}

function availability({ tier, total_slots, accepted_count }: Tier): TierAvailability {
  return { tier, total_slots, accepted_count, available_slots: total_slots - accepted_count }
}
