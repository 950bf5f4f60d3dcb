import type { Generated } from 'kysely'
import type { FieldColumns } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'
import type { waitlistFields } from '#contract/waitlist-fields.ts'
import type { Consent } from './readers.ts'

export type WaitlistStatus = 'waiting' | 'accepted' | 'declined'

export type WaitlistEntryRow = FieldColumns<typeof waitlistFields> &
  Consent & {
    id: string
    email_key: string
    position: number
    status: WaitlistStatus
    language: Language
    /** How often this person has applied: again after having been declined. */
    applications: number
    created_at: string
    decided_at: string | null
  } & WaitlistDecision

/** The last decision, as long as it can be taken back, and a place that was given back. */
type WaitlistDecision = {
  /** The mail in the outbox that tells of it. */
  decision_mail_id: string | null
  status_before: WaitlistStatus | null
  tier_before: WaitlistEntryRow['tier'] | null
  /** When a place that this entry had became free again; the entry then counts as declined. */
  freed_at: string | null
}

export type Tier = { tier: WaitlistEntryRow['tier']; total_slots: number; accepted_count: number; sort: number }

export type WaitlistTables = {
  waitlist_entries: Omit<WaitlistEntryRow, 'applications' | keyof WaitlistDecision> & {
    applications: Generated<number>
  } & {
    [Column in keyof WaitlistDecision]: Generated<WaitlistDecision[Column]>
  }
  tiers: Tier
}
