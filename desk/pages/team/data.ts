import type { Route } from '../+types/team.ts'

/** What the page knows, as its loader answers. */
export type TeamData = Route.ComponentProps['loaderData']

/** What the page's forms answer. */
export type TeamAnswer =
  | { did: 'invited'; name: string; url: string; until: string }
  | { did: 'done' }
  | { problem: 'last_owner' | 'unknown_member' | 'last_passkey' }
  | { invalid: string[] }
