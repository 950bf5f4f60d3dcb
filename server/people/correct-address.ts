import { asciiDomain, isMailAddress } from '#contract/email-domain.ts'
import { characterCount, limits } from '#contract/limits.ts'
import { undoMs } from '#contract/undo.ts'
import { messagesFrom } from '../contact/store.ts'
import type { ServiceContext } from '../context.ts'
import { hasChanged } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { changeEnquiry, refreshWords } from '../enquiries/store.ts'
import { keepsLetter } from '../letters.ts'
import { giveUpAgain, hasFailed, retryMails, settleMail } from '../mail/outbox.ts'
import { mailsOf } from '../mail/person-mails.ts'
import { addressesOf, mergeAddresses, splitAddress } from './addresses.ts'

/** What it takes to take a correction back: the address that was written before, the rows that had it, and who was one person by then. */
export type Correction = { from: string; rows: string[]; people: string[][] }

export type Correcting =
  /** `isAgain`: the mail goes out once more, after `undoMs`. */
  | { ok: true; isAgain: boolean; correction: Correction }
  | { ok: false; problem: 'unknown' | 'bad_email' | 'same_email' }

/**
 * Whether somebody may write another address on it. The newsletter's are confirmed by whoever reads there, and by nobody else; our own
 * stands in the settings.
 */
export function isCorrectable(mail: Pick<OutboxRow, 'letter' | 'status' | 'refused_at' | 'held_since'>): boolean {
  return hasFailed(mail) && isToOneOfThem(mail)
}

const isToOneOfThem = (mail: Pick<OutboxRow, 'letter'>) => keepsLetter(mail.letter) && !isOfNewsletter(mail)

const isAddress = (email: string) => isMailAddress(email) && characterCount(email) <= limits.email.max

const isOfNewsletter = ({ letter }: Pick<OutboxRow, 'letter'>) => letter.startsWith('newsletter-')

/**
 * Corrects the address of a mail that did not arrive, and wherever else its person is known by it, so that the next one arrives too. The mail goes
 * out again where its letter is whole; else it is seen to.
 */
export function correctAddress(context: ServiceContext, mailId: string, typed: string): Promise<Correcting> {
  return context.transaction<Correcting>(async (trx) => {
    const email = asciiDomain(typed.trim())
    if (!isAddress(email)) return { ok: false, problem: 'bad_email' }
    const mail = await trx.selectFrom('outbox').selectAll().where('id', '=', mailId).executeTakeFirst()
    const now = context.now()
    if (!mail || !isCorrectable(mail)) return { ok: false, problem: 'unknown' }
    if (mail.recipient === email) return { ok: false, problem: 'same_email' }
    if (!(await isStillSo(trx, mail, now))) return { ok: false, problem: 'unknown' }
    const from = mail.recipient
    const rows = [
      ...(await correctWhatIsHeld(trx, from, email, now, all)),
      ...(await correctMails(trx, from, email, all)),
    ]
    const people = await correctMerges(trx, from, email, now)
    const isAgain = (await retryMails(trx, now, mailId, new Date(now.getTime() + undoMs))) === 1
    await context.record(trx, { act: 'mail.correct', subject: { kind: 'mail', id: mailId } })
    return { ok: true, isAgain, correction: { from, rows, people } }
  })
}

/** Takes a correction back until its mail begins to leave. What else is held under the right address stays there. @returns whether it was in time */
export function undoCorrection(context: ServiceContext, mailId: string, correction: Correction): Promise<boolean> {
  return context.transaction(async (trx) => {
    const { from, rows, people } = correction
    const now = context.now()
    const mail = await trx.selectFrom('outbox').selectAll().where('id', '=', mailId).executeTakeFirst()
    if (!mail || !isAddress(from) || !isToOneOfThem(mail)) return false
    const known = await addressesOf(trx, mail.recipient)
    if (!people.flat().every((address) => known.includes(address))) return false
    if (!((await giveUpAgain(trx, mailId, now)) || (await settleMail(trx, mailId, null)) === 1)) return false
    const isMeant: IsMeant = (id) => id === mailId || rows.includes(id)
    await correctWhatIsHeld(trx, mail.recipient, from, now, isMeant)
    await correctMails(trx, mail.recipient, from, isMeant)
    for (const address of people.flat()) await splitAddress(trx, address)
    for (const [main = '', ...others] of people) await mergeAddresses(trx, others, main, now)
    await context.record(trx, { act: 'mail.undo-correct', subject: { kind: 'mail', id: mailId } })
    return true
  })
}

