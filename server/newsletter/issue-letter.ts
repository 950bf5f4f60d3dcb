import type { Config } from '../config.ts'
import type { Database, NewsletterIssue, OutboxRow } from '../db/tables.ts'
import { filler } from '../mail/letter-copy.ts'
import { newsletterLink, preferencesLink } from '../mail/links.ts'
import type { WrittenLetter } from '../mail/written.ts'
import { suppressionKeys } from '../suppressions/keys.ts'
import { withCountedLinks } from './counted-links.ts'
import { issueById, readerToMail } from './issue-store.ts'
import { keepUnsubscribeLink } from './unsubscribe-link.ts'

/** Stand in a stored issue where a reader's own links go. */
export const linkPlaceholders = {
  unsubscribe: 'https://unsubscribe-link.invalid/',
  preferences: 'https://preferences-link.invalid/',
}

type LetterConfig = Pick<Config, 'siteUrl' | 'secret' | 'operatorEmail'>

/** An issue with the links of one reader. */
export function personalIssue(
  issue: Pick<NewsletterIssue, 'subject' | 'language' | 'text' | 'html'>,
  subscriberId: string,
  config: LetterConfig,
): WrittenLetter {
  const { language } = issue
  const unsubscribe = newsletterLink(config, language, 'unsubscribe', subscriberId)
  const preferences = preferencesLink(config, language, subscriberId)
  const fill = (text: string) =>
    text.replaceAll(linkPlaceholders.unsubscribe, unsubscribe).replaceAll(linkPlaceholders.preferences, preferences)
  return {
    subject: issue.subject,
    text: fill(issue.text),
    html: fill(issue.html),
    replyTo: { name: filler(language)('{brand}'), address: config.operatorEmail },
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/**
 * Writes queued issues when they are sent. Each reader is asked for again at that moment: undefined for somebody who has left,
 * was erased or must not be mailed, and for all once the issue was taken back. The link to leave is stored again where it is missing, as after a change of SECRET.
 */
export function createIssueWriter(db: Database, config: LetterConfig) {
  let latest: NewsletterIssue | undefined
  const keysOf = (email: string) => suppressionKeys(config.secret, email)
  return async (row: OutboxRow): Promise<WrittenLetter | undefined> => {
    const { subscriberId } = JSON.parse(row.params) as { subscriberId: string }
    const reader = await readerToMail(db, { id: subscriberId, issueId: row.issue_id, address: keysOf(row.recipient) })
    if (!reader) return undefined
    if (latest?.id !== row.issue_id) {
      const issue = await issueById(db, row.issue_id ?? '')
      latest = issue && withCountedLinks(issue, config.siteUrl)
    }
    if (!latest) throw new Error('The issue of this mail is not stored')
    await keepUnsubscribeLink(db, config.secret, reader)
    return personalIssue(latest, subscriberId, config)
  }
}
