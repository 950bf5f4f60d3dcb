import type { Language } from '#contract/language.ts'
import type { Config } from '../config.ts'
import type { NewsletterIssue } from '../db/tables/issues.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { filler } from '../mail/letter-copy.ts'
import { newsletterLink, preferencesLink } from '../mail/links.ts'
import { mailTemplate } from '../mail/mail-template.ts'
import { outgoingMail } from '../mail/outgoing.ts'
import { returnPathOf } from '../mail/return-path.ts'
import type { OutgoingMail } from '../mail/transport.ts'
import type { WrittenLetter } from '../mail/written.ts'
import { withCountedLinks } from './counted-links.ts'
import { issueById, readerToMail } from './issue-store.ts'
import { suppressionKeys } from './suppressions/keys.ts'
import { keepUnsubscribeLink, unsubscribeHash } from './unsubscribe-link.ts'

/** Stand in a stored issue where a reader's own links go. */
export const linkPlaceholders = {
  unsubscribe: 'https://unsubscribe-link.invalid/',
  preferences: 'https://preferences-link.invalid/',
}

type LetterConfig = Pick<Config, 'siteUrl' | 'secret' | 'operatorEmail'>

type WriterConfig = LetterConfig & Pick<Config, 'mailFrom' | 'bounceAddress'>

type IssueTexts = Pick<NewsletterIssue, 'subject' | 'language' | 'text' | 'html'>

/** An issue with the links of one reader. */
export function personalIssue(issue: IssueTexts, subscriberId: string, config: LetterConfig): WrittenLetter {
  return issueLetter(issue, linksOf(issue.language, subscriberId, config), config)
}

type Links = { unsubscribe: string; preferences: string }

function linksOf(language: Language, subscriberId: string, config: LetterConfig): Links {
  return {
    unsubscribe: newsletterLink(config, language, 'unsubscribe', subscriberId),
    preferences: preferencesLink(config, language, subscriberId),
  }
}

function issueLetter(
  { language, subject, text, html }: IssueTexts,
  { unsubscribe, preferences }: Links,
  config: LetterConfig,
): WrittenLetter {
  const fill = (text: string) =>
    text.replaceAll(linkPlaceholders.unsubscribe, unsubscribe).replaceAll(linkPlaceholders.preferences, preferences)
  return {
    subject,
    text: fill(text),
    html: fill(html),
    replyTo: { name: filler(language)('{brand}'), address: config.operatorEmail },
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/**
 * Writes queued issues when they are sent. Each reader is asked for again at that moment: undefined for somebody who has left,
 * was erased or must not be mailed, and for all once the issue was taken back. The link to leave is stored again where it is missing, as after a change of SECRET.
 */
export function createIssueWriter(db: Database, config: WriterConfig) {
  let latest: { id: string; prepared: ReturnType<typeof prepare> } | undefined

  async function prepare(id: string) {
    const issue = await issueById(db, id)
    if (!issue) throw new Error('The issue of this mail is not stored')
    const counted = withCountedLinks(issue, config.siteUrl)
    const { unsubscribe, preferences } = linkPlaceholders
    const letter = outgoingMail(issueLetter(counted, linkPlaceholders, config), { to: '', messageId: '' }, config)
    return { issue: counted, template: await mailTemplate(letter, [unsubscribe, preferences]) }
  }

  return async (row: OutboxRow): Promise<OutgoingMail | undefined> => {
    const { subscriberId } = JSON.parse(row.params) as { subscriberId: string }
    const address = suppressionKeys(config.secret, row.recipient)
    const link = unsubscribeHash(config.secret, subscriberId)
    const reader = await readerToMail(db, { id: subscriberId, issueId: row.issue_id, address, link })
    if (!reader) return undefined
    const id = row.issue_id ?? ''
    if (latest?.id !== id) latest = { id, prepared: prepare(id) }
    const { prepared } = latest
    const { issue, template } = await prepared.catch((error) => {
      if (latest?.prepared === prepared) latest = undefined
      throw error
    })
    if (!reader.has_link) await keepUnsubscribeLink(db, config.secret, reader)
    const [to, messageId, returnPath] = [row.recipient, row.message_id, returnPathOf(config, row.id)]
    // What is not plain has to be encoded for itself.
    if (!/^[\x21-\x7e]+$/.test(to))
      return outgoingMail(personalIssue(issue, subscriberId, config), { to, messageId, returnPath }, config)
    const { unsubscribe, preferences } = linksOf(issue.language, subscriberId, config)
    return {
      raw: template({ to, messageId, links: [unsubscribe, preferences] }),
      envelope: { from: returnPath ?? config.mailFrom.address, to },
      messageId,
    }
  }
}
