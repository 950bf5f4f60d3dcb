import type { Generated } from 'kysely'
import type { contactFields } from '#contract/contact-fields.ts'
import type { FieldColumns } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'

export type ContactMessageRow = FieldColumns<typeof contactFields> & {
  id: string
  /** Of somebody without an address: their number, or else a name that only this row has. */
  email_key: string
  language: Language
  page: string | null
  created_at: string
} & EnquiryWork

export type Wish = 'access' | 'erasure'

export type EnquiryState = 'new' | 'open' | 'done' | 'spam'

/** What people make of a message. */
type EnquiryWork = {
  /** Of somebody who called. */
  phone: string | null
  /** Id of the member who wrote a call down; null of what came in by the form. */
  noted_by: string | null
  /** Which right over their data the person wants to use, handed over by whoever may not fulfil it. */
  wish: Wish | null
  state: EnquiryState
  /** Id of a member of the team. */
  assigned_to: string | null
  /** To whom somebody else assigned it, until they open it. */
  handed_to: string | null
  remind_at: string | null
  /** When it was first answered: the promise of 24 hours is kept. */
  answered_at: string | null
  /** Since when an answer of theirs waits for ours. */
  waiting_since: string | null
  /** Goes up with each change, so that whoever saves over another's change is told. */
  revision: number
  /** Of the message, its notes, replies and mails; moves what others see. */
  changed_at: string
  /** Folded words of everything in it (server/db/search-text.ts). */
  search_text: string
}

/** An address that belongs to the same person as another one, which stands for all of theirs. */
export type MergedAddress = { email_key: string; into_key: string; merged_at: string }

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
  /** The enquiry's state before a reply; null of notes, and of replies from before it was kept. */
  state_before: EnquiryState | null
  /** Id of the member for whom a note is meant. */
  for_id: string | null
  /** The same member, until they open the enquiry. */
  unread_by: string | null
}

/** What somebody was writing, kept as typed: to whoever asked, and apart from it a note among the team. */
export type EnquiryDraft = {
  id: string
  message_id: string
  member_id: string
  text: string
  note: string
  saved_at: string
}

/** A mail in which somebody answered us. */
export type EnquiryMail = {
  id: string
  message_id: string
  /** A hash of what came, so that it is taken once. */
  key: string
  /** Its Message-ID, for our answer. */
  reference: string | null
  sender_name: string
  /** Null where it is the enquiry's own. */
  other_address: string | null
  text: string
  /** What its mail program added below: mostly our own mail. */
  quoted: string
  /** 1: a machine wrote it, such as an absence note. */
  is_automatic: number
  /** 1: the mail server that took it says that its sender is made up. */
  is_refuted: number
  /** 1: not all of it is here; it still lies in the mailbox. */
  is_cut: number
  received_at: string
}

/** What was attached to such a mail. */
export type EnquiryFile = {
  id: string
  mail_id: string
  number: number
  name: string
  size: number
  /** Base64; null where it is not kept: too large, too many, or of a kind that runs when it is opened. */
  data: string | null
}

/** A question that the assistant could not answer and that its visitor handed on, without what tells who asked. */
export type HandedQuestionRow = { id: string; question: string; language: Language; created_at: string }

export type EnquiriesTables = {
  contact_messages: Omit<ContactMessageRow, keyof EnquiryWork> & {
    [Column in keyof EnquiryWork]: Generated<EnquiryWork[Column]>
  }
  enquiry_entries: EnquiryEntry
  merged_addresses: MergedAddress
  enquiry_drafts: Omit<EnquiryDraft, 'note'> & { note: Generated<string> }
  enquiry_mails: EnquiryMail
  enquiry_files: EnquiryFile
  handed_questions: HandedQuestionRow
}
