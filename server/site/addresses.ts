import { placeholders } from '#contract/placeholders.ts'
import type { Config } from '../config.ts'

/** What the operator sets per deployment and pages carry: one build serves any of it. */
export type SiteAddresses = {
  siteUrl: string
  /** An outside scheduling service; without one, the site's own book. */
  bookingUrl: string | undefined
  /** The public key that the calls demand, or nothing. */
  anonKey: string
  /** Whether a language model is connected: pages offer it only then. */
  hasModel: boolean
}

/** As the settings have them. */
export function addressesOf({ siteUrl, bookingUrl, publicAnonKey, chat }: Config): SiteAddresses {
  return { siteUrl, bookingUrl, anonKey: publicAnonKey ?? '', hasModel: chat !== undefined }
}

const { siteUrl, bookingUrl, anonKey, languageModel } = placeholders

const places = [siteUrl, `${bookingUrl}/de`, `${bookingUrl}/en`, anonKey, languageModel]
const anyPlace = new RegExp(places.map((place) => RegExp.escape(place)).join('|'), 'g')

/** Fills the operator's addresses into a built page or feed, in one pass: each more would be another copy of the page. */
export function fillAddresses(text: string, addresses: SiteAddresses): string {
  const filled: Record<string, string> = {
    [siteUrl]: addresses.siteUrl,
    [`${bookingUrl}/de`]: addresses.bookingUrl ?? '/book',
    [`${bookingUrl}/en`]: addresses.bookingUrl ?? '/en/book',
    [anonKey]: addresses.anonKey,
    [languageModel]: addresses.hasModel ? 'connected' : 'none',
  }
  return text.replaceAll(anyPlace, (place) => filled[place] ?? place)
}
