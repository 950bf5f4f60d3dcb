import { read } from '#content/documents.ts'
import { columnsOf, type FieldValues } from '#contract/form-fields.ts'
import type { TierName } from '#contract/tier-names.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import { mayMailUnverified } from '../abuse/mailbox-allowance.ts'
import type { Details } from '../audit/actor.ts'
import type { ActName } from '../audit/record.ts'
import type { ServiceContext } from '../context.ts'
import type { Page } from '../db/page.ts'
import type { Tier, WaitlistEntryRow, WaitlistStatus } from '../db/tables/waitlist.ts'
import type { Database } from '../db/tables.ts'
import type { QueuedLetter } from '../letters.ts'
import { takeBack } from '../mail/outbox.ts'
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

/** `holdSeconds`: how long the letter waits, so that the decision can be taken back; none by default. */
export type Holding = { holdSeconds?: number }

/** A decision that is taken back, or a place that becomes free again. */
export type Return =
  | { ok: true; entry: WaitlistEntryRow }
  | { ok: false; problem: 'unknown_address' | 'letter_has_left' | 'has_no_place' }

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
      const { fields, language, page, wording = read('consent').waitlist } = submission
      const { agreeToPrivacy, ...stated } = fields
      const { email, tier } = stated
      const now = submission.receivedAt.toISOString()
      const mayMail = await mayMailUnverified(context, trx, email)
      // Last: until the commit, nobody else is given a position.
      const added = await store.addEntry(trx, {
        id: context.newId(),
        ...columnsOf(waitlistFields, stated),
        language,
        // A program that sends no consent field has consented elsewhere; then there is no text of ours to name.
        consent_version: agreeToPrivacy ? wording : null,
        consent_at: now,
        consent_page: page ?? null,
        created_at: now,
      })
      if (!added) return refuse('already_registered')
      const given = { ...stated, ...added, page, receivedAt: now }
      const mails: QueuedLetter[] = [
        { to: context.config.operatorEmail, language, letter: { kind: 'waitlist-operator', ...given } },
      ]
      if (mayMail) {
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
    accept: (email: string, tier?: TierName, holding: Holding = {}): Promise<Decision> =>
      context.transaction<Decision>(async (trx) => {
        const entry = await store.findEntry(trx, email)
        if (!entry) return { ok: false, problem: 'unknown_address' }
        const given = tier ?? entry.tier
        if (given === 'general_waitlist') return { ok: false, problem: 'tier_without_places' }
        const letter = { kind: 'waitlist-accepted', tier: given } as const
        const decision = { status: 'accepted', tier: given } as const
        const accepted = await decided(trx, entry, ['waiting', 'declined'], decision, letter, holding)
        if (!accepted) return alreadyDecided(trx, entry)
        if (!(await store.takePlace(trx, given))) return { ok: false, problem: 'no_places_left', tier: given }
        await recorded(trx, 'waitlist.accept', entry, { tier: given })
        return { ok: true, entry: accepted }
      }),

    /** Declines somebody who waits, and queues the letter. */
    decline: (email: string, holding: Holding = {}): Promise<Decision> =>
      context.transaction<Decision>(async (trx) => {
        const entry = await store.findEntry(trx, email)
        if (!entry) return { ok: false, problem: 'unknown_address' }
        const letter = { kind: 'waitlist-declined' } as const
        const declined = await decided(trx, entry, ['waiting'], { status: 'declined' }, letter, holding)
        if (!declined) return alreadyDecided(trx, entry)
        await recorded(trx, 'waitlist.decline', entry)
        return { ok: true, entry: declined }
      }),

    /** Takes the last decision back as long as its letter has not left: the letter never goes, and a place is free again. */
    undo: (email: string): Promise<Return> =>
      context.transaction<Return>(async (trx) => {
        const entry = await store.findEntry(trx, email)
        if (!entry) return { ok: false, problem: 'unknown_address' }
        const { decision_mail_id, status_before, tier_before } = entry
        if (!decision_mail_id || !status_before || !(await takeBack(trx, decision_mail_id, context.now()))) {
          return { ok: false, problem: 'letter_has_left' }
        }
        const undone = await store.decideEntry(trx, email, [entry.status], {
          status: status_before,
          tier: tier_before ?? entry.tier,
          // Who was declined before is so again; since when is not known any more.
          decided_at: status_before === 'waiting' ? null : entry.decided_at,
          decision_mail_id: null,
          status_before: null,
          tier_before: null,
        })
        if (!undone) return { ok: false, problem: 'letter_has_left' }
        if (entry.status === 'accepted') await store.givePlaceBack(trx, entry.tier)
        await recorded(trx, 'waitlist.undo', entry)
        return { ok: true, entry: undone }
      }),

    /** Makes the place of somebody free again who has one. No letter is sent. They may apply anew. */
    free: (email: string): Promise<Return> =>
      context.transaction<Return>(async (trx) => {
        const entry = await store.findEntry(trx, email)
        if (!entry) return { ok: false, problem: 'unknown_address' }
        // A letter that gives the place, and still waits, would say what is no longer so.
        if (entry.decision_mail_id) await takeBack(trx, entry.decision_mail_id, context.now())
        const freed_at = context.now().toISOString()
        const freed = await store.decideEntry(trx, email, ['accepted'], {
          status: 'declined',
          decided_at: freed_at,
          freed_at,
          decision_mail_id: null,
          status_before: null,
          tier_before: null,
        })
        if (!freed) return { ok: false, problem: 'has_no_place' }
        await store.givePlaceBack(trx, entry.tier)
        await recorded(trx, 'waitlist.free', entry, { tier: entry.tier })
        return { ok: true, entry: freed }
      }),

    find: (id: string): Promise<WaitlistEntryRow | undefined> => store.findEntryById(context.db, id),

    page: (filter: store.EntryFilter, page: Page) => store.pageOfEntries(context.db, filter, page),

    counts: () => store.countEntries(context.db),

    /** Decided entries whose letter still waits. */
    held: () => store.heldDecisions(context.db, context.now()),

    tiers: (): Promise<Tier[]> => store.listTiers(context.db),

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
        const { total_slots: total, accepted_count: taken } = tier
        await context.record(trx, { act: 'tier.set', details: { tier: tier.tier, total, taken } })
        return { ok: true, tier }
      }),
  }

  /**
   * Carries a decision out and queues its letter; the letter of a decision that this one replaces does not leave any more.
   * @returns undefined where the entry is in none of the states `from`, or somebody has decided since it was read
   */
  async function decided(
    trx: Database,
    entry: WaitlistEntryRow,
    from: WaitlistStatus[],
    to: { status: WaitlistStatus; tier?: TierName },
    letter: QueuedLetter['letter'],
    { holdSeconds = 0 }: Holding,
  ): Promise<WaitlistEntryRow | undefined> {
    if (!from.includes(entry.status)) return undefined
    const now = context.now()
    const { decision_mail_id: earlier, status_before } = entry
    const replaces = earlier !== null && (await takeBack(trx, earlier, now))
    const notBefore = new Date(now.getTime() + holdSeconds * 1000)
    const mail = { to: entry.email, language: entry.language, letter, notBefore }
    const [decision_mail_id = null] = await context.enqueue(trx, mail)
    return store.decideEntry(trx, entry.email, [entry.status], {
      ...to,
      decided_at: now.toISOString(),
      decision_mail_id,
      status_before: replaces ? status_before : entry.status,
      tier_before: entry.tier,
      freed_at: null,
    })
  }

  /** As it stands now: somebody else may have been faster. */
  async function alreadyDecided(trx: Database, { email, status }: WaitlistEntryRow): Promise<Decision> {
    const now = await store.findEntry(trx, email)
    return { ok: false, problem: 'already_decided', status: now?.status ?? status }
  }

  function recorded(trx: Database, act: ActName, { id }: WaitlistEntryRow, details: Details = {}): Promise<void> {
    return context.record(trx, { act, subject: { kind: 'waitlist', id }, details })
  }
}

function availability({ tier, total_slots, accepted_count }: Tier): TierAvailability {
  return { tier, total_slots, accepted_count, available_slots: total_slots - accepted_count }
}
