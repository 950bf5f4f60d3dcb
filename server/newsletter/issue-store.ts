import { type Insertable, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { hasChanged, rowCount } from '../db/count.ts'
import { hasCome } from '../db/past.ts'
import type { IssueState, NewsletterIssue } from '../db/tables/issues.ts'
import type { MailStatus, OutboxRow } from '../db/tables/mail.ts'
import type { NewsletterSubscriber } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'
import type { SuppressionKeys } from './suppressions/keys.ts'

/** Goes out from the start. */
export type NewIssue = Omit<NewsletterIssue, 'state' | 'pause_reason' | 'state_changed_at' | 'resumed_at'>

type Reader = Pick<
  NewsletterSubscriber,
  'id' | 'email' | 'language' | 'consent_version' | 'consent_at' | 'consent_page'
>

/** Stores an issue unless there is one of this slug and language. @returns the one that stands. */
export async function findOrAddIssue(db: Database, issue: NewIssue): Promise<NewsletterIssue> {
  await db
    .insertInto('newsletter_issues')
    .values(issue)
    .onConflict((conflict) => conflict.columns(['slug', 'language']).doNothing())
    .execute()
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('slug', '=', issue.slug)
    .where('language', '=', issue.language)
    .executeTakeFirstOrThrow()
}

export function findIssue(db: Database, slug: string, language: Language): Promise<NewsletterIssue | undefined> {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** In whatever language. */
export function findAnyIssue(db: Database, slug: string): Promise<NewsletterIssue | undefined> {
  return db.selectFrom('newsletter_issues').selectAll().where('slug', '=', slug).limit(1).executeTakeFirst()
}

/** Issues that have a page on the site. */
export async function publishedSlugs(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('newsletter_issues').select('slug').distinct().where('body', '!=', '').execute()
  return rows.map(({ slug }) => slug)
}

export function issueById(db: Database, id: string): Promise<NewsletterIssue | undefined> {
  return db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Issues that were begun and whose readers are not all queued. */
export function unqueuedIssues(db: Database): Promise<NewsletterIssue[]> {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('queued_at', 'is', null)
    .where('state', '!=', 'cancelled')
    .where('slug', 'in', (query) => query.selectFrom('newsletter_drafts').select('slug').where('state', '=', 'begun'))
    .orderBy('started_at')
    .execute()
}

/** The next readers of an issue in the order of their ids, after the last one queued. */
export function readersAfter(
  db: Database,
  issue: Pick<NewsletterIssue, 'language' | 'started_at' | 'queued_to'>,
  count: number,
  now: Date,
): Promise<Reader[]> {
  const started = new Date(issue.started_at)
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'language', 'consent_version', 'consent_at', 'consent_page'])
    .where('status', '=', 'confirmed')
    .where('language', '=', issue.language)
    .where(hasCome('confirmed_at', started, now.getTime() - started.getTime()))
    .where('id', '>', issue.queued_to ?? '')
    .orderBy('id')
    .limit(count)
    .execute()
}

/** Confirmed readers in each language. */
export async function countReaders(db: Database): Promise<Record<Language, number>> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['language', rowCount.as('count')])
    .where('status', '=', 'confirmed')
    .groupBy('language')
    .execute()
  return { de: 0, en: 0, ...Object.fromEntries(rows.map(({ language, count }) => [language, count])) }
}

/** Queues mails that are not there yet. @returns how many those were. */
export async function addMails(db: Database, mails: Insertable<OutboxRow>[]): Promise<number> {
  const added = await db
    .insertInto('outbox')
    .values(mails)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Notes how far the queueing has come, unless somebody else was faster or took the issue back. @returns whether it was noted. */
export async function advance(
  db: Database,
  issue: Pick<NewsletterIssue, 'id' | 'queued_to'>,
  progress: Partial<Pick<NewsletterIssue, 'queued_to' | 'queued_at'>>,
  added: number,
): Promise<boolean> {
  return db
    .updateTable('newsletter_issues')
    .set({ ...progress, queued_count: sql<number>`queued_count + ${added}` })
    .where('id', '=', issue.id)
    .where('queued_at', 'is', null)
    .where('state', '!=', 'cancelled')
    .where('queued_to', issue.queued_to === null ? 'is' : '=', issue.queued_to)
    .$call(hasChanged)
}

/**
 * The reader of a queued mail, who is still to get it: confirmed, not suppressed, and the issue not taken back.
 * @param link hash of the link to leave, and whether it is stored
 */
export function readerToMail(
  db: Database,
  { id, issueId, address, link }: { id: string; issueId: string | null; address: SuppressionKeys; link: string },
): Promise<(NewsletterSubscriber & { has_link: number }) | undefined> {
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .select(
      sql<number>`(select cast(count(*) as integer) from newsletter_tokens where token_hash = ${link})`.as('has_link'),
    )
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .where(({ not, exists }) =>
      not(
        exists(
          db
            .selectFrom('newsletter_suppressions')
            .select('address_hash')
            .where((row) =>
              row.or([row('address_hash', '=', address.address_hash), row('email_key', '=', address.email_key)]),
            ),
        ),
      ),
    )
    .where(({ not, exists }) =>
      not(
        exists(
          db
            .selectFrom('newsletter_issues')
            .select('newsletter_issues.id')
            .where('newsletter_issues.id', '=', issueId)
            .where('state', '=', 'cancelled'),
        ),
      ),
    )
    .executeTakeFirst()
}

export type IssueListing = Pick<
  NewsletterIssue,
  'id' | 'slug' | 'language' | 'subject' | 'started_at' | 'queued_at' | 'pause_reason'
> & {
  /** `sent`: all were queued and none waits any more. */
  state: IssueState | 'sent'
  /** Mails queued for it in all, and how they stand. `gone`: left, erased or taken back before it was sent. */
  mails: number
  queued: number
  sent: number
  dead: number
  /** Of those sent or dead: refused for good, at delivery or by a report that came back. */
  refused: number
  gone: number
}

/** Newest first. */
export async function listIssues(db: Database): Promise<IssueListing[]> {
  const issues = await db.selectFrom('newsletter_issues').selectAll().orderBy('started_at', 'desc').execute()
  const counts = await db
    .selectFrom('outbox')
    .select(['issue_id', 'status', rowCount.as('count'), sql<number>`cast(count(refused_at) as integer)`.as('refused')])
    .where('issue_id', 'is not', null)
    .groupBy(['issue_id', 'status'])
    .execute()
  // What is past its retention stays as a number.
  const past = await db
    .selectFrom('issue_outcomes')
    .select(['issue_id', sql<number>`cast(sum(count) as integer)`.as('count')])
    .where('outcome', 'in', ['delivered', 'refused'])
    .groupBy('issue_id')
    .execute()
  return issues.map(({ id, slug, language, subject, started_at, queued_at, queued_count, ...issue }) => {
    const own = counts.filter((row) => row.issue_id === id)
    const of = (status: MailStatus) => own.find((row) => row.status === status)?.count ?? 0
    const [queued, dead] = [of('queued'), of('dead')]
    const sent = of('sent') + (past.find((row) => row.issue_id === id)?.count ?? 0)
    const refused = own.reduce((sum, row) => sum + row.refused, 0)
    const gone = Math.max(0, queued_count - queued - sent - dead)
    const isThrough = issue.state === 'sending' && queued_at !== null && queued === 0
    const state: IssueListing['state'] = isThrough ? 'sent' : issue.state
    const about = { id, slug, language, subject, started_at, queued_at, state, pause_reason: issue.pause_reason }
    return { ...about, mails: queued_count, queued, sent, dead, refused, gone }
  })
}
