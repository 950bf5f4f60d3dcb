import { sql } from 'kysely'
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

/**
 * People by letters of their address, or by words of their name or company; everybody when `text` is empty. The latest first.
 * `total` is that of all pages, 0 beyond the last. One row an address: whoever wrote, joined and subscribed under it is one person.
 */
export async function searchPeople(
  db: Database,
  text: string,
  { limit, offset }: Page,
): Promise<{ rows: FoundPerson[]; total: number }> {
  const part = text.trim().toLowerCase()
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`
  const isAll = part === ''
  const inAddress = sql<boolean>`email_key like ${pattern} escape '\\'`
  const everywhere = isAll ? sql<boolean>`1 = 1` : inAddress
  const words = searchWords(text)
  // Apart from the others, so that each is answered by its own index.
  const byWords =
    isAll || words.length === 0
      ? sql``
      : sql`
    union all
    select email_key, created_at, 1, 0, 0, 0 from contact_messages where ${hasWords(db, words)} and not ${inAddress}`
  const inEntries = isAll
    ? everywhere
    : sql<boolean>`(${inAddress} or lower(coalesce(company, '')) like ${pattern} escape '\\')`
  const inAppointments = isAll ? everywhere : sql<boolean>`(${inAddress} or lower(name) like ${pattern} escape '\\')`
  const held = sql`
    select email_key, created_at as at, 1 as enquiries, 0 as waitlist, 0 as newsletter, 0 as appointments from contact_messages where ${everywhere}${byWords}
    union all
    select email_key, coalesce(decided_at, created_at), 0, 1, 0, 0 from waitlist_entries where ${inEntries}
    union all
    select email_key, coalesce(unsubscribed_at, confirmed_at, created_at), 0, 0, 1, 0 from newsletter_subscribers where ${everywhere}
    union all
    select email_key, changed_at, 0, 0, 0, 1 from appointments where ${inAppointments}`
  const { rows } = await sql<FoundPerson & { total: number }>`
    select people.*, coalesce(
      (select name from contact_messages where contact_messages.email_key = people.email_key order by created_at desc limit 1),
      (select name from appointments where appointments.email_key = people.email_key order by created_at desc limit 1)
    ) as name
    from (
      select email_key, max(at) as last_at, cast(sum(enquiries) as integer) as enquiries,
        cast(sum(waitlist) as integer) as waitlist, cast(sum(newsletter) as integer) as newsletter,
        cast(sum(appointments) as integer) as appointments,
        cast(count(*) over () as integer) as total
      from (${held}) as held group by email_key order by last_at desc, email_key limit ${limit} offset ${offset}
    ) as people order by last_at desc, email_key`.execute(db)
  return { rows: rows.map(({ total, ...person }) => person), total: rows[0]?.total ?? 0 }
}
