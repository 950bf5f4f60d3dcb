import type { TierName } from '#contract/tier-names.ts'
import type { Route } from '../+types/waitlist.ts'

/** What the page knows, as its loader answers. */
export type WaitlistData = Route.ComponentProps['loaderData']

/** What the forms of an entry answer. */
export type WaitlistAnswer =
  | { did: 'accepted' | 'declined' | 'undone' | 'freed' }
  | { problem: keyof WaitlistData['words']['problems']; tier?: TierName }
