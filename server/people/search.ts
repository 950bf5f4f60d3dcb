import { type RawBuilder, sql } from 'kysely'
import { isSqlite } from '../db/dialect.ts'
import { emailKey } from '../db/email-key.ts'
import { hasWords, rowsWithWords } from '../db/enquiry-search.ts'
import type { Page } from '../db/page.ts'
import { searchWords } from '../db/search-text.ts'
import type { Database } from '../db/tables.ts'

/** Nobody pages through more people than these; counting all of them would take longer than finding the latest. */
const mostCounted = 1000

/** Rows of one kind that fit: whose they are, and when they came. */
type Source = RawBuilder<{ email_key: string; at: string }>

/**
 * People by letters of their address, or by words of their name or company; everybody when `text` is empty. The latest first.
 * One row an address: whoever wrote, joined and subscribed under it is one person.
 */
export async function searchPeople(db: Database, text: string, page: Page): Promise<FoundPeople> {
  const keys = await fewAddresses(db, text)
  const { latest, ...count } = keys ? await gatherPeople(db, text, keys, page) : await latestOfMany(db, text, page)
  if (latest.length === 0) return { rows: [], ...count }
  const about = await heldOf(db, latest)
  return { rows: latest.flatMap(({ email_key }) => about.get(email_key) ?? []), ...count }
}

/** Addresses of others who wrote a name, the latest first. Looks at messages with its words alone, which an index finds. */
export async function namesakes(db: Database, name: string, count: number): Promise<string[]> {
  const words = searchWords(name)
  if (words.length === 0) return []
  const { rows } = await sql<Latest>`
    select email_key, max(at) as at from (${sql.join(
      [
        sql`${wordSource(db, words)} and lower(name) = lower(${name})`,
        sql`select email_key, changed_at as at from appointments where lower(name) = lower(${name})`,
      ],
      sql` union all `,
    )}) as held group by email_key order by max(at) desc, email_key limit ${count}`.execute(db)
  return rows.map(({ email_key }) => email_key)
}

/**
 * The addresses of messages and readers in which a text stands, found by looking through each table once. Undefined where it stands in so
 * many addresses, or messages, that grouping and sorting all of their people would take too long.
 */
async function fewAddresses(db: Database, text: string): Promise<string[] | undefined> {
  const words = searchWords(text)
  const sources = [
    sql`select email_key from contact_messages where ${inAddressOf(text)}`,
    sql`select email_key from newsletter_subscribers where ${inAddressOf(text)}`,
    // Only how many there are: nothing of them is needed.
    ...(words.length > 0 ? [sql`select cast(null as text) as email_key from ${rowsWithWords(db, words)}`] : []),
  ].map((source) => sql`select email_key from (${source} limit ${mostCounted}) as fitting`)
  const { rows } = await sql<{ email_key: string | null }>`${sql.join(sources, sql` union all `)}`.execute(db)
  const keys = rows.flatMap(({ email_key }) => email_key ?? [])
  const others = rows.length - keys.length
  return keys.length < mostCounted && others < mostCounted ? [...new Set(keys)] : undefined
}

type PageOfPeople = Omit<FoundPeople, 'rows'> & { latest: Latest[] }

async function latestOfMany(db: Database, text: string, { limit, offset }: Page): Promise<PageOfPeople> {
  const latest = await latestPeople(db, text, offset + limit)
  return { latest: latest.slice(offset, offset + limit), ...(await countPeople(db, text)) }
}

/** Everybody who fits, grouped and sorted by the database. `total` is 0 beyond the last page. */
async function gatherPeople(
  db: Database,
  text: string,
  keys: string[],
  { limit, offset }: Page,
): Promise<PageOfPeople> {
  const isOne = sql<boolean>`email_key in (${sql.join(['', ...keys])})`
  const held = sql.join(sourcesOf(db, text, { inAddress: isOne }), sql` union all `)
  const { rows } = await sql<Latest & { total: number }>`
    select email_key, max(at) as at, cast(count(*) over () as integer) as total from (${held}) as held
    group by email_key order by max(at) desc, email_key limit ${limit} offset ${offset}`.execute(db)
  return { latest: rows, total: rows[0]?.total ?? 0, isMore: false }
}

/** A key is in lower case already, and its index answers. No address holds a blank, so that most names need no look at it. */
function inAddressOf(text: string): RawBuilder<boolean> {
  const part = emailKey(text)
  if (part === '') return sql<boolean>`1 = 1`
  return /\s/.test(part) ? sql<boolean>`1 = 0` : sql<boolean>`email_key like ${patternOf(part)} escape '\\'`
}

