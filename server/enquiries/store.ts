import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { contactFields } from '#contract/contact-fields.ts'
import { storedNames, typedTexts } from '#contract/form-fields.ts'
import { countRows } from '../db/count.ts'
import { isSqlite } from '../db/dialect.ts'
import { hasWords, matching } from '../db/enquiry-search.ts'
import type { Page } from '../db/page.ts'
import { foldText, searchWords } from '../db/search-text.ts'
import type { ContactMessageRow, EnquiryEntry, EnquiryState } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'

export type EnquiryFilter = {
  states?: readonly EnquiryState[]
  /** Id of a member. */
  assignedTo?: string
  /** Id of a member to whom somebody else assigned it, who has not opened it since. */
  handedTo?: string
  /** Words that the enquiry, its notes or replies hold, each from its beginning. */
  search?: string
  event?: string
  isAnswered?: boolean
  /** Open ones that wait for us: without an answer, or with one of theirs since. */
  isOwed?: true
  /** Of somebody who wants to use a right over their data. */
  hasWish?: true
  /** ISO 8601. */
  createdUntil?: string
  /** ISO 8601: those in which an answer of theirs came by then and waits for ours. */
  waitingUntil?: string
  /** ISO 8601: those of which somebody wanted to be reminded by then. */
  remindedUntil?: string
}

export type EnquiryChange = Partial<
  Pick<
    ContactMessageRow,
    | 'email'
    | 'email_key'
    | 'state'
    | 'assigned_to'
    | 'handed_to'
    | 'remind_at'
    | 'answered_at'
    | 'waiting_since'
    | 'changed_at'
  >
>

/** What a list shows of an enquiry. */
const listed = [
  'id',
  ...storedNames(contactFields),
  'email_key',
  'phone',
  'noted_by',
  'wish',
  'language',
  'page',
  'state',
  'assigned_to',
  'handed_to',
  'remind_at',
  'answered_at',
  'waiting_since',
  'revision',
  'created_at',
  'changed_at',
] as const

export type ListedEnquiry = Pick<ContactMessageRow, (typeof listed)[number]>

/** Beyond so many it is faster to walk through all in the order of their time than to find and sort them. */
const fewHits = 2000

/** Those who answered us, then those without an answer, then what waits for them. */
const byWhoWaits = sql`case when waiting_since is not null then 0 when answered_at is null then 1 else 2 end`

/**
 * @param order 'owed': whoever waits for us first, each by age; 'newest': by the last thing they wrote. By age alone where there are too many to sort.
 * @param total how many the filter finds, where that is known: a search is then answered the faster way
 */
