import { type ExpressionBuilder, sql } from 'kysely'
import { countChanged } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database, Tables } from '../db/tables.ts'

/** Letters to the operator that carry what somebody else sent in. */
const carriers: string[] = ['contact-operator', 'waitlist-operator', 'appointment-operator']

/** Mails to an address, and unsent ones to the operator that carry what it sent in. Oldest first. */
export async function mailsOf(db: Database, email: string): Promise<OutboxRow[]> {
  const key = emailKey(email)
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where((row) =>
      row.or([
        row(sql`lower(recipient)`, '=', key),
        // Said like this, an index finds the few that have not left.
        row.and([
          row('lane', 'in', ['direct', 'unverified']),
          row('status', 'in', ['queued', 'dead']),
          row('letter', 'in', carriers),
        ]),
      ]),
    )
    .orderBy('created_at')
    .execute()
  return rows.filter((row) => emailKey(row.recipient) === key || senderKey(row) === key)
}

/** @returns how many were removed, and how many of them a worker was sending at that moment. */
export async function eraseMails(
  db: Database,
  email: string,
  now: Date,
): Promise<{ removed: number; beingSent: number }> {
  const rows = await mailsOf(db, email)
  for (const { id } of rows) await db.deleteFrom('outbox').where('id', '=', id).execute()
  const time = now.toISOString()
  return { removed: rows.length, beingSent: rows.filter(({ leased_until }) => (leased_until ?? '') > time).length }
}

/** Mails of the newsletter to an address, oldest first. */
export function newsletterMailsOf(db: Database, email: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<string>`lower(recipient)`, '=', emailKey(email))
    .where('letter', 'like', 'newsletter-%')
    .orderBy('created_at')
    .execute()
}

/** Removes them, sent or not. */
export async function eraseNewsletterMails(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where(sql<string>`lower(recipient)`, '=', emailKey(email))
    .where('letter', 'like', 'newsletter-%')
    .execute()
}

/** Takes unsent letters of one kind (by the beginning of its name) to an address off the queue. */
export function dropQueued(db: Database, email: string, letterStart: string): Promise<number> {
  return db
    .deleteFrom('outbox')
    .where('status', '=', 'queued')
    .where(sql<string>`lower(recipient)`, '=', emailKey(email))
    .where('letter', 'like', `${letterStart}%`)
    .$call(countChanged)
}

/** Deletes what was delivered, or given up, so long ago. The last attempt of a dead mail came when it was last due. */
export function deleteMails(db: Database, until: string): Promise<number> {
  return countChanged(db.deleteFrom('outbox').where(wasLastTried(until)))
}

/** Whether a mail was sent or given up by then. */
export const wasLastTried = (until: string) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([
    row.and([row('status', '=', 'sent'), row('sent_at', '<=', until)]),
    row.and([row('status', '=', 'dead'), row('next_attempt_at', '<=', until)]),
  ])

/** Whose message or entry a mail to the operator carries; its text is gone once it is sent. */
function senderKey({ letter, params }: OutboxRow): string | undefined {
  if (!carriers.some((carrier) => carrier === letter)) return undefined
  const { email } = JSON.parse(params) as { email?: string }
  return email === undefined ? undefined : emailKey(email)
}
