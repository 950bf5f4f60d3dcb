/** Tiers of the beta. `general_waitlist` is the tier of an entry that chose none; it has no places. */
export const tierNames = ['founders_beta', 'early_access', 'general_waitlist'] as const

export type TierName = (typeof tierNames)[number]
