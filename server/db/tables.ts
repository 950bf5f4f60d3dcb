import type { Generated, Kysely } from 'kysely'
import type { appointmentFields } from '#contract/appointment-fields.ts'
import type { contactFields } from '#contract/contact-fields.ts'
import type { FieldColumns } from '#contract/form-fields.ts'
import type { FormName } from '#contract/forms.ts'
import type { Language } from '#contract/language.ts'
import type { Severity } from '#contract/severity.ts'
import type { waitlistFields } from '#contract/waitlist-fields.ts'
import type { Actor } from '../audit/actor.ts'
import type { PictureType } from '../newsletter/pictures/picture-address.ts'
import type { Role } from '../team/roles.ts'

/*
 * One schema for SQLite and PostgreSQL: ids are UUIDs as text, times are ISO 8601 in UTC as text of fixed length (so that they
 * sort and compare as text), JSON is text, e-mail addresses are compared by their lower-case key.
 */

/** Proof of consent: which text, on which page, when. */
type Consent = { consent_version: string | null; consent_at: string; consent_page: string | null }

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

/** An issue goes out, waits, or goes to nobody any more. */
export type IssueState = 'sending' | 'paused' | 'cancelled'

export type PauseReason =
  /** More than 5 % of the last 200 mails were refused. */
  'refusals' | 'by_hand'

/** An issue as it goes out, stored once for all its readers; a mail is it and a reader's own links. */
export type NewsletterIssue = {
  id: string
  /** The same in each language: a reader gets an issue once. */
  slug: string
  language: Language
  subject: string
  preheader: string
  title: string
  /** Its Markdown, facts filled in: the page on the site. Empty in issues that were sent before there was one. */
  body: string
  /** With placeholders for the links of a reader. */
  text: string
  html: string
  /** Tells whether the file has changed since. */
  source_hash: string
  /** Who had confirmed by then is to get it. */
  started_at: string
  /** Readers are queued in the order of their ids: the last one so far. */
  queued_to: string | null
  queued_count: number
  /** When all were queued. */
  queued_at: string | null
} & IssueControl

/** Whether an issue's mails may leave. */
type IssueControl = {
  state: IssueState
  /** Of one that is paused. */
  pause_reason: PauseReason | null
  state_changed_at: string | null
  /** Refusals from before then do not pause it again. */
  resumed_at: string | null
}

/** What became of an issue's mails and readers. */
export type IssueOutcomeName = 'delivered' | 'refused' | 'left' | 'complained'

/** So often, with the code of a refusal as its reason (empty otherwise). Counts only: it names nobody and stays. */
export type IssueOutcome = { issue_id: string; outcome: IssueOutcomeName; reason: string; count: number }

/** How often a link of an issue was followed, by everybody together. `target`: path on our site. */
export type IssueClicks = { issue_id: string; target: string; clicks: number }
/** `asked`: somebody wrote it and wants it released. `released`: goes out at `send_at`. `begun`: the issue itself is stored. */
export type DraftState = 'writing' | 'asked' | 'released' | 'begun'

/** An issue at the desk, from its first word until it goes out. */
export type NewsletterDraft = {
  id: string
  /** Names the issue on the site; the same in each language. */
  slug: string
  /** For the team only. */
  name: string
  state: DraftState
  /** 1: in one language, on purpose. */
  is_one_language: number
  per_minute: number
  /** When it is to go, or is wanted to. */
  send_at: string | null
  time_zone: string
  /** Ids of members. */
  asked_by: string | null
  released_by: string | null
  created_at: string
  /** Of the draft and its texts; moves what others see. */
  changed_at: string
}

/** What a draft says in a language, as typed. */
export type DraftText = {
  draft_id: string
  language: Language
  subject: string
  preheader: string
  title: string
  /** Markdown. */
  body: string
  /** Goes up with each change, so that whoever saves over another's change is told. */
  revision: number
  /** Id of a member; null: the command line. */
  saved_by: string | null
  saved_at: string
}

/** What a text was. Ten minutes of one author's changes are one version. */
export type DraftVersion = Omit<DraftText, 'revision'> & {
  id: string
  begun_at: string
  /** 1: somebody else had saved meanwhile, so that this one never was the text. */
  is_aside: number
}

/** Who has a draft open at the moment. */
export type DraftViewer = { draft_id: string; member_id: string; is_writing: number; since: string; seen_at: string }

