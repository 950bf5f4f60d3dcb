import { sql } from 'kysely'
import { hasChanged, rowCount } from '../db/count.ts'
import type { ContactMessageRow, EnquiryFile, EnquiryMail } from '../db/tables/enquiries.ts'
import type { Database } from '../db/tables.ts'

/** Keeps a mail. @returns false when the same one is kept already */
export async function addMail(db: Database, mail: EnquiryMail): Promise<boolean> {
  return db
    .insertInto('enquiry_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .$call(hasChanged)
}

export function mailsOf(db: Database, messageId: string): Promise<EnquiryMail[]> {
  return db
    .selectFrom('enquiry_mails')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
}

/** `said`: the words that wait, those of their latest answer or else of the enquiry. */
export async function withWords<Row extends Pick<ContactMessageRow, 'id' | 'message' | 'waiting_since'>>(
  db: Database,
  enquiries: Row[],
): Promise<(Row & { said: string })[]> {
  const ids = enquiries.flatMap(({ id, waiting_since }) => (waiting_since === null ? [] : id))
  if (ids.length === 0) return enquiries.map((enquiry) => ({ ...enquiry, said: enquiry.message }))
  const rows = await db
    .selectFrom('enquiry_mails')
    .select(['message_id', 'text'])
    .where('message_id', 'in', ids)
    .where('is_automatic', '=', 0)
    .orderBy('received_at')
    .execute()
  const answers = new Map(rows.map(({ message_id, text }) => [message_id, text]))
  return enquiries.map((enquiry) => ({ ...enquiry, said: answers.get(enquiry.id) || enquiry.message }))
}

export function findMail(db: Database, id: string): Promise<EnquiryMail | undefined> {
  return db.selectFrom('enquiry_mails').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function addFiles(db: Database, files: EnquiryFile[]): Promise<void> {
  if (files.length > 0) await db.insertInto('enquiry_files').values(files).execute()
}

/** What is attached to the mails of an enquiry, without its bytes. */
export function filesOf(db: Database, messageId: string) {
  return db
    .selectFrom('enquiry_files')
    .innerJoin('enquiry_mails', 'enquiry_mails.id', 'enquiry_files.mail_id')
    .where('enquiry_mails.message_id', '=', messageId)
    .select([
      'enquiry_files.id',
      'mail_id',
      'name',
      'size',
      sql<number>`case when data is null then 0 else 1 end`.as('is_kept'),
    ])
    .orderBy('number')
    .execute()
}

/** A file that is kept, of this enquiry. */
export function findFile(db: Database, messageId: string, id: string) {
  return db
    .selectFrom('enquiry_files')
    .innerJoin('enquiry_mails', 'enquiry_mails.id', 'enquiry_files.mail_id')
    .where('enquiry_mails.message_id', '=', messageId)
    .where('enquiry_files.id', '=', id)
    .where('data', 'is not', null)
    .select(['name', 'data'])
    .executeTakeFirst()
}

/** How many came since a time, and how many bytes of files are kept. */
export async function keptOf(
  db: Database,
  messageId: string,
  since: string,
): Promise<{ mails: number; bytes: number }> {
  const { mails } = await db
    .selectFrom('enquiry_mails')
    .where('message_id', '=', messageId)
    .where('received_at', '>', since)
    .select(rowCount.as('mails'))
    .executeTakeFirstOrThrow()
  const files = await filesOf(db, messageId)
  return { mails, bytes: files.reduce((sum, { size, is_kept }) => sum + (is_kept ? size : 0), 0) }
}

/** The first of their mails that no reply of ours has followed; absence notes want none. */
export async function waitingSince(db: Database, messageId: string): Promise<string | null> {
  const replied = db
    .selectFrom('enquiry_entries')
    .where('message_id', '=', messageId)
    .where('kind', '=', 'reply')
    .select(({ fn }) => fn.coalesce(fn.max('created_at'), sql.lit('')).as('at'))
  const { first } = await db
    .selectFrom('enquiry_mails')
    .where('message_id', '=', messageId)
    .where('is_automatic', '=', 0)
    .where('received_at', '>', replied)
    .select(({ fn }) => fn.min('received_at').as('first'))
    .executeTakeFirstOrThrow()
  return first
}
