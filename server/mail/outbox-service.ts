import { setTimeout } from 'node:timers/promises'
import type { ServiceContext } from '../context.ts'
import type { Page } from '../db/page.ts'
import type { NewsletterIssue } from '../db/tables/issues.ts'
import type { MailStatus, OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { discardHeld, holdQueued, releaseHeld } from './held.ts'
import { type KeptLetter, keptLetter, readKeptLetter } from './kept-letter.ts'
import {
  failedIssues,
  hasFailed,
  isHeldForUndo,
  listMails,
  type MailListing,
  type MailSearch,
  mayRetry,
  retryMails,
  settleMail,
  wholeness,
} from './outbox.ts'
import { type MailReason, reasonOf } from './reason.ts'
import type { LetterConfig, WrittenLetter } from './written.ts'

export type FoundMail = {
  mail: OutboxRow & Pick<MailListing, 'is_whole'>
  /** What it says, or said when it left. */
  letter: KeptLetter | undefined
  /** The issue of the newsletter that it brings. */
  issue: Pick<NewsletterIssue, 'slug' | 'language' | 'subject'> | undefined
}

/** Letters that are the same for everybody, so that they can be written again after they have left. */
const saysNothingPersonal = (kind: string) => kind === 'waitlist-declined' || kind === 'contact-receipt'

const lookMs = 150

type WriteLetter = (row: OutboxRow, config: LetterConfig) => WrittenLetter

/**
 * The outbox as a person sees it: what waits, what arrived, what will not; and sending again.
 * @param writeLetter writes the letter that a row stands for
 */
export function createOutboxService(context: ServiceContext, writeLetter: WriteLetter) {
  return {
    list: (page: Page, status?: MailStatus | 'held', search?: MailSearch, issue?: string | null) =>
      listMails(context.db, page, status, search, issue),

    failedIssues: () => failedIssues(context.db),

    /**
     * One mail, with what it says, or said when it left. Of an issue of the newsletter there is one text for all readers, of letters
     * to ourselves none. Links that only their reader may use are shortened.
     */
    find: async (id: string): Promise<FoundMail | undefined> => {
      const row = await context.db
        .selectFrom('outbox')
        .selectAll()
        .select(wholeness)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { mail: row, letter: letterIn(row), issue: await issueOf(row) }
    },

    mayRetry,
    hasFailed,
    reasonOf,

    /** What became of some mails, by their ids: `arrived`, or why not. Those that wait are left out. */
    endsOf: async (ids: string[]): Promise<Map<string, MailReason | 'arrived'>> => {
      if (ids.length === 0) return new Map()
      const rows = await context.db.selectFrom('outbox').selectAll().where('id', 'in', ids).execute()
      const ended = rows.filter((row) => row.status !== 'queued')
      return new Map(ended.map((row) => [row.id, hasFailed(row) ? reasonOf(row) : 'arrived']))
    },

    /** Whether what a letter tells can still be taken back: it was never tried and leaves later. */
    isForUndo: (mail: Parameters<typeof isHeldForUndo>[0]) => isHeldForUndo(mail, context.now()),

    /** @param id or the beginning of it; without it all that were given up */
    retry: (id?: string) => recorded('mail.retry', id, (trx) => retryMails(trx, context.now(), id)),

    /**
     * What became of a mail that was just sent again: looked at until its server has answered.
     * @param forMs how long at most
     */
    outcomeOf: async (id: string, forMs = 6_000): Promise<OutboxRow | undefined> => {
      for (let waited = 0; ; waited += lookMs) {
        const row = await context.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
        const isUnderWay = row?.status === 'queued' && (row.attempts === 0 || row.leased_by !== null)
        if (!isUnderWay || waited >= forMs) return row
        await setTimeout(lookMs)
      }
    },

    /** Takes one that did not arrive off the list of what is to be done. */
    settle: (id: string) => recorded('mail.settle', id, (trx) => settleMail(trx, id, context.now())),

    /** Puts it back on the list. */
    unsettle: (id: string) => recorded('mail.unsettle', id, (trx) => settleMail(trx, id, null)),

    /** Holds back all that wait. */
    hold: () => recorded('mail.hold', undefined, (trx) => holdQueued(trx, context.now())),

    /** Lets held ones go, all or one. */
    release: (id?: string) => recorded('mail.release', id, (trx) => releaseHeld(trx, context.now(), id)),

    /** Takes held ones off the queue for good, all or one. */
    discard: (id?: string) => recorded('mail.discard', id, (trx) => discardHeld(trx, id)),
  }

  function letterIn(row: OutboxRow): FoundMail['letter'] {
    const kept = readKeptLetter(row)
    if (kept) return kept
    if (row.letter === 'newsletter-issue' || (row.status === 'sent' && !saysNothingPersonal(row.letter)))
      return undefined
    return keptLetter(writeLetter(row, context.config))
  }

  async function issueOf({ issue_id }: OutboxRow): Promise<FoundMail['issue']> {
    if (issue_id === null) return undefined
    return context.db
      .selectFrom('newsletter_issues')
      .select(['slug', 'language', 'subject'])
      .where('id', '=', issue_id)
      .where('body', '!=', '')
      .executeTakeFirst()
  }

  /** @returns how many mails it was. What changed nothing does not stand in the log. */
  function recorded(
    act: `mail.${'retry' | 'settle' | 'unsettle' | 'hold' | 'release' | 'discard'}`,
    id: string | undefined,
    work: (trx: Database) => Promise<number>,
  ): Promise<number> {
    return context.transaction(async (trx) => {
      const count = await work(trx)
      if (count > 0) await context.record(trx, { act, subject: { kind: 'mail', id: id ?? null }, details: { count } })
      return count
    })
  }
}