/** A picture of an issue, in the store so that every server has it. `id`: the start of its SHA-256. */
export type NewsletterPicture = {
  id: string
  type: PictureType
  width: number
  height: number
  /** Base64. */
  data: string
  created_at: string
}

export type WaitlistStatus = 'waiting' | 'accepted' | 'declined'

export type WaitlistEntryRow = FieldColumns<typeof waitlistFields> &
  Consent & {
    id: string
    email_key: string
    position: number
    status: WaitlistStatus
    language: Language
    /** How often this person has applied: again after having been declined. */
    applications: number
    created_at: string
    decided_at: string | null
  } & WaitlistDecision

/** The last decision, as long as it can be taken back, and a place that was given back. */
type WaitlistDecision = {
  /** The mail in the outbox that tells of it. */
  decision_mail_id: string | null
  status_before: WaitlistStatus | null
  tier_before: WaitlistEntryRow['tier'] | null
  /** When a place that this entry had became free again; the entry then counts as declined. */
  freed_at: string | null
}

export type Tier = { tier: WaitlistEntryRow['tier']; total_slots: number; accepted_count: number; sort: number }

export type Counter = { name: string; value: number }

export type ContactMessageRow = FieldColumns<typeof contactFields> & {
  id: string
  email_key: string
  language: Language
  page: string | null
  created_at: string
} & EnquiryWork

export type EnquiryState = 'new' | 'open' | 'done' | 'spam'

/** What people make of a message. */
type EnquiryWork = {
  state: EnquiryState
  /** Id of a member of the team. */
  assigned_to: string | null
  remind_at: string | null
  /** When it was first answered: the promise of 24 hours is kept. */
  answered_at: string | null
  /** Goes up with each change, so that whoever saves over another's change is told. */
  revision: number
  /** Of the message, its notes and replies; moves what others see. */
  changed_at: string
  /** Folded words of everything in it (server/db/search-text.ts). */
  search_text: string
}

/** A note among the team, or a reply to whoever wrote. */
export type EnquiryEntry = {
  id: string
  message_id: string
  kind: 'note' | 'reply'
  author_id: string | null
  author_name: string
  text: string
  created_at: string
  /** The mail in the outbox that carries a reply. */
  mail_id: string | null
}

/** What somebody was writing, kept as typed. */
export type EnquiryDraft = { id: string; message_id: string; member_id: string; text: string; saved_at: string }

/** Who looks at an enquiry at the moment. */
export type EnquiryViewer = {
  message_id: string
  member_id: string
  is_writing: number
  since: string
  seen_at: string
}

/** What came in while its form was under suspicion, put aside until the operator releases or dismisses it. */
export type SuspectedSubmission = {
  id: string
  form: FormName
  email: string
  email_key: string
  /** JSON of the form's own fields. */
  fields: string
  language: Language
  page: string | null
  created_at: string
}

/** A question that the assistant could not answer and that its visitor handed on, without what tells who asked. */
export type HandedQuestionRow = { id: string; question: string; language: Language; created_at: string }

/** How often something happened on a day (`2026-11-23`, in Zurich). Of nobody in particular. */
export type DailyCount = { day: string; metric: string; subject: string; value: string; count: number }

/** Counts that were written together, so that they are never written twice. */
export type CountBatch = { id: string; written_at: string }

/** What the team remarks on a day's figures. */
export type DayNote = { id: string; day: string; note: string; created_at: string }

/** When a form came under suspicion, and until when it is. */
export type FormWave = { form: FormName; began_at: string; ends_at: string }

/** Posts of an hour that a machine must have sent, or that were put aside, or that brought a proof of work. */
export type FormCount = { hour: string; form: FormName; outcome: 'honeypot' | 'held' | 'proven'; posts: number }

export type SecurityEventRow = {
  id: string
  event_type: string
  severity: Severity
  user_identifier: string | null
  user_agent: string | null
  event_data: string | null
  network_key: string
  created_at: string
}

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
  created_at: string
  sent_at: string | null
}

/** How fast a lane may go, and when its next mail is due. */
export type MailPace = { lane: MailLane; per_minute: number; next_at: string }

/** A counted window of one limit for one subject, which is a keyed hash. */
export type RateLimit = { key: string; hits: number; expires_at: string }

/** A job done once a day: when it was last done, and which server is at it. */
export type DailyRun = {
  name: string
  finished_at: string | null
  leased_until: string | null
  leased_by: string | null
}

/** A trouble that the operator has been told of and that is not over. */
export type Incident = { name: string; began_at: string }

