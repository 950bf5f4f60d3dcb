import { type FormFields, type Personal, type StoredName, storedFields } from '#contract/form-fields.ts'
import { forms } from '#contract/forms.ts'
import type { Tables } from './tables.ts'

/**
 * `address`: by this e-mail address or telephone number it is known whose row it is. `file`: what somebody sent as a file, which nobody looks through for
 * names. Keyed hashes, which nobody can read, are technical.
 */
export type ColumnClass = Personal | 'address' | 'file'

type Classes<Class extends ColumnClass, Column extends string> = Record<Column, Class>

const address = <Column extends string>(...columns: Column[]) => classed('address', columns)
const person = <Column extends string>(...columns: Column[]) => classed('person', columns)
const freeText = <Column extends string>(...columns: Column[]) => classed('free text', columns)
const file = <Column extends string>(...columns: Column[]) => classed('file', columns)
const technical = <Column extends string>(...columns: Column[]) => classed('technical', columns)

function classed<Class extends ColumnClass, Column extends string>(
  kind: Class,
  columns: Column[],
): Classes<Class, Column> {
  return Object.fromEntries(columns.map((column) => [column, kind])) as Classes<Class, Column>
}

/** The columns of a form are classed by its description. */
function formColumns<Fields extends FormFields>(fields: Fields): Classes<ColumnClass, StoredName<Fields>> {
  const classes = storedFields(fields).map(([name, field]) => [
    name,
    field.kind === 'email' ? 'address' : field.personal,
  ])
  return Object.fromEntries(classes) as Classes<ColumnClass, StoredName<Fields>>
}

const consent = { ...technical('consent_version', 'consent_at'), ...freeText('consent_page') }

/**
 * What each column says of people. A column that is missing here does not compile; what follows is tested column by column. Tables that
 * others refer to stand before them: in this order they are copied (copy.ts).
 */
