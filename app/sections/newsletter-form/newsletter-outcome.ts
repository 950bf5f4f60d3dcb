import type { CallFailure } from '#app/lib/backend-client.ts'

/** How a subscription went: told the same way with JavaScript and without. */
export type NewsletterOutcome =
  /** `held`: stored, and looked at by a person before a mail goes out. */
  | { status: 'subscribed' | 'held' }
  | { status: 'empty' | 'invalid'; email: string }
  | { status: 'failed'; email: string; failure: Pick<CallFailure, 'code' | 'retryAfterSeconds'> }

/** Reads the answer to a subscription; `email` is what was typed, and stays in the field unless all went well. */
export function newsletterOutcome(
  email: string,
  result: { ok: true } | Pick<CallFailure, 'ok' | 'code' | 'fields' | 'retryAfterSeconds'>,
): NewsletterOutcome {
  if (result.ok) return { status: 'subscribed' }
  if (result.code === 'held') return { status: 'held' }
  if (result.fields?.email || result.code === 'invalid_email') return { status: 'invalid', email }
  return { status: 'failed', email, failure: { code: result.code, retryAfterSeconds: result.retryAfterSeconds } }
}
