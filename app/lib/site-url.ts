/**
 * The origin that built pages carry in canonical and sharing addresses. It is a placeholder: when pages are prepared
 * for serving (server/site/addresses.ts), it becomes the configured SITE_URL, so that one build serves any address.
 */
export const siteUrl = 'https://site-url.invalid'

/** Likewise for the public key of the calls; empty when the server demands none. */
export const anonKeyPlaceholder = 'anon-key-placeholder'

/** Likewise for whether a language model is connected: `connected` or `none`. */
export const languageModelPlaceholder = 'language-model-placeholder'

/** Likewise for the address of the script that brings the islands to life; known once they are built. */
export const clientScriptPlaceholder = '/client-script.js'