type IsMeant = (id: string) => boolean

const all: IsMeant = () => true

/** Notes that a mail is seen to, unless somebody else corrected it or had it sent since it was read. */
function isStillSo(trx: Database, { id, recipient, status }: OutboxRow, now: Date): Promise<boolean> {
  return trx
    .updateTable('outbox')
    .set({ settled_at: now.toISOString() })
    .where('id', '=', id)
    .where('recipient', '=', recipient)
    .where('status', '=', status)
    .$call(hasChanged)
}

/** @returns what it was, by ids */
async function correctWhatIsHeld(
  trx: Database,
  before: string,
  email: string,
  now: Date,
  isMeant: IsMeant,
): Promise<string[]> {
  const [old_key, changed_at] = [emailKey(before), now.toISOString()]
  const correct = { email, email_key: emailKey(email) }
  const ids: string[] = []
  for (const { id } of await messagesFrom(trx, before)) {
    if (!isMeant(id)) continue
    await changeEnquiry(trx, id, { ...correct, changed_at }, undefined)
    await refreshWords(trx, id)
    ids.push(id)
  }
  const appointments = await trx.selectFrom('appointments').select('id').where('email_key', '=', old_key).execute()
  for (const { id } of appointments) {
    if (!isMeant(id)) continue
    await trx
      .updateTable('appointments')
      .set({ ...correct, changed_at })
      .where('id', '=', id)
      .execute()
    ids.push(id)
  }
  // Whoever waits under both addresses waits once already.
  const entries = trx.selectFrom('waitlist_entries').select('id')
  const entry = await entries.where('email_key', '=', old_key).executeTakeFirst()
  const other = await entries.where('email_key', '=', correct.email_key).executeTakeFirst()
  if (!entry || other || !isMeant(entry.id)) return ids
  await trx.updateTable('waitlist_entries').set(correct).where('id', '=', entry.id).execute()
  return [...ids, entry.id]
}

/**
 * What waits, or did not arrive, would go to the wrong address as well; and so would our answer to what tells us of it.
 * @returns which mails it was
 */
async function correctMails(trx: Database, before: string, email: string, isMeant: IsMeant): Promise<string[]> {
  const isWrong = (address: unknown) => typeof address === 'string' && emailKey(address) === emailKey(before)
  const ids: string[] = []
  for (const mail of await mailsOf(trx, before)) {
    if ((mail.status === 'sent' && !hasFailed(mail)) || isOfNewsletter(mail) || !isMeant(mail.id)) continue
    const params: { email?: unknown } = JSON.parse(mail.params)
    await trx
      .updateTable('outbox')
      .set({
        ...(isWrong(mail.recipient) && { recipient: email }),
        params: JSON.stringify({ ...params, ...(isWrong(params.email) && { email }) }),
      })
      .where('id', '=', mail.id)
      .where('leased_by', 'is', null)
      .execute()
    ids.push(mail.id)
  }
  return ids
}

/** Of somebody with several addresses, the right one stands for all of them. @returns who was one person before */
async function correctMerges(trx: Database, before: string, email: string, now: Date): Promise<string[][]> {
  const people = [await addressesOf(trx, before), await addressesOf(trx, email)]
  if (people[0]?.length === 1) return []
  const key = emailKey(email)
  await splitAddress(trx, key)
  await mergeAddresses(
    trx,
    people.flat().filter((address) => address !== key),
    key,
    now,
  )
  return people
}