/** What is known of the store itself, such as when it was last backed up. */
export type StoreState = { name: StoreStateName; value: string }

export type StoreStateName =
  /** Written again and again, to see that it can be. */
  | 'probe'
  /** When a backup was last made, as far as we were told. */
  | 'last_backup_at'
  /** Stands in backup files only: when they were made. */
  | 'backup_taken_at'
  /** When the mailbox of bounces was last read whole; at first, since when it is to be read. */
  | 'reports_read_at'
  /** Why it could not be read at the last try. */
  | 'reports_problem'
  /** How many mails in it nobody could make sense of. */
  | 'reports_left'
  /** Of the tables on PostgreSQL: others after a dump was put back. */
  | 'identity'

/** Somebody who may open the desk. */
export type DeskMember = {
  id: string
  email: string
  email_key: string
  name: string
  role: Role
  language: Language
  created_at: string
}

/** A one-time link that enrols a passkey. Only the hash of its token is kept. */
export type DeskInvitation = {
  token_hash: string
  member_id: string
  created_at: string
  expires_at: string
  used_at: string | null
}

/** A WebAuthn credential: `id` and `public_key` in base64url, `transports` as a JSON list. */
export type DeskPasskey = {
  id: string
  member_id: string
  name: string
  public_key: string
  counter: number
  transports: string
  created_at: string
  used_at: string | null
}

/** A signed-in browser. `verified_at`: when the passkey was last shown; `touched_at`: when a person last did something. */
export type DeskSession = {
  token_hash: string
  /** Names the session in lists; opens nothing. */
  id: string
  member_id: string
  passkey_id: string
  browser: string
  created_at: string
  touched_at: string
  verified_at: string
  ends_at: string
}

/** A WebAuthn challenge that waits for its answer: used once. */
export type DeskChallenge = {
  hash: string
  purpose: 'sign-in' | 'enrol' | 'verify'
  member_id: string | null
  expires_at: string
}

/** One act of somebody at the desk or the command line. Never changed, deleted by retention only. */
export type AuditRow = {
  number: number
  at: string
  actor_kind: Actor['kind']
  actor_id: string | null
  actor_name: string
  act: string
  subject_kind: string | null
  subject_id: string | null
  /** JSON of facts without personal data. */
  details: string
  hash: string
}

export type AppointmentStatus = 'booked' | 'cancelled' | 'no_show'

/** A conversation with a visitor. Each change of it counts `sequence` up, by which calendars know the newest state. */
export type AppointmentRow = FieldColumns<typeof appointmentFields> & {
  id: string
  /** Whose time it takes: the id of a member of the team, or `office` while nobody has hours of their own. */
  host_id: string
  ends_at: string
  email_key: string
  language: Language
  /** Path of the page that the visitor came from. */
  page: string | null
  status: AppointmentStatus
  sequence: number
  created_at: string
  /** When its present time was chosen: at the booking, or at the last move. */
  timed_at: string
  changed_at: string
  cancelled_at: string | null
  cancelled_by: 'visitor' | 'operator' | null
  /** When the reminder of its present time was queued. */
  reminded_at: string | null
  reminder_mail_id: string | null
  /** Of the operator, for themselves. */
  note: string
}

/** Weekly hours of a member of the team in which conversations can be booked. By the clock in Zurich. */
export type AppointmentHours = {
  id: string
  member_id: string
  /** ISO number, Monday is 1. */
  weekday: number
  /** 14:00 */
  from_time: string
  to_time: string
}

/** A span in which nobody is booked. */
export type AppointmentBlock = {
  id: string
  /** A member of the team, or null for everybody. */
  member_id: string | null
  starts_at: string
  ends_at: string
  /** `desk`: put by a person, there or at the command line. `feed`: a busy time of a calendar elsewhere. */
  source: 'desk' | 'feed'
  note: string
  created_at: string
}

/** The calendar of appointments that a member subscribes to, by a secret address. */
export type CalendarFeed = {
  member_id: string
  token_hash: string
  created_at: string
  /** When a calendar last asked for it, to the hour. */
  read_at: string | null
}

/** What is known of the calendar elsewhere whose busy times are read. */
export type BusyFeed = {
  /** Of its address, which is a secret. */
  url_hash: string
  etag: string | null
  last_modified: string | null
  /** When it was first tried. */
  since: string
  read_at: string | null
  /** When its series were last computed. */
  expanded_at: string | null
  /** Why the last try failed. */
  failure: string | null
}