function patternOf(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Apart from each other, so that each is answered by its own index.
 * @param most of the messages with a word, the latest so many
 * @param inAddress tells messages and readers by their address; by default those in whose address the text stands
 */
function sourcesOf(
  db: Database,
  text: string,
  {
    most,
    inAddress = inAddressOf(text),
    areCommon = false,
  }: { most?: number; inAddress?: RawBuilder<boolean>; areCommon?: boolean },
): Source[] {
  const part = emailKey(text)
  const pattern = patternOf(part)
  /** A key is in lower case already. */
  const fits = (column: string) =>
    part === ''
      ? sql<boolean>`1 = 1`
      : sql<boolean>`(email_key like ${pattern} escape '\\' or lower(${sql.ref(column)}) like ${pattern} escape '\\')`
  const words = searchWords(text)
  return [
    sql`select email_key, created_at as at from contact_messages where ${inAddress}`,
    sql`select email_key, received_at as at from ${answers} where ${inAddress}`,
    ...(part !== '' && words.length > 0 ? [wordSource(db, words, most, areCommon)] : []),
    sql`select email_key, coalesce(decided_at, created_at) as at from waitlist_entries where ${fits('company')}`,
    sql`select email_key, coalesce(unsubscribed_at, confirmed_at, created_at) as at from newsletter_subscribers where ${inAddress}`,
    sql`select email_key, changed_at as at from appointments where ${fits('name')}`,
  ]
}

/** What came back to a letter of ours, by whoever had written to us. */
const answers = sql`enquiry_mails inner join contact_messages on contact_messages.id = enquiry_mails.message_id`

/**
 * Messages that have some words.
 * @param areCommon whether they stand in so many that PostgreSQL should walk through all in the order of their time. It reads the words of
 *   each on its way, so that otherwise it is better to find and sort those that have them: the time is then said so that no index fits
 */
function wordSource(db: Database, words: string[], latest?: number, areCommon = false): Source {
  const time = areCommon ? sql`created_at` : sql`created_at || ''`
  return sql`select email_key, ${time} as at from contact_messages where ${hasWords(db, words, latest)}`
}

/** Of so many of the latest messages, one in twenty has to have the words. */
const looked = 2000

/** Whether words stand in so many of the latest messages that a walk meets enough of them. SQLite knows the latest by its index. */
async function areCommonWords(db: Database, words: string[]): Promise<boolean> {
  if (isSqlite(db) || words.length === 0) return false
  const { rows } = await sql`
    select 1 from (select search_text from contact_messages order by created_at desc limit ${looked}) as latest
    where ${hasWords(db, words)}`.execute(db)
  return rows.length >= looked / 20
}

type Latest = { email_key: string; at: string }

/**
 * The people of whom something came last, so many at least if there are so many. Takes the latest rows of each source until nobody
 * who comes later in it could be among them: sorting everybody would take seconds where a word fits everybody.
 */
async function latestPeople(db: Database, text: string, count: number): Promise<Latest[]> {
  const areCommon = await areCommonWords(db, searchWords(text))
  for (let rows = 2 * count; ; rows *= 4) {
    const answers = await Promise.all(
      sourcesOf(db, text, { most: rows, areCommon }).map((source) =>
        sql<Latest>`${source} order by at desc, email_key limit ${rows}`.execute(db),
      ),
    )
    const found = answers.flatMap(({ rows: some }) => some).sort(inOrder)
    const people = [...new Map(found.toReversed().map((row) => [row.email_key, row])).values()].sort(inOrder)
    // Behind the last row of a source that has more, somebody may be missing.
    const [end] = answers.flatMap(({ rows: some }) => (some.length === rows ? some.slice(-1) : [])).sort(inOrder)
    const sure = end ? people.filter((person) => inOrder(person, end) <= 0) : people
    if (!end || sure.length >= count) return sure
  }
}

/** The latest first. */
function inOrder(one: Latest, other: Latest): number {
  return compare(other.at, one.at) || compare(one.email_key, other.email_key)
}

async function countPeople(db: Database, text: string): Promise<{ total: number; isMore: boolean }> {
  // Most people have a few rows; whoever has many is not worth looking through all of them for a number.
  const rows = 10 * mostCounted
  const fitting = sourcesOf(db, text, { most: rows }).map(
    (source) => sql`select email_key from (${source} limit ${rows}) as fitting`,
  )
  const counted = sql`select distinct email_key from (${sql.join(fitting, sql` union all `)}) as fitting limit ${mostCounted + 1}`
  const answer = await sql<{ total: number }>`
    select cast(count(*) as integer) as total from (${counted}) as people`.execute(db)
  const total = answer.rows[0]?.total ?? 0
  return { total: Math.min(total, mostCounted), isMore: total > mostCounted }
}

/** All that is held of some people, and when something last happened, also where other rows of theirs were found. */
async function heldOf(db: Database, people: Latest[]): Promise<Map<string, FoundPerson>> {
  const keys = sql.join(people.map(({ email_key }) => email_key))
  const { rows } = await sql<FoundPerson>`
    select email_key, max(at) as last_at, cast(sum(enquiries) as integer) as enquiries, cast(sum(waitlist) as integer) as waitlist,
      cast(sum(newsletter) as integer) as newsletter, cast(sum(appointments) as integer) as appointments,
      coalesce(
        (select name from contact_messages where contact_messages.email_key = held.email_key order by created_at desc limit 1),
        (select name from appointments where appointments.email_key = held.email_key order by created_at desc limit 1),
        (select company from waitlist_entries where waitlist_entries.email_key = held.email_key order by created_at desc limit 1)
      ) as name
    from (
      select email_key, created_at as at, 1 as enquiries, 0 as waitlist, 0 as newsletter, 0 as appointments from contact_messages where email_key in (${keys})
      union all select email_key, received_at, 0, 0, 0, 0 from ${answers} where email_key in (${keys})
      union all select email_key, coalesce(decided_at, created_at), 0, 1, 0, 0 from waitlist_entries where email_key in (${keys})
      union all select email_key, coalesce(unsubscribed_at, confirmed_at, created_at), 0, 0, 1, 0 from newsletter_subscribers where email_key in (${keys})
      union all select email_key, changed_at, 0, 0, 0, 1 from appointments where email_key in (${keys})
    ) as held group by email_key`.execute(db)
  return new Map(rows.map((row) => [row.email_key, row]))
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Somebody of whom something is held: an address, and where it stands. */
type FoundPerson = {
  email_key: string
  /** As a form told it last, else of their firm. */
  name: string | null
  /** When they last wrote, booked or signed up, or one of us decided or moved something; ISO 8601. */
  last_at: string
  enquiries: number
  appointments: number
  waitlist: number
  newsletter: number
}

/** `isMore`: there are more than `total`, which are not counted. */
type FoundPeople = { rows: FoundPerson[]; total: number; isMore: boolean }
