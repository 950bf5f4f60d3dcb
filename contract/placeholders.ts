/**
 * What a built page leaves open, so that one build serves any deployment. Pages write these texts; when they are prepared
 * for serving, the server fills in what is configured and what the build has named (server/site).
 */
export const placeholders = {
  /** The origin in canonical and sharing addresses; becomes SITE_URL. */
  siteUrl: 'https://site-url.invalid',
  /** Where conversations are booked, in a language: `/de` or `/en` behind it. Becomes BOOKING_URL or the page of the book. */
  bookingUrl: 'https://booking-url.invalid',
  /** The public key of the calls; becomes empty when the server demands none. */
  anonKey: 'anon-key-placeholder',
  /** Whether a language model is connected; becomes `connected` or `none`. */
  languageModel: 'language-model-placeholder',
  /** The address of the script that brings the islands to life. */
  clientScript: '/client-script.js',
} as const
