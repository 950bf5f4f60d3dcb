import { createHash } from 'node:crypto'
import type { ServiceContext } from '../context.ts'
import type { NewsletterIssue } from '../db/tables/issues.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import * as store from './issue-store.ts'
import { keepUnsubscribeLinks } from './unsubscribe-link.ts'

/** An issue as it was laid out: text and HTML with placeholders for a reader's own links. */
export type IssueDraft = Pick<
  NewsletterIssue,
  'slug' | 'language' | 'subject' | 'preheader' | 'title' | 'body' | 'text' | 'html' | 'source_hash'
>

export type Queueing =
  | { ok: true; added: number; mails: number; alreadyDone: boolean }
  /** Somebody took back what had not gone. */
  | { ok: false; problem: 'cancelled' }

/** Readers queued in one transaction. */
const batchSize = 500

/** Sends issues: one mail to each confirmed reader of the language. */
export function createIssuesService(context: ServiceContext) {
  return {
    countReaders: () => store.countReaders(context.db),

    list: () => store.listIssues(context.db),

    /**
     * Queues a stored issue for everybody who has confirmed by now, from the last reader that was queued. Each batch of readers is queued
     * and noted in one transaction: a run that is killed leaves whole batches, and the next goes on after the last one. Two runs at once
     * share the work. A reader gets an issue once, also when the language was changed in between: the mail's id follows from both.
     * @param onProgress told how many readers have been looked at so far
     */
    queueRest,
  }

  async function queueRest(begun: NewsletterIssue, onProgress?: (readers: number) => unknown): Promise<Queueing> {
    let added = 0
    let readers = begun.queued_count
    for (;;) {
      const issue = (await store.issueById(context.db, begun.id)) ?? begun
      if (issue.state === 'cancelled') return { ok: false, problem: 'cancelled' }
      if (issue.queued_at) return { ok: true, added, mails: issue.queued_count, alreadyDone: begun.queued_at !== null }
      const batch = await queueBatch(issue)
      added += batch.added
      readers += batch.readers
      await onProgress?.(readers)
    }
  }

  /** The next readers, or the note that there are no more. Nothing of it stays when another run was faster. */
  async function queueBatch(issue: NewsletterIssue): Promise<{ readers: number; added: number }> {
    const now = context.now().toISOString()
    const batch = await context.transaction(async (trx) => {
      const readers = await store.readersAfter(trx, issue, batchSize, context.now())
      const last = readers.at(-1)
      // Now, for all of them at once: at sending, each missing one would wait for the disk.
      if (last) await keepUnsubscribeLinks(trx, context.config.secret, readers)
      const added = last
        ? await store.addMails(
            trx,
            readers.map((reader) => mailTo(reader, issue, now)),
          )
        : 0
      const progress = last ? { queued_to: last.id } : { queued_at: now }
      return { ok: await store.advance(trx, issue, progress, added), readers: readers.length, added }
    })
    return batch.ok ? batch : { readers: 0, added: 0 }
  }

  function mailTo(reader: { id: string; email: string }, issue: NewsletterIssue, now: string): OutboxRow {
    const id = mailId(issue.slug, reader.id)
    return {
      id,
      lane: 'newsletter',
      issue_id: issue.id,
      letter: 'newsletter-issue',
      recipient: reader.email,
      language: issue.language,
      params: JSON.stringify({ subscriberId: reader.id }),
      sent_letter: null,
      message_id: `<${id}@${context.config.mailFrom.address.split('@')[1]}>`,
      status: 'queued',
      attempts: 0,
      next_attempt_at: now,
      leased_until: null,
      leased_by: null,
      error: null,
      failure: null,
      held_since: null,
      created_at: now,
      sent_at: null,
      smtp_code: null,
      refused_at: null,
    }
  }
}

/** One for each issue and reader, in the shape of a UUID (version 8). */
function mailId(slug: string, readerId: string): string {
  const hex = createHash('sha256').update(`issue ${slug} ${readerId}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