export const columnClasses: { [Table in keyof Tables]: Record<keyof Tables[Table] & string, ColumnClass> } = {
  desk_members: {
    ...address('email', 'email_key'),
    ...person('name'),
    ...technical('id', 'role', 'language', 'created_at'),
  },
  newsletter_subscribers: {
    ...address('email', 'email_key'),
    ...consent,
    ...technical('id', 'status', 'language', 'created_at', 'confirmed_at', 'unsubscribed_at', 'import_id'),
  },
  newsletter_imports: technical(
    // What the operator states about a whole list; addresses are refused in it (server/newsletter/imports.ts).
    ...(['id', 'source', 'consent', 'created_at', 'added', 'known', 'suppressed', 'invalid'] as const),
    ...(['undone_at', 'removed'] as const),
  ),
  reader_events: technical('id', 'subscriber_id', 'kind', 'detail', 'at'),
  newsletter_tokens: {
    ...consent,
    ...technical('id', 'subscriber_id', 'purpose', 'token_hash', 'language', 'expires_at', 'used_at'),
  },
  newsletter_suppressions: {
    ...address('email_key'),
    ...freeText('server_words'),
    ...technical('address_hash', 'reason', 'smtp_code', 'mail_id', 'ended_subscription', 'created_at'),
  },
  newsletter_undelivered: technical('subscriber_id', 'issue_id', 'smtp_code', 'noted_at'),
  newsletter_issues: technical(
    ...(['id', 'slug', 'language', 'subject', 'preheader', 'title', 'body'] as const),
    ...(['text', 'html', 'source_hash'] as const),
    ...(['started_at', 'queued_to', 'queued_count', 'queued_at'] as const),
    ...(['state', 'pause_reason', 'state_changed_at', 'resumed_at'] as const),
  ),
  issue_outcomes: technical('issue_id', 'outcome', 'reason', 'count'),
  issue_clicks: technical('issue_id', 'target', 'clicks'),
  newsletter_drafts: technical(
    ...(['id', 'slug', 'name', 'state', 'is_one_language', 'per_minute', 'send_at', 'time_zone'] as const),
    ...(['asked_by', 'released_by', 'answer', 'answered_by', 'created_at', 'changed_at'] as const),
  ),
  newsletter_draft_texts: technical(
    ...(['draft_id', 'language', 'subject', 'preheader', 'title', 'body'] as const),
    ...(['revision', 'saved_by', 'saved_at'] as const),
  ),
  newsletter_draft_versions: technical(
    ...(['id', 'draft_id', 'language', 'subject', 'preheader', 'title', 'body'] as const),
    ...(['saved_by', 'saved_at', 'begun_at', 'is_aside'] as const),
  ),
  desk_viewers: technical('place', 'member_id', 'is_writing', 'since', 'seen_at'),
  newsletter_pictures: technical('id', 'type', 'width', 'height', 'data', 'created_at'),
  waitlist_entries: {
    ...formColumns(forms.waitlist),
    ...address('email_key'),
    ...consent,
    ...technical('id', 'position', 'status', 'language', 'applications', 'created_at', 'decided_at'),
    ...technical('decision_mail_id', 'status_before', 'tier_before', 'freed_at'),
  },
  tiers: technical('tier', 'total_slots', 'accepted_count', 'sort'),
  counters: technical('name', 'value'),
  contact_messages: {
    ...formColumns(forms.contact),
    ...address('email_key', 'phone'),
    ...freeText('page', 'search_text'),
    ...technical('id', 'language', 'created_at', 'state', 'assigned_to', 'handed_to', 'remind_at', 'answered_at'),
    ...technical('noted_by', 'wish'),
    ...technical('waiting_since', 'revision', 'changed_at'),
  },
  daily_counts: technical('day', 'metric', 'subject', 'value', 'count'),
  count_batches: technical('id', 'written_at'),
  day_notes: technical('id', 'day', 'note', 'created_at'),
  merged_addresses: { ...address('email_key', 'into_key'), ...technical('merged_at') },
  enquiry_entries: {
    ...person('author_name'),
    ...freeText('text'),
    ...technical('id', 'message_id', 'kind', 'author_id', 'created_at', 'mail_id', 'state_before'),
    ...technical('for_id', 'unread_by'),
  },
  enquiry_drafts: { ...freeText('text', 'note'), ...technical('id', 'message_id', 'member_id', 'saved_at') },
  enquiry_mails: {
    ...freeText('sender_name', 'other_address', 'text', 'quoted'),
    ...technical('id', 'message_id', 'key', 'reference', 'is_automatic', 'is_refuted', 'is_cut', 'received_at'),
  },
  enquiry_files: { ...freeText('name'), ...file('data'), ...technical('id', 'mail_id', 'number', 'size') },
  suspected_submissions: {
    ...address('email', 'email_key'),
    ...freeText('fields', 'page'),
    ...technical('id', 'form', 'language', 'consent_version', 'created_at'),
  },
  handed_questions: { ...freeText('question'), ...technical('id', 'language', 'created_at') },
  form_waves: technical('form', 'began_at', 'ends_at'),
  form_counts: technical('hour', 'form', 'outcome', 'posts'),
  security_events: {
    ...freeText('user_identifier', 'user_agent', 'event_data'),
    ...technical('id', 'event_type', 'severity', 'network_key', 'created_at'),
  },
  outbox: {
    ...address('recipient'),
    ...freeText('params', 'sent_letter', 'error'),
    ...technical('id', 'lane', 'issue_id', 'letter', 'language', 'message_id', 'status', 'attempts'),
    ...technical('next_attempt_at', 'leased_until', 'leased_by', 'failure', 'held_since', 'created_at', 'sent_at'),
    ...technical('smtp_code', 'refused_at', 'settled_at'),
  },
  mail_pace: technical('lane', 'per_minute', 'next_at'),
  rate_limits: technical('key', 'hits', 'expires_at'),
  daily_runs: technical('name', 'finished_at', 'leased_until', 'leased_by'),
  incidents: technical('name', 'began_at'),
  store_state: technical('name', 'value'),
  desk_invitations: technical('token_hash', 'member_id', 'created_at', 'expires_at', 'used_at'),
  desk_passkeys: {
    ...freeText('name'),
    ...technical('id', 'member_id', 'public_key', 'counter', 'transports', 'created_at', 'used_at'),
  },
  desk_sessions: {
    ...person('browser'),
    ...technical('token_hash', 'id', 'member_id', 'passkey_id', 'created_at', 'touched_at', 'verified_at', 'ends_at'),
  },
  desk_ended_sessions: technical('token_hash', 'why', 'ends_at'),
  desk_challenges: technical('hash', 'purpose', 'member_id', 'expires_at'),
  audit_log: {
    ...person('actor_name'),
    ...technical('number', 'at', 'actor_kind', 'actor_id', 'act', 'subject_kind', 'subject_id', 'details', 'hash'),
  },
  appointments: {
    ...formColumns(forms.appointment),
    ...address('email_key'),
    ...freeText('page', 'note'),
    ...technical('id', 'host_id', 'ends_at', 'language', 'status', 'sequence', 'created_at', 'timed_at', 'changed_at'),
    ...technical('cancelled_at', 'cancelled_by', 'held_at', 'reminded_at', 'reminder_mail_id'),
  },
  appointment_hours: technical('id', 'member_id', 'weekday', 'from_time', 'to_time'),
  appointment_blocks: {
    ...freeText('note'),
    ...technical('id', 'member_id', 'starts_at', 'ends_at', 'source', 'created_at'),
  },
  calendar_feeds: technical('member_id', 'token_hash', 'created_at', 'read_at'),
  busy_feeds: technical('url_hash', 'etag', 'last_modified', 'since', 'read_at', 'expanded_at', 'failure'),
  // Documents are what is said in public, and reasons name nobody: addresses are refused in them (server/documents/service.ts).
  document_revisions: {
    ...person('author_name'),
    ...technical('document_id', 'number', 'text', 'compared_hash', 'author_kind', 'author_id', 'why', 'created_at'),
  },
  publications: {
    ...person('author_name'),
    ...technical('number', 'state', 'refusal', 'restores', 'author_kind', 'author_id', 'why', 'created_at'),
  },
  published_documents: technical('publication', 'document_id', 'revision'),
  published_redirects: technical('publication', 'from_path', 'to_path'),
  scheduled_publications: {
    ...person('author_name'),
    ...technical('id', 'publish_at', 'state', 'changes', 'refusal', 'publication', 'author_kind', 'author_id'),
    ...technical('why', 'created_at'),
  },
  document_drafts: {
    ...person('author_name'),
    ...technical(
      'document_id',
      'text',
      'revision',
      'compared_hash',
      'author_kind',
      'author_id',
      'saved_at',
      'preview_key',
    ),
  },
  document_proposals: {
    ...technical(
      'id',
      'entry',
      'place',
      'source_place',
      'kind',
      'source',
      'replaces',
      'text',
      'words_read',
      'state',
      'created_at',
    ),
  },
  content_reviews: {
    ...person('author_name', 'answered_by'),
    ...technical('entry', 'author_kind', 'author_id', 'note', 'submitted_at', 'answer'),
  },
  site_servers: technical('id', 'publication', 'failed_publication', 'failure', 'seen_at'),
  pictures: {
    ...person('author_name'),
    ...technical('id', 'width', 'height', 'description_de', 'description_en', 'author_kind', 'author_id', 'created_at'),
  },
  picture_files: technical('picture_id', 'address', 'type', 'data'),
  schema_migrations: technical('name', 'applied_at'),
}

