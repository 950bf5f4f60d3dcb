import { usePage } from '#app/lib/page-facts.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import type { CallFailure } from './backend-client.ts'
import { fill } from './fill.ts'

/** Words that every form shares; they come once with the page. */
export type FormCopy = DocumentOf<'forms'>

export function useFormCopy(): FormCopy {
  return usePage().forms
}

/** Why a call failed, where a person can do something about it: no connection, no answer, too many attempts. */
export function reasonFor(
  failure: Pick<CallFailure, 'code' | 'retryAfterSeconds'>,
  { reasons }: FormCopy,
): string | undefined {
  if (failure.code === 'network') return reasons.network
  if (failure.code === 'timeout') return reasons.timeout
  if (failure.code === 'proof_required') return reasons.proofRequired
  if (failure.code !== 'rate_limited') return undefined
  if (!failure.retryAfterSeconds) return reasons.rateLimited
  const minutes = Math.ceil(failure.retryAfterSeconds / 60)
  return minutes === 1 ? reasons.rateLimitedMinute : fill(reasons.rateLimitedMinutes, { minutes })
}
