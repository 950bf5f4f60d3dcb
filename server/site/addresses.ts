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

/** Fills the operator's addresses into a built page or feed. */
export function fillAddresses(text: string, addresses: SiteAddresses): string {
  return text
    .replaceAll(placeholders.siteUrl, addresses.siteUrl)
    .replaceAll(`${placeholders.bookingUrl}/de`, addresses.bookingUrl ?? '/book')
    .replaceAll(`${placeholders.bookingUrl}/en`, addresses.bookingUrl ?? '/en/book')
    .replaceAll(placeholders.anonKey, addresses.anonKey)
    .replaceAll(placeholders.languageModel, addresses.hasModel ? 'connected' : 'none')
}
