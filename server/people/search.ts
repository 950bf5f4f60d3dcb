import { type RawBuilder, sql } from 'kysely'
import type { Page } from '../db/page.ts'
import { searchWords } from '../db/search-text.ts'
import type { Database } from '../db/tables.ts'
import { hasWords } from '../enquiries/store.ts'

/** Somebody of whom something is held: an address, and where it stands. */
export type FoundPerson = {
  email_key: string
  /** As a form told it last. */
  name: string | null
  /** When something last came from them, ISO 8601. */
  last_at: string
  enquiries: number
  appointments: number
  waitlist: number
  newsletter: number
}

/** `isMore`: there are more than `total`, which are not counted. */
export type FoundPeople = { rows: FoundPerson[]; total: number; isMore: boolean }

/** Nobody pages through more people than these; counting all of them would take longer than finding the latest. */
const mostCounted = 1000

/** Rows of one kind that fit: whose they are, and when they came. */
type Source = RawBuilder<{ email_key: string; at: string }>

/**
 * People by letters of their address, or by words of their name or company; everybody when `text` is empty. The latest first.
 * One row an address: whoever wrote, joined and subscribed under it is one person.
 */
export async function searchPeople(db: Database, text: string, { limit, offset }: Page): Promise<FoundPeople> {
  const sources = sourcesOf(db, text)
  const latest = await latestPeople(db, sources, offset + limit)
  const found = latest.slice(offset, offset + limit)
  const { total, isMore } = await countPeople(db, sources)
  if (found.length === 0) return { rows: [], total, isMore }
  const about = await heldOf(db, found)
  return { rows: found.flatMap(({ email_key }) => about.get(email_key) ?? []), total, isMore }
}

/** Apart from each other, so that each is answered by its own index. */
function sourcesOf(db: Database, text: string): Source[] {
  const part = text.trim().toLowerCase()
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`
  const fits = (...columns: string[]) =>
    part === ''
      ? sql<boolean>`1 = 1`
      : sql<boolean>`(${sql.join(
          columns.map((column) => sql`lower(coalesce(${sql.ref(column)}, '')) like ${pattern} escape '\\'`),
          sql` or `,
        )})`
  // A key is in lower case already, and its index answers.
  const inAddress = part === '' ? sql<boolean>`1 = 1` : sql<boolean>`email_key like ${pattern} escape '\\'`
  const words = searchWords(text)
  return [
    sql`select email_key, created_at as at from contact_messages where ${inAddress}`,
    ...(part !== '' && words.length > 0
      ? [sql<never>`select email_key, created_at as at from contact_messages where ${hasWords(db, words)}`]
      : []),
    sql`select email_key, coalesce(decided_at, created_at) as at from waitlist_entries where ${fits('email_key', 'company')}`,
    sql`select email_key, coalesce(unsubscribed_at, confirmed_at, created_at) as at from newsletter_subscribers where ${inAddress}`,
    sql`select email_key, changed_at as at from appointments where ${fits('email_key', 'name')}`,
  ]
}

type Latest = { email_key: string; at: string }

/**
 * The people of whom something came last, so many at least if there are so many. Takes the latest rows of each source until nobody
 * who comes later in it could be among them: sorting everybody would take seconds where a word fits everybody.
 */
async function latestPeople(db: Database, sources: Source[], count: number): Promise<Latest[]> {
  for (let rows = 2 * count; ; rows *= 4) {
    const answers = await Promise.all(
      sources.map((source) => sql<Latest>`${source} order by at desc, email_key limit ${rows}`.execute(db)),
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

async function countPeople(db: Database, sources: Source[]): Promise<{ total: number; isMore: boolean }> {
  // Most people have a few rows; whoever has many is not worth looking through all of them for a number.
  const rows = 10 * mostCounted
  const fitting = sources.map((source) => sql`select email_key from (${source} limit ${rows}) as fitting`)
  const counted = sql`select distinct email_key from (${sql.join(fitting, sql` union all `)}) as fitting limit ${mostCounted + 1}`
  const answer = await sql<{ total: number }>`
    select cast(count(*) as integer) as total from (${counted}) as people`.execute(db)
  const total = answer.rows[0]?.total ?? 0
  return { total: Math.min(total, mostCounted), isMore: total > mostCounted }
}

/** What is held of some people. */
async function heldOf(db: Database, people: Latest[]): Promise<Map<string, FoundPerson>> {
  const keys = sql.join(people.map(({ email_key }) => email_key))
  const { rows } = await sql<Omit<FoundPerson, 'last_at'>>`
    select email_key, cast(sum(enquiries) as integer) as enquiries, cast(sum(waitlist) as integer) as waitlist,
      cast(sum(newsletter) as integer) as newsletter, cast(sum(appointments) as integer) as appointments,
      coalesce(
        (select name from contact_messages where contact_messages.email_key = held.email_key order by created_at desc limit 1),
        (select name from appointments where appointments.email_key = held.email_key order by created_at desc limit 1)
      ) as name
    from (
      select email_key, 1 as enquiries, 0 as waitlist, 0 as newsletter, 0 as appointments from contact_messages where email_key in (${keys})
      union all select email_key, 0, 1, 0, 0 from waitlist_entries where email_key in (${keys})
      union all select email_key, 0, 0, 1, 0 from newsletter_subscribers where email_key in (${keys})
      union all select email_key, 0, 0, 0, 1 from appointments where email_key in (${keys})
    ) as held group by email_key`.execute(db)
  const last = new Map(people.map(({ email_key, at }) => [email_key, at]))
  return new Map(rows.map((row) => [row.email_key, { ...row, last_at: last.get(row.email_key) ?? '' }]))
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
