import { redactAddresses } from '#contract/severity.ts'
import type { Redirect } from './change.ts'

/** What is said of a publication besides its changes. */
export type PublishRequest = {
  why: string
  /** Where pages lead that go with their documents; to the page above where nothing is said. */
  redirects?: Redirect[]
  /** What the author had before them: nothing is published over the words of somebody else. */
  expected?: { id: string; revision: number | null }[]
  restores?: number
  /** The publication at a time that this is: done once, by one server. */
  scheduled?: string
}

/** In characters. */
export const whyBounds = { min: 3, max: 300 }

/** Is kept as long as the site: no address may stand in it. */
export function isReason(why: string): boolean {
  return why.length >= whyBounds.min && why.length <= whyBounds.max && redactAddresses(why) === why
}

const sitePath = /^\/(?:[\w.~-]+\/?)*$/

export function isRedirect({ from, to }: Redirect): boolean {
  return sitePath.test(from) && sitePath.test(to) && from !== to
}
