import { mailboxKey } from '../abuse/keyed-hash.ts'
import { limitsOf } from '../abuse/limit-rows.ts'
import * as appointments from '../appointments/store.ts'
import * as contact from '../contact/store.ts'
import type { ServiceContext } from '../context.ts'
import { emailKey } from '../db/email-key.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { draftsOf } from '../enquiries/drafts.ts'
import { mailsOf as enquiryMailsOf, filesOf } from '../enquiries/mails.ts'
import { entriesOf } from '../enquiries/store.ts'
import { mailFilesOf } from '../mail/files.ts'
import { hasFailed } from '../mail/outbox.ts'
import { mailsOf } from '../mail/person-mails.ts'
import * as newsletter from '../newsletter/store.ts'
import { suppressionKeys } from '../newsletter/suppressions/keys.ts'
import { findSuppression } from '../newsletter/suppressions/store.ts'
import { undeliveredTo } from '../newsletter/undelivered-store.ts'
import * as suspected from '../suspected/store.ts'
import * as waitlist from '../waitlist/store.ts'
import { addressesOf } from './addresses.ts'
import { countMentions } from './mentions.ts'

export type Held = NonNullable<Awaited<ReturnType<typeof heldOf>>>

/** Everything held on a person: on one address, and on the others that were found to be theirs. */
export type HeldOfPerson = Held & { same_person: Held[] }

/** Everything held on the person who has an address, or undefined when nothing is. The address that stands for the others comes first. */
export async function heldOfPerson(
  context: Pick<ServiceContext, 'db' | 'config' | 'now'>,
  email: string,
): Promise<HeldOfPerson | undefined> {
  const addresses = await addressesOf(context.db, email)
  const all = await Promise.all(addresses.map((address) => heldOf(context, address)))
  const [first, ...others] = all.filter((held) => held !== undefined)
  return first && { ...first, same_person: others }
}

/**
 * Everything held on an address, as an object for JSON. Internal keys and what only machinery needs are left out.
 * @returns undefined when nothing is held: most often a typing error.
 */
async function heldOf({ db, config, now }: Pick<ServiceContext, 'db' | 'config' | 'now'>, email: string) {
  const reader = await newsletter.findReader(db, email)
  const suppression = await findSuppression(db, suppressionKeys(config.secret, email))
  const entry = await waitlist.findEntry(db, email)
  const messages = await contact.messagesFrom(db, email)
  const booked = await appointments.appointmentsOf(db, email)
  const held = await suspected.suspectedFrom(db, email)
  const mails = await mailsOf(db, email)
  const limits = await limitsOf(db, mailboxKey(config.secret, email))
  const mailFiles = await mailFilesOf(config.dataDir, email)
  const mentions = await countMentions(db, email)
  const lists = [messages, booked, held, mails, limits, mailFiles]
  if (!reader && !suppression && !entry && mentions === 0 && lists.every(({ length }) => length === 0)) {
    return undefined
  }
  return {
    email: emailKey(email),
    exported_at: now().toISOString(),
    newsletter: reader
      ? {
          ...without(reader.subscriber, ['id', 'email_key', 'import_id']),
          import: reader.origin ?? null,
          history: reader.events.map(({ kind, detail, at }) => ({ kind, detail, at })),
          undelivered_issues: await undeliveredTo(db, reader.subscriber.id),
          links: reader.links.map((link) => without(link, ['id', 'subscriber_id', 'token_hash'])),
        }
      : null,
    newsletter_suppression: suppression
      ? without(suppression, ['address_hash', 'email_key', 'mail_id', 'ended_subscription'])
      : null,
    waiting_list: entry ? without(entry, ['id', 'email_key']) : null,
    contact_messages: await Promise.all(
      messages.map(async (message) => ({
        ...without(message, [
          'email_key',
          'search_text',
          'revision',
          'assigned_to',
          'handed_to',
          'noted_by',
          'wish',
          'changed_at',
        ]),
        /** What somebody told us, in our words. */
        written_by: message.noted_by === null ? null : 'operator',
        notes_and_replies: (await entriesOf(db, message.id)).map(({ kind, author_name, text, created_at }) => ({
          kind,
          author_name,
          text,
          created_at,
        })),
        drafts: (await draftsOf(db, message.id)).map(({ text, note, saved_at }) => ({ text, note, saved_at })),
        answers: await answersOf(db, message.id),
      })),
    ),
    appointments: booked.map((appointment) =>
      without(appointment, ['email_key', 'host_id', 'sequence', 'timed_at', 'changed_at', 'reminder_mail_id']),
    ),
    suspected_submissions: held.map(({ fields, ...submission }) => ({
      ...without(submission, ['id', 'email_key']),
      fields: JSON.parse(fields) as object,
    })),
    mails: mails.map(mailRecord),
    mail_files: mailFiles,
    limits: limits.map(({ key, ...window }) => ({ limit: key.split(':')[0], ...window })),
    /** Texts of others in which the address stands. */
    mentions,
  }
}

/** What they answered, with what was attached. */
async function answersOf(db: Database, messageId: string) {
  const files = await filesOf(db, messageId)
  return (await enquiryMailsOf(db, messageId)).map(({ id, sender_name, other_address, text, quoted, received_at }) => ({
    sender_name,
    other_address,
    text,
    quoted,
    received_at,
    files: files.filter(({ mail_id }) => mail_id === id).map(({ name, size }) => ({ name, size })),
  }))
}

/** The id of something that is held on an address, which means nothing once that is gone; null where nothing has one. */
export async function someIdOf(db: Database, email: string): Promise<string | null> {
  const messages = await contact.messagesFrom(db, email)
  const booked = await appointments.appointmentsOf(db, email)
  const entry = await waitlist.findEntry(db, email)
  const reader = await newsletter.findReader(db, email)
  const held = await suspected.suspectedFrom(db, email)
  return [...messages.toReversed(), ...booked, entry, reader?.subscriber, ...held].find(Boolean)?.id ?? null
}

/** What goes into a letter is known as long as it is not sent, and what it said afterwards. */
function mailRecord(row: OutboxRow) {
  const { letter, recipient, language, status, created_at, sent_at, error } = row
  // What came back never arrived.
  const record = { letter, recipient, language, status: hasFailed(row) ? 'dead' : status, created_at, sent_at, error }
  const sent = row.sent_letter === null ? null : (JSON.parse(row.sent_letter) as object)
  return { ...record, content: JSON.parse(row.params) as object, sent_letter: sent }
}

function without<Row extends object, Key extends keyof Row>(row: Row, keys: Key[]): Omit<Row, Key> {
  const copy = { ...row }
  for (const key of keys) delete copy[key]
  return copy
}
