import { read } from '#content/documents.ts'
import { filler } from '../mail/letter-copy.ts'
import { newsletterLink, pageUrl, preferencesLink } from '../mail/links.ts'
import { plainLetter } from '../mail/plain-letter.ts'
import type { Template } from '../mail/written.ts'

const confirmation: Template<{ tokenId: string }> = ({ tokenId }, language, config) => {
  const words = read('letters', language).newsletterConfirmation
  return {
    ...plainLetter('formal', words, filler(language)),
    action: { label: words.action, url: newsletterLink(config, language, 'confirm', tokenId) },
  }
}

const welcome: Template<{ subscriberId: string }> = ({ subscriberId }, language, config) => {
  const { newsletterWelcome: words, preferences } = read('letters', language)
  return {
    ...plainLetter('formal', words, filler(language)),
    action: { label: words.action, url: pageUrl(config, language, '/blog') },
    links: [{ label: preferences, url: preferencesLink(config, language, subscriberId) }],
    unsubscribeUrl: newsletterLink(config, language, 'unsubscribe', subscriberId),
  }
}

export const newsletterLetters = { 'newsletter-confirmation': confirmation, 'newsletter-welcome': welcome }