export type PersonalColumn = { table: keyof Tables; column: string; kind: Exclude<ColumnClass, 'technical'> }

export const personalColumns: PersonalColumn[] = Object.entries(columnClasses).flatMap(([table, classes]) =>
  Object.entries(classes).flatMap(([column, kind]) =>
    kind === 'technical' ? [] : { table: table as keyof Tables, column, kind },
  ),
)

/** What becomes of personal data: it is exported and erased with its person, and deleted when its time is over. */
export type Right = 'export' | 'erasure' | 'retention'

const ofTheTeam = 'of somebody on the team, who leaves with `operator desk remove`'
const namesNobody = 'every address is taken out before it is stored, so that nobody can be found in it'
const whyTheTeamIsAway = 'why the team is away, for itself; it goes once that is past'
const whoPublished = 'who of the team wrote what the site says: kept as long as the revision'
const ofTheAuthor = { export: whoPublished, erasure: whoPublished, retention: whoPublished }
const keyOfAddress = 'the same address in lower case'

/** Why some columns are left out, by `table` or `table.column`. */
export const exceptions: Partial<Record<string, Partial<Record<Right, string>>>> = {
  'newsletter_subscribers.email_key': { export: keyOfAddress },
  'newsletter_suppressions.email_key': { export: keyOfAddress },
  'waitlist_entries.email_key': { export: keyOfAddress },
  'contact_messages.email_key': { export: keyOfAddress },
  'contact_messages.search_text': { export: 'the words of the other columns' },
  'appointments.email_key': { export: keyOfAddress },
  'enquiry_files.data': { export: 'named with its size; the desk hands out the file itself' },
  merged_addresses: { export: keyOfAddress },
  appointment_blocks: { export: whyTheTeamIsAway, erasure: whyTheTeamIsAway },
  'suspected_submissions.email_key': { export: keyOfAddress },
  security_events: { export: namesNobody, erasure: namesNobody },
  handed_questions: { export: namesNobody, erasure: namesNobody },
  desk_members: { export: ofTheTeam, erasure: ofTheTeam, retention: ofTheTeam },
  desk_passkeys: { export: ofTheTeam, erasure: ofTheTeam, retention: ofTheTeam },
  desk_sessions: { export: ofTheTeam, erasure: ofTheTeam },
  document_revisions: ofTheAuthor,
  publications: ofTheAuthor,
  scheduled_publications: ofTheAuthor,
  document_drafts: ofTheAuthor,
  content_reviews: ofTheAuthor,
  pictures: ofTheAuthor,
  audit_log: { export: 'who of the team did what', erasure: 'who of the team did what: it must stay whole' },
}

export function exceptionFor({ table, column }: PersonalColumn, right: Right): string | undefined {
  return (exceptions[`${table}.${column}`] ?? exceptions[table])?.[right]
}