/** Who wrote or published something, as in the log. */
export type Author = { author_kind: Actor['kind']; author_id: string | null; author_name: string }

/** What a document said from one publication on. Never changed, but for `compared_hash`. */
export type DocumentRevision = Author & {
  document_id: string
  /** Of this document, from 1 on. */
  number: number
  /** The file, byte for byte; null where the document was taken away. */
  text: string | null
  /** SHA-256 of the release's file that its author had before them; null where the release had none. */
  compared_hash: string | null
  why: string
  created_at: string
}

export type PublicationState = 'published' | 'refused'

/** What the whole site says from one moment on: `published_documents` has every document that the store holds at it. */
export type Publication = Author & {
  number: number
  /** Refused: its pages had faults, and no server shows it. */
  state: PublicationState
  refusal: string | null
  /** The publication that it brings back. */
  restores: number | null
  why: string
  created_at: string
}

export type PublishedDocument = { publication: number; document_id: string; revision: number }

/** Where an address leads that is no more. */
export type PublishedRedirect = { publication: number; from_path: string; to_path: string }

export type ScheduleState = 'waiting' | 'published' | 'refused' | 'withdrawn'

export type ScheduledPublication = Author & {
  id: string
  publish_at: string
  state: ScheduleState
  /** The changes as JSON (server/documents/change.ts). */
  changes: string
  refusal: string | null
  /** What came of it. */
  publication: number | null
  why: string
  created_at: string
}

/** What somebody has written and not published; one of a document, for everybody. */
export type DocumentDraft = Author & {
  document_id: string
  /** Null where the draft is to take the document away. */
  text: string | null
  /** Counts how often it was saved. */
  revision: number
  compared_hash: string | null
  saved_at: string
}

/** A running server of the site and what it shows. */
export type SiteServerRow = {
  /** Its machine and port. */
  id: string
  publication: number
  /** The publication that it could not show, and why. */
  failed_publication: number | null
  failure: string | null
  seen_at: string
}

export type SchemaMigration = { name: string; applied_at: string }

export type Tables = {
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
  newsletter_issues: Omit<NewsletterIssue, 'state'> & { state: Generated<IssueState> }
  issue_outcomes: IssueOutcome
  issue_clicks: IssueClicks
  newsletter_drafts: NewsletterDraft
  newsletter_draft_texts: DraftText
  newsletter_draft_versions: DraftVersion
  newsletter_draft_viewers: DraftViewer
  newsletter_pictures: NewsletterPicture
  waitlist_entries: Omit<WaitlistEntryRow, 'applications' | keyof WaitlistDecision> & {
    applications: Generated<number>
  } & {
    [Column in keyof WaitlistDecision]: Generated<WaitlistDecision[Column]>
  }
  tiers: Tier
  counters: Counter
  contact_messages: Omit<ContactMessageRow, keyof EnquiryWork> & {
    [Column in keyof EnquiryWork]: Generated<EnquiryWork[Column]>
  }
  enquiry_entries: EnquiryEntry
  enquiry_drafts: EnquiryDraft
  enquiry_viewers: EnquiryViewer
  suspected_submissions: SuspectedSubmission
  handed_questions: HandedQuestionRow
  daily_counts: DailyCount
  count_batches: CountBatch
  day_notes: DayNote
  form_waves: FormWave
  form_counts: FormCount
  security_events: SecurityEventRow
  outbox: OutboxRow
  mail_pace: MailPace
  rate_limits: RateLimit
  daily_runs: DailyRun
  incidents: Incident
  store_state: StoreState
  desk_members: DeskMember
  desk_invitations: DeskInvitation
  desk_passkeys: DeskPasskey
  desk_sessions: DeskSession
  desk_challenges: DeskChallenge
  audit_log: AuditRow
  appointments: AppointmentRow
  appointment_hours: AppointmentHours
  appointment_blocks: AppointmentBlock
  calendar_feeds: CalendarFeed
  busy_feeds: BusyFeed
  document_revisions: DocumentRevision
  publications: Publication
  published_documents: PublishedDocument
  published_redirects: PublishedRedirect
  scheduled_publications: ScheduledPublication
  document_drafts: DocumentDraft
  site_servers: SiteServerRow
  schema_migrations: SchemaMigration
}

/** The database or a transaction in it: what every store function takes as its first argument. */
export type Database = Kysely<Tables>

/** Under which an address is compared and found: case does not make another person. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
