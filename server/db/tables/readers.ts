import type { Generated } from 'kysely'
import type { Language } from '#contract/language.ts'

/** Proof of consent: which text, on which page, when. */
export type Consent = { consent_version: string | null; consent_at: string; consent_page: string | null }

export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed'

export type NewsletterSubscriber = Consent & {
  id: string
  email: string
  email_key: string
  status: SubscriberStatus
  language: Language
  created_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  /** The import that brought this reader. */
  import_id: string | null
}

/** A list of readers that the operator brought along, with what was stated about it. */
export type NewsletterImport = {
  id: string
  /** Where the addresses come from. */
  source: string
  /** How it can be proven that their owners consented. */
  consent: string
  created_at: string
  /** Lines of the file, by what became of them. */
  added: number
  known: number
  suppressed: number
  invalid: number
  undone_at: string | null
  /** Readers that undoing it removed. */
  removed: number | null
}

export type ReaderEventKind =
  /** Somebody typed the address into the form. */
  | 'asked'
  /** The operator had the confirmation link sent once more. */
  | 'asked-again'
  | 'confirmed'
  | 'imported'
  /** Chose another language; `detail` is it. */
  | 'language'
  | 'left'
  /** The operator ended the subscription. */
  | 'taken-out'
  /** The address is not to be mailed; `detail` says why. */
  | 'suppressed'
  /** It may be mailed again. */
  | 'lifted'

/** Something that happened with a reader. Goes with the reader. */
export type ReaderEvent = {
  id: string
  subscriber_id: string
  kind: ReaderEventKind
  detail: string | null
  at: string
}

/** A link in a mail. Only the hash of its token is kept. What a sign-up stated waits here until the link confirms it. */
export type NewsletterToken = Consent & {
  id: string
  subscriber_id: string
  purpose: 'confirm' | 'unsubscribe'
  token_hash: string
  language: Language
  expires_at: string | null
  used_at: string | null
}

export type SuppressionReason =
  /** Its person was erased: the address itself is not held. */
  | 'erased'
  /** Its server refuses it for good, or has refused five issues running. */
  | 'bounced'
  /** Its reader reported a letter as spam. */
  | 'complained'
  /** Somebody at the desk or the command line. */
  | 'by_hand'
  /** Left the newsletter so long ago that nothing else is held any more. */
  | 'left'

/**
 * An address that the newsletter must not reach unless it confirms anew. Nobody can read the address from its keyed hash; in
 * the clear it stands beside it for as long as a former reader is kept.
 */
export type NewsletterSuppression = {
  address_hash: string
  email_key: string | null
  reason: SuppressionReason
  /** Enhanced status of RFC 3463 such as `5.1.1`, or the bare reply such as `550`. */
  smtp_code: string | null
  /** What the server said, without addresses. */
  server_words: string | null
  /** The mail in the outbox that was refused or complained of. */
  mail_id: string | null
  /** 1: it ended a subscription, which comes back when it is lifted. */
  ended_subscription: number
  created_at: string
}

/** An issue that could not be delivered to a reader for now. One for each issue, so that they can be counted running. */
export type UndeliveredIssue = { subscriber_id: string; issue_id: string; smtp_code: string | null; noted_at: string }

export type ReadersTables = {
  newsletter_subscribers: Omit<NewsletterSubscriber, 'import_id'> & {
    import_id: Generated<NewsletterSubscriber['import_id']>
  }
  newsletter_imports: NewsletterImport
  reader_events: ReaderEvent
  newsletter_tokens: NewsletterToken
  newsletter_suppressions: Omit<NewsletterSuppression, 'ended_subscription'> & {
    ended_subscription: Generated<number>
  }
  newsletter_undelivered: UndeliveredIssue
}
