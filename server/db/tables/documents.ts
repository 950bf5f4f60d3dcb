import type { Generated } from 'kysely'
import type { ActorKind } from './desk.ts'

/** Who wrote or published something, as in the log. */
export type Author = { author_kind: ActorKind; author_id: string | null; author_name: string }

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
  /** What makes links to its preview its own; null while there are none. */
  preview_key: string | null
}

/** A draft that somebody who may not publish has handed over (server/documents/editing/reviews.ts). */
export type ContentReview = Author & {
  /** What is edited as one. */
  entry: string
  /** For whoever publishes; may be empty. */
  note: string
  submitted_at: string
  /** Given back: what is still to be done, and who says so. */
  answer: string | null
  answered_by: string | null
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

export type DocumentsTables = {
  document_revisions: DocumentRevision
  publications: Publication
  published_documents: PublishedDocument
  published_redirects: PublishedRedirect
  scheduled_publications: ScheduledPublication
  document_drafts: Omit<DocumentDraft, 'preview_key'> & { preview_key: Generated<DocumentDraft['preview_key']> }
  /** Nobody reads or writes it any more; servers of the release before do, while they run beside this one. */
  document_proposals: Record<
    | 'id'
    | 'entry'
    | 'place'
    | 'source_place'
    | 'kind'
    | 'source'
    | 'replaces'
    | 'text'
    | 'words_read'
    | 'state'
    | 'created_at',
    string
  >
  content_reviews: ContentReview
  site_servers: SiteServerRow
}
