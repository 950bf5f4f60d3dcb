import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import type { ServiceContext } from '#server/context.ts'
import type { NewsletterSubscriber, SubscriberStatus } from '#server/db/tables/readers.ts'
import type { Database } from '#server/db/tables.ts'
import { setPace } from '#server/mail/pace.ts'
import { linkPlaceholders } from '#server/newsletter/issue-letter.ts'
import { findOrAddIssue } from '#server/newsletter/issue-store.ts'
import { createIssuesService, type IssueDraft } from '#server/newsletter/issues.ts'

type Kind = { language?: Language; status?: SubscriberStatus; name?: string }

/** Readers of the newsletter, as many as wanted, straight into the store. */
export async function addReaders(
  db: Database,
  count: number,
  { language = 'de', status = 'confirmed', name = 'reader' }: Kind = {},
): Promise<NewsletterSubscriber[]> {
  const time = '2026-11-01T08:00:00.000Z'
  const readers = Array.from({ length: count }, (_, number): NewsletterSubscriber => {
    const email = `${name}${number}@muster.example`
    return {
      id: randomUUID(),
      email,
      email_key: email,
      status,
      language,
      created_at: time,
      confirmed_at: status === 'pending' ? null : time,
      unsubscribed_at: status === 'unsubscribed' ? time : null,
      consent_version: '2026-11-01',
      consent_at: time,
      consent_page: '/',
      import_id: null,
    }
  })
  for (let start = 0; start < readers.length; start += 1000) {
    await db
      .insertInto('newsletter_subscribers')
      .values(readers.slice(start, start + 1000))
      .execute()
  }
  return readers
}

/** An issue as it was laid out. */
export function issueDraft(changed: Partial<IssueDraft> = {}): IssueDraft {
  const { unsubscribe, preferences } = linkPlaceholders
  return {
    slug: 'november',
    language: 'de',
    subject: 'Neues im November',
    preheader: 'Drei Fristen.',
    title: 'Neues im November',
    body: 'Guten Tag',
    text: `Guten Tag\n\nAbmelden: ${unsubscribe}\nEinstellungen: ${preferences}\n`,
    html: `<p>Guten Tag</p><a href="${unsubscribe}">Abmelden</a> <a href="${preferences}">Einstellungen</a>`,
    source_hash: 'first',
    ...changed,
  }
}

/** Begins an issue and queues it for everybody who has confirmed by now, as a release does whose time has come; again, it goes on with it. */
export async function queueIssue(context: ServiceContext, draft: IssueDraft, perMinute = 60_000) {
  const fresh = { id: context.newId(), started_at: context.now().toISOString() }
  const issue = { ...draft, ...fresh, queued_to: null, queued_count: 0, queued_at: null }
  const begun = await findOrAddIssue(context.db, issue)
  await setPace(context.db, perMinute, context.now())
  return createIssuesService(context).queueRest(begun)
}
