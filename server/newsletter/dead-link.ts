import { refuse } from '../outcome.ts'

/** A link that was used, has run out, or never was ours. */
export const deadLink = refuse('invalid', { fields: { token: 'expired' } })
