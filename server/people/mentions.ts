import { type RawBuilder, sql } from 'kysely'
import { emailKey } from '../db/email-key.ts'
import { exceptionFor, personalColumns } from '../db/personal-columns.ts'
import type { Database } from '../db/tables.ts'
import { findMail } from '../enquiries/mails.ts'
import { findEntry, refreshWords } from '../enquiries/store.ts'

/** Where people write freely, and could name somebody else. Folded words hold no address; they are made anew with their message. */
const freeText = personalColumns.filter(
  (column) =>
    !['address', 'file'].includes(column.kind) && column.column !== 'search_text' && !exceptionFor(column, 'erasure'),
)

/** The columns of each table. */
export const textsByTable = Map.groupBy(freeText, ({ table }) => table)

/** Columns that hold JSON: there a line break is written as `\n`, whose n would look like the beginning of an address. */
const jsonColumns = ['fields', 'params', 'sent_letter']

const marker = '[erased]'

/** Takes an address out of what others wrote; their texts stay. @returns in how many texts it stood. */
export async function eraseMentions(db: Database, email: string): Promise<number> {
  const mentions = await findMentions(db, email)
  for (const { table, column, id, without } of mentions) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${without} where ${sql.ref(keyColumn(table))} = ${id}`.execute(
      db,
    )
    if (table === 'contact_messages') await refreshWords(db, id)
    if (table === 'enquiry_entries') await refreshWords(db, (await findEntry(db, id))?.message_id ?? '')
    if (table === 'enquiry_mails') await refreshWords(db, (await findMail(db, id))?.message_id ?? '')
  }
  return mentions.length
}

/** @returns in how many texts of others an address stands. */
export async function countMentions(db: Database, email: string): Promise<number> {
  return (await findMentions(db, email)).length
}

/** How a row is found again; most have an id. */
const keyColumn = (table: string) => (table === 'newsletter_suppressions' ? 'address_hash' : 'id')

type Mention = { table: string; column: string; id: string; without: string }

async function findMentions(db: Database, email: string): Promise<Mention[]> {
  const [local = '', domain = ''] = emailKey(email).split('@')
  const address = new RegExp(
    `(?<![\\w+-]|\\w\\.)${RegExp.escape(local)}(?:@|%40)${RegExp.escape(domain)}(?![\\w-]|\\.\\w)`,
    'gi',
  )
  const mentions: Mention[] = []
  for (const [table, texts] of textsByTable) {
    const columns = texts.map(({ column }) => column)
    // A wildcard stands for @ or %40; what it lets through besides, the expression above keeps as it is.
    const { rows } = await mentioning(table, columns, `%${local}%${domain}%`).execute(db)
    for (const { id, ...row } of rows) {
      for (const column of columns) {
        const text = row[column]
        if (!text) continue
        const without = jsonColumns.includes(column) ? withoutInJson(text, address) : text.replace(address, marker)
        if (without !== text) mentions.push({ table, column, id, without })
      }
    }
  }
  return mentions
}

type Texts = { id: string } & Record<string, string | null>

/**
 * Rows of a table in which a text is like a pattern. Looks at those alone in which an address stands at all: large tables have an
 * index of these, whose condition is this one to the letter (server/db/migrations/0028-growing-rows.ts).
 */
export function mentioning(table: string, columns: string[], pattern: string): RawBuilder<Texts> {
  const names = columns.map((column) => sql.ref(column))
  const holdsAddress = names.map((name) => sql`${name} like '%@%' or ${name} like '%!%40%' escape '!'`)
  const fits = names.map((name) => sql`lower(${name}) like ${pattern}`)
  return sql`
    select ${sql.ref(keyColumn(table))} as id, ${sql.join(names)} from ${sql.table(table)}
    where (${sql.join(holdsAddress, sql` or `)}) and (${sql.join(fits, sql` or `)})`
}

/** In every text that the JSON holds. What is no JSON is taken as it stands. */
function withoutInJson(json: string, address: RegExp): string {
  try {
    return JSON.stringify(JSON.parse(json), (_key, value) =>
      typeof value === 'string' ? value.replace(address, marker) : value,
    )
  } catch {
    return json.replace(address, marker)
  }
}
