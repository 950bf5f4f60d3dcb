import type { Language } from '#contract/language.ts'

export type MailStatus = 'queued' | 'sent' | 'dead'

/** How a failed sending is to be treated. */
export type SendFailure =
  /** The mail server refused this mail for good. */
  | 'refused'
  /** The mail server refused this mail for now. */
  | 'deferred'
  /** The mail server refuses our user or password. */
  | 'login'
  /** No mail can be sent at the moment: no connection, no disk. */
  | 'unreachable'

/**
 * Mails to one person go at once. So do those to addresses that somebody typed and nobody confirmed, up to a number an hour for
 * all of them together. Those of the newsletter wait behind and keep a pace.
 */
export type MailLane = 'direct' | 'unverified' | 'newsletter'

export type OutboxRow = {
  id: string
  lane: MailLane
  /** Of the newsletter's lane. */
  issue_id: string | null
  letter: string
  recipient: string
  language: Language
  /** JSON of what the letter needs; emptied once sent. */
  params: string
  /** JSON of what the letter said, once sent; null for issues of the newsletter and letters to ourselves. */
  sent_letter: string | null
  message_id: string
  status: MailStatus
  attempts: number
  next_attempt_at: string
  leased_until: string | null
  leased_by: string | null
  error: string | null
  /** Of the last attempt. */
  failure: SendFailure | null
  /** With which the server answered the last refusal (RFC 3463, or the bare reply). */
  smtp_code: string | null
  /** When it was refused for good: at delivery, or by a report that came back later. */
  refused_at: string | null
  /** Set: it waits until the operator says whether it may go. */
  held_since: string | null
  /** Set: it did not arrive, and somebody has seen to it. */
  settled_at: string | null
  created_at: string
  sent_at: string | null
}

/** How fast a lane may go, and when its next mail is due. */
export type MailPace = { lane: MailLane; per_minute: number; next_at: string }

export type MailTables = {
  outbox: OutboxRow
  mail_pace: MailPace
}
