import type { Generated } from 'kysely'
import type { contactFields } from '#contract/contact-fields.ts'
import type { FieldColumns } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'

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
  /** To whom somebody else assigned it, until they open it. */
  handed_to: string | null
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
}

/** What somebody was writing, kept as typed. */
export type EnquiryDraft = { id: string; message_id: string; member_id: string; text: string; saved_at: string }

/** A question that the assistant could not answer and that its visitor handed on, without what tells who asked. */
export type HandedQuestionRow = { id: string; question: string; language: Language; created_at: string }

export type EnquiriesTables = {
  contact_messages: Omit<ContactMessageRow, keyof EnquiryWork> & {
    [Column in keyof EnquiryWork]: Generated<EnquiryWork[Column]>
  }
  enquiry_entries: EnquiryEntry
  merged_addresses: MergedAddress
  enquiry_drafts: EnquiryDraft
  handed_questions: HandedQuestionRow
}
