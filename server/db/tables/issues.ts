import type { Generated } from 'kysely'
import type { Language } from '#contract/language.ts'

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
  /** Given back: what is still to be done, and which member says so. */
  answer: string | null
  answered_by: string | null
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

/** What people type of an issue in a language. */
export type TypedText = Pick<DraftText, 'subject' | 'preheader' | 'title' | 'body'>

/** What a text was. Ten minutes of one author's changes are one version. */
export type DraftVersion = Omit<DraftText, 'revision'> & {
  id: string
  begun_at: string
  /** 1: somebody else had saved meanwhile, so that this one never was the text. */
  is_aside: number
}

/** A picture of an issue, in the store so that every server has it. `id`: the start of its SHA-256. */
export type NewsletterPicture = {
  id: string
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  /** Base64. */
  data: string
  created_at: string
}

export type IssuesTables = {
  newsletter_issues: Omit<NewsletterIssue, 'state'> & { state: Generated<IssueState> }
  issue_outcomes: IssueOutcome
  issue_clicks: IssueClicks
  newsletter_drafts: NewsletterDraft
  newsletter_draft_texts: DraftText
  newsletter_draft_versions: DraftVersion
  newsletter_pictures: NewsletterPicture
}
