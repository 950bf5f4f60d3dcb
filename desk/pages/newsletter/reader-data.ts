import type { Route } from './+types/reader.ts'

/** What the page knows, as its loader answers. */
export type ReaderData = Route.ComponentProps['loaderData']

/** Why an address may be mailed again. */
export const liftReasons = ['asked', 'mended', 'mistake'] as const

/** What the page's forms answer. */
export type ReaderAnswer =
  | { act: 'resend'; problem?: 'unknown' | 'not_waiting' | 'too_many' }
  | { act: 'lift'; restored?: boolean; problem?: 'not_suppressed' }
