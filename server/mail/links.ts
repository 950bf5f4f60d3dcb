import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { Config } from '../config.ts'

export type TokenPurpose = 'confirm' | 'unsubscribe'

/** Of links whose token is signed instead of stored. */
export type SignedPurpose = 'preferences' | 'appointment'

/**
 * The 256-bit token of a link in a mail (hexadecimal, so that no mail program cuts its end off), derived from the site's secret and the row it stands for. So the token itself is
 * stored nowhere: the database holds its hash, the outbox only the row's id, and the letter gets it when it is sent.
 */
export function linkToken(secret: string, purpose: TokenPurpose | SignedPurpose, id: string): string {
  return createHmac('sha256', secret).update(`link ${purpose} ${id}`).digest('hex')
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Address of a newsletter page that acts on a token (of a sign-up, or for leaving of a subscriber) once its button is pressed. */
export function newsletterLink(
  config: Pick<Config, 'siteUrl' | 'secret'>,
  language: Language,
  purpose: TokenPurpose,
  id: string,
): string {
  return `${pageUrl(config, language, `/newsletter/${purpose}`)}?token=${linkToken(config.secret, purpose, id)}`
}

/**
 * Address of a page that acts on a row of the store. Its token is signed instead of stored: the row's id and the proof that we
 * wrote it. So it costs no row of its own, works in every letter as long as what it stands for is known, and dies with it.
 */
export function signedLink(
  config: Pick<Config, 'siteUrl' | 'secret'>,
  language: Language,
  path: string,
  purpose: SignedPurpose,
  id: string,
): string {
  const token = `${id}.${linkToken(config.secret, purpose, id)}`
  return `${pageUrl(config, language, path)}?token=${token}`
}

/** Address of a reader's preferences. */
export function preferencesLink(
  config: Pick<Config, 'siteUrl' | 'secret'>,
  language: Language,
  subscriberId: string,
): string {
  return signedLink(config, language, '/newsletter/preferences', 'preferences', subscriberId)
}

/** The id that a token was signed for; undefined when we did not write it for this purpose. */
export function readSignedToken(secret: string, purpose: SignedPurpose, token: string): string | undefined {
  const [, id, proof] = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? []
  if (!id || !proof) return undefined
  const expected = linkToken(secret, purpose, id)
  return timingSafeEqual(Buffer.from(proof), Buffer.from(expected)) ? id : undefined
}

/** Where conversations are booked: the outside service that is set, else our own book. */
export function bookingLink(config: Pick<Config, 'siteUrl' | 'bookingUrl'>, language: Language): string {
  return config.bookingUrl ?? pageUrl(config, language, '/book')
}

/** Absolute address of a page in a language. */
export function pageUrl(config: Pick<Config, 'siteUrl'>, language: Language, path: string): string {
  return `${config.siteUrl}${language === 'en' ? '/en' : ''}${path}`
}
