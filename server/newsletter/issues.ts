import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ServiceContext } from '../context.ts'
import type { NewsletterIssue } from '../db/tables/issues.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import { messageIdOf } from '../mail/outgoing.ts'
import * as store from './issue-store.ts'
import { keepUnsubscribeLinks } from './unsubscribe-link.ts'

/** An issue as it was laid out: text and HTML with placeholders for a reader's own links. */
export type IssueDraft = Pick<
  NewsletterIssue,
  'slug' | 'language' | 'subject' | 'preheader' | 'title' | 'body' | 'text' | 'html' | 'source_hash'
>

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
     * @returns how many mails it is in all; undefined when somebody took back what had not gone
     */
    queueRest,
  }

  async function queueRest(begun: NewsletterIssue): Promise<number | undefined> {
    for (;;) {
      const issue = (await store.issueById(context.db, begun.id)) ?? begun
      if (issue.state === 'cancelled') return undefined
      if (issue.queued_at) return issue.queued_count
      await queueBatch(issue)
    }
  }

  /** The next readers, or the note that there are no more. Nothing of it stays when another run was faster. */
  function queueBatch(issue: NewsletterIssue): Promise<boolean> {
    return context.transaction(async (trx) => {
      const now = context.now()
      const time = now.toISOString()
      const readers = await store.readersAfter(trx, issue, batchSize, now)
      const last = readers.at(-1)
      if (!last) return store.advance(trx, issue, { queued_at: time }, 0)
      // Now, for all of them at once: at sending, each missing one would wait for the disk.
      await keepUnsubscribeLinks(trx, context.config.secret, readers)
      const mails = readers.map((reader) => mailTo(reader, issue, time))
      return store.advance(trx, issue, { queued_to: last.id }, await store.addMails(trx, mails))
    })
  }

  function mailTo(reader: { id: string; email: string }, issue: NewsletterIssue, now: string): Insertable<OutboxRow> {
    const id = mailId(issue.slug, reader.id)
    return {
      id,
      lane: 'newsletter',
      issue_id: issue.id,
      letter: 'newsletter-issue',
      recipient: reader.email,
      language: issue.language,
      params: JSON.stringify({ subscriberId: reader.id }),
      message_id: messageIdOf(id, context.config),
      status: 'queued',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
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