export function listEnquiries(
  db: Database,
  filter: EnquiryFilter,
  page: Page,
  order: 'owed' | 'oldest' | 'newest',
  total = 0,
): Promise<ListedEnquiry[]> {
  const words = searchWords(filter.search ?? '')
  const direction = order === 'newest' ? 'desc' : 'asc'
  const isManyOnSqlite = isSqlite(db) && total > fewHits && order === 'newest' && isOnlySearch(filter, words)
  if (isManyOnSqlite) return newestHits(db, words, page)
  // Said otherwise, both stores walk through all in the order of their time, also where an index finds the few that fit.
  const areFew =
    filter.isOwed ||
    filter.hasWish ||
    filter.remindedUntil !== undefined ||
    filter.waitingUntil !== undefined ||
    (!isSqlite(db) && words.length > 0 && total <= fewHits)
  const lastWritten = sql`coalesce(waiting_since, created_at)`
  const time =
    order === 'newest' && total <= fewHits ? lastWritten : areFew ? sql`created_at || ''` : sql.ref('created_at')
  return filtered(db, filter, isOpen)
    .select(listed)
    .$if(order === 'owed' && total <= fewHits, (query) => query.orderBy(byWhoWaits))
    .orderBy(time, direction)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** The index numbers messages as they come in, so its last numbers are the newest. */
function newestHits(db: Database, words: string[], { limit, offset }: Page): Promise<ListedEnquiry[]> {
  return db
    .selectFrom('contact_messages')
    .select(listed)
    .where(
      sql<boolean>`id in (select message_id from enquiry_search_rows where number in (
        select rowid from enquiry_search where enquiry_search match ${matching(words)}
        order by rowid desc limit ${limit} offset ${offset}))`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Notes that a member has opened what was handed to them, and notes for them. */
export async function markOpened(db: Database, id: string, memberId: string): Promise<void> {
  await db
    .updateTable('enquiry_entries')
    .set({ unread_by: null })
    .where('message_id', '=', id)
    .where('unread_by', '=', memberId)
    .execute()
  await db
    .updateTable('contact_messages')
    .set({ handed_to: null })
    .where('id', '=', id)
    .where('handed_to', '=', memberId)
    .execute()
}

export async function countEnquiries(db: Database, filter: EnquiryFilter): Promise<number> {
  const words = searchWords(filter.search ?? '')
  if (isSqlite(db) && isOnlySearch(filter, words)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from enquiry_search where enquiry_search match ${matching(words)}`.execute(db)
    return rows[0]?.count ?? 0
  }
  return countRows(filtered(db, filter))
}

/** Whether there is any: finding one is quicker than counting. */
export async function hasEnquiry(db: Database, filter: EnquiryFilter): Promise<boolean> {
  return (await filtered(db, filter, isOpen).select('id').limit(1).executeTakeFirst()) !== undefined
}

export function findEnquiry(db: Database, id: string): Promise<ListedEnquiry | undefined> {
  return db.selectFrom('contact_messages').select(listed).where('id', '=', id).executeTakeFirst()
}

/**
 * Changes an enquiry that nobody has changed since `revision` was read; any revision when none is given.
 * @returns the enquiry as it is now, or undefined when somebody was faster or it is gone
 */
export function changeEnquiry(
  db: Database,
  id: string,
  change: EnquiryChange,
  revision: number | undefined,
): Promise<ListedEnquiry | undefined> {
  return db
    .updateTable('contact_messages')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision as number))
    .returning(listed)
    .executeTakeFirst()
}

/** Adds a note or reply, and its words to what can be found. */
export async function addEntry(db: Database, entry: EnquiryEntry, words: string): Promise<void> {
  await db.insertInto('enquiry_entries').values(entry).execute()
  await addWords(db, entry.message_id, words)
}

/** Adds folded words to what can be found. */
export async function addWords(db: Database, id: string, words: string, change: EnquiryChange = {}): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ ...change, search_text: sql<string>`search_text || ' ' || ${words}` })
    .where('id', '=', id)
    .execute()
}

export function entriesOf(db: Database, messageId: string): Promise<EnquiryEntry[]> {
  return db
    .selectFrom('enquiry_entries')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .execute()
}

/** Notes for a member, with whom they are about, until they open them; the oldest first. */
export function unreadNotes(db: Database, memberId: string, limit: number) {
  return db
    .selectFrom('enquiry_entries')
    .innerJoin('contact_messages', 'contact_messages.id', 'message_id')
    .where('unread_by', '=', memberId)
    .select(['enquiry_entries.id', 'message_id', 'name', 'company', 'author_name', 'text'])
    .select('enquiry_entries.created_at')
    .orderBy('enquiry_entries.created_at')
    .limit(limit)
    .execute()
}

export function findEntry(db: Database, id: string): Promise<EnquiryEntry | undefined> {
  return db.selectFrom('enquiry_entries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The enquiry that a mail of ours answered, by its id in the outbox. */
export async function enquiryOfMail(db: Database, mailId: string): Promise<string | undefined> {
  const entry = await db
    .selectFrom('enquiry_entries')
    .select('message_id')
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  return entry?.message_id
}

export async function removeEntry(db: Database, id: string): Promise<void> {
  await db.deleteFrom('enquiry_entries').where('id', '=', id).execute()
}

/** Makes the searchable words of an enquiry anew, after something in it was changed from elsewhere. */
export async function refreshWords(db: Database, id: string): Promise<void> {
  const message = await db
    .selectFrom('contact_messages')
    .select([...storedNames(contactFields), 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!message) return
  const mails = await db.selectFrom('enquiry_mails').select('text').where('message_id', '=', id).execute()
  const written = [...(await entriesOf(db, id)), ...mails]
  const search_text = foldText(
    ...typedTexts(contactFields, message),
    message.phone ?? '',
    ...written.map(({ text }) => text),
  )
  await db.updateTable('contact_messages').set({ search_text }).where('id', '=', id).execute()
}

/** @param open how to say that an enquiry is open, where that is asked for */
function filtered(
  db: Database,
  {
    states,
    assignedTo,
    handedTo,
    search,
    event,
    isAnswered,
    isOwed,
    hasWish,
    createdUntil,
    waitingUntil,
    remindedUntil,
  }: EnquiryFilter,
  open = isOneOf(openStates),
) {
  let query = db.selectFrom('contact_messages')
  if (states) query = query.where(isDeepStrictEqual(states, openStates) ? open : isOneOf(states))
  if (assignedTo !== undefined) query = query.where('assigned_to', '=', assignedTo)
  if (handedTo !== undefined) query = query.where('handed_to', '=', handedTo)
  if (event !== undefined) query = query.where('event', '=', event)
  if (isAnswered !== undefined) query = query.where('answered_at', isAnswered ? 'is not' : 'is', null)
  if (isOwed) query = query.where(waitsForUs)
  if (hasWish) query = query.where('wish', 'is not', null)
  if (createdUntil !== undefined) query = query.where('created_at', '<=', createdUntil)
  if (waitingUntil !== undefined) query = query.where('waiting_since', '<=', waitingUntil)
  if (remindedUntil !== undefined) query = query.where('remind_at', '<=', remindedUntil)
  const words = searchWords(search ?? '')
  return words.length === 0 ? query : query.where(hasWords(db, words))
}

const openStates: readonly EnquiryState[] = ['new', 'open']

const isOneOf = (states: readonly EnquiryState[]) => sql<boolean>`state in (${sql.join([...states])})`

/**
 * Answered by an index of those that are open, in the order of their time, whose condition is this one to the letter. Said as
 * `state in`, SQLite would take the index of all states, and sort.
 */
const isOpen = sql<boolean>`case when state in ('new', 'open') then 1 end = 1`

/** Answered by an index with this condition as well, for the register counts them for every page. */
const waitsForUs = sql<boolean>`case when state in ('new', 'open') and (answered_at is null or waiting_since is not null) then 1 end = 1`

function isOnlySearch(filter: EnquiryFilter, words: string[]): boolean {
  const { search, ...others } = filter
  return words.length > 0 && Object.values(others).every((value) => value === undefined)
}
