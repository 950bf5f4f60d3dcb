import { mailboxKey } from '../abuse/keyed-hash.ts'
import { eraseLimits, limitsOf } from '../abuse/limit-rows.ts'
import * as appointments from '../appointments/store.ts'
import * as contact from '../contact/store.ts'
import type { ServiceContext } from '../context.ts'
import { compactSqlite } from '../db/compact.ts'
import { emailKey } from '../db/email-key.ts'
import type { Page } from '../db/page.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import { draftsOf } from '../enquiries/drafts.ts'
import { entriesOf } from '../enquiries/store.ts'
import { eraseMailFiles, mailFilesOf } from '../mail/files.ts'
import { eraseMails, mailsOf } from '../mail/person-mails.ts'
import * as newsletter from '../newsletter/store.ts'
import { undeliveredTo } from '../newsletter/undelivered-store.ts'
import { suppressionKeys } from '../suppressions/keys.ts'
import { findSuppression, suppressErased } from '../suppressions/store.ts'
import * as suspected from '../suspected/store.ts'
import * as waitlist from '../waitlist/store.ts'
import { countMentions, eraseMentions } from './mentions.ts'
import { searchPeople } from './search.ts'

export type Erasure = {
  newsletter: number
  waitlist: number
  contacts: number
  appointments: number
  /** Put aside in a wave of spam. */
  suspected: number
  mails: number
  mailFiles: number
  limits: number
  /** Texts of others in which the address stood. */
  mentions: number
  /** Mails that a worker was sending at that moment: they may still arrive, or become a file. */
  beingSent: number
  /** The embedded store's file and log hold nothing deleted any more; false when another process kept its log busy. */
  compacted: boolean
}

type Counts = Omit<Erasure, 'mailFiles' | 'compacted'>

export type Erasing = ({ ok: true } & Erasure) | { ok: false; problem: 'unknown_address' }

/**
 * A person's rights, across the domains: everything that is held on an address, and none of it. Stands above the domains,
 * which know nothing of each other. Security events are not part of it: they name nobody.
 */
export function createPeopleService(context: ServiceContext) {
  const { config } = context
  return {
    search: (text: string, page: Page) => searchPeople(context.db, text, page),

    /**
     * Everything held on an address, as an object for JSON. Internal keys and what only machinery needs are left out.
     * @returns undefined when nothing is held: most often a typing error.
     */
    export: async (email: string) => {
      const { db } = context
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
        exported_at: context.now().toISOString(),
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
            ...without(message, ['email_key', 'search_text', 'revision', 'assigned_to', 'changed_at']),
            notes_and_replies: (await entriesOf(db, message.id)).map(({ kind, author_name, text, created_at }) => ({
              kind,
              author_name,
              text,
              created_at,
            })),
            drafts: (await draftsOf(db, message.id)).map(({ text, saved_at }) => ({ text, saved_at })),
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
    },

    /**
     * Removes all of it at once. Kept is a keyed hash, so that the newsletter does not reach the address again before it
     * subscribes and confirms anew. A place in the beta that was given stays counted. Of an address that nothing is held on,
     * nothing changes.
     */
    erase: async (email: string): Promise<Erasing> => {
      const now = context.now()
      const suppressed = suppressionKeys(config.secret, email)
      const files = await mailFilesOf(config.dataDir, email)
      const erased = await context.transaction<{ ok: true; counts: Counts } | { ok: false }>(async (trx) => {
        const mails = await eraseMails(trx, email, now)
        const counts = {
          newsletter: await newsletter.eraseReader(trx, email),
          waitlist: await waitlist.eraseEntry(trx, email),
          contacts: await contact.eraseMessages(trx, email),
          appointments: await appointments.eraseAppointments(trx, email),
          suspected: await suspected.eraseSuspected(trx, email),
          mails: mails.removed,
          limits: await eraseLimits(trx, mailboxKey(config.secret, email)),
          mentions: await eraseMentions(trx, email),
        }
        const isKnown =
          files.length > 0 ||
          Object.values(counts).some((count) => count > 0) ||
          (await findSuppression(trx, suppressed)) !== undefined
        if (!isKnown) return { ok: false }
        await suppressErased(trx, suppressed, now.toISOString())
        await context.record(trx, { act: 'person.erase', subject: { kind: 'person', id: null }, details: counts })
        return { ok: true, counts: { ...counts, beingSent: mails.beingSent } }
      })
      if (!erased.ok) return { ok: false, problem: 'unknown_address' }
      return {
        ok: true,
        ...erased.counts,
        mailFiles: await eraseMailFiles(config.dataDir, email),
        compacted: config.databaseUrl !== undefined || (await compactSqlite(context.db)),
      }
    },
  }
}

/** What goes into a letter is known as long as it is not sent, and what it said afterwards. */
function mailRecord({ letter, recipient, language, status, created_at, sent_at, error, ...row }: OutboxRow) {
  const record = { letter, recipient, language, status, created_at, sent_at, error }
  const sent = row.sent_letter === null ? null : (JSON.parse(row.sent_letter) as object)
  return { ...record, content: JSON.parse(row.params) as object, sent_letter: sent }
}

function without<Row extends object, Key extends keyof Row>(row: Row, keys: Key[]): Omit<Row, Key> {
  const copy = { ...row }
  for (const key of keys) delete copy[key]
  return copy
}
