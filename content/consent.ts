/**
 * Versions of the words that people consent to, kept with each consent as its proof. Whoever changes the wording beside
 * the newsletter's or the waiting list's form changes the version here to that day.
 */
export const consentVersions = { newsletter: '2026-11-21', waitlist: '2026-11-21' }
