import { asciiDomain, isMailAddress } from '#contract/email-domain.ts'
import { characterCount, limits } from '#contract/limits.ts'
import { messagesFrom } from '../contact/store.ts'
import type { ServiceContext } from '../context.ts'
import { hasChanged } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { changeEnquiry, refreshWords } from '../enquiries/store.ts'
import { keepsLetter } from '../letters.ts'
import { hasFailed, retryMails } from '../mail/outbox.ts'
import { mailsOf } from '../mail/person-mails.ts'
import { addressesOf, mergeAddresses, splitAddress } from './addresses.ts'

export type Correcting =
  /** `isAgain`: the mail goes out once more. */
  { ok: true; isAgain: boolean } | { ok: false; problem: 'unknown' | 'bad_email' }

/**
 * Whether somebody may write another address on it. The newsletter's are confirmed by whoever reads there, and by nobody else; our own
 * stands in the settings.
 */
export function isCorrectable(mail: Pick<OutboxRow, 'letter' | 'status' | 'refused_at' | 'held_since'>): boolean {
  return hasFailed(mail) && keepsLetter(mail.letter) && !isOfNewsletter(mail)
}

const isOfNewsletter = ({ letter }: Pick<OutboxRow, 'letter'>) => letter.startsWith('newsletter-')

/**
 * Corrects the address of a mail that did not arrive, and wherever else its person is known by it, so that the next one arrives too. The mail goes
 * out again where its letter is whole; else it is seen to.
 */
export function correctAddress(context: ServiceContext, mailId: string, typed: string): Promise<Correcting> {
  return context.transaction<Correcting>(async (trx) => {
    const email = asciiDomain(typed.trim())
    if (!isMailAddress(email) || characterCount(email) > limits.email.max) return { ok: false, problem: 'bad_email' }
    const mail = await trx.selectFrom('outbox').selectAll().where('id', '=', mailId).executeTakeFirst()
    const now = context.now()
    if (!mail || !isCorrectable(mail) || !(await isStillSo(trx, mail, now))) return { ok: false, problem: 'unknown' }
    await correctWhatIsHeld(trx, mail.recipient, email, now)
    await correctMails(trx, mail.recipient, email)
    await correctMerges(trx, mail.recipient, email, now)
    const isAgain = (await retryMails(trx, now, mailId)) === 1
    await context.record(trx, { act: 'mail.correct', subject: { kind: 'mail', id: mailId } })
    return { ok: true, isAgain }
  })
}

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

async function correctWhatIsHeld(trx: Database, before: string, email: string, now: Date): Promise<void> {
  const [old_key, changed_at] = [emailKey(before), now.toISOString()]
  const correct = { email, email_key: emailKey(email) }
  for (const { id } of await messagesFrom(trx, before)) {
    await changeEnquiry(trx, id, { ...correct, changed_at }, undefined)
    await refreshWords(trx, id)
  }
  await trx
    .updateTable('appointments')
    .set({ ...correct, changed_at })
    .where('email_key', '=', old_key)
    .execute()
  // Whoever waits under both addresses waits once already.
  await trx
    .updateTable('waitlist_entries')
    .set(correct)
    .where('email_key', '=', old_key)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('waitlist_entries as other').select('id').where('email_key', '=', correct.email_key))),
    )
    .execute()
}

/** What waits, or did not arrive, would go to the wrong address as well; and so would our answer to what tells us of it. */
async function correctMails(trx: Database, before: string, email: string): Promise<void> {
  const isWrong = (address: unknown) => typeof address === 'string' && emailKey(address) === emailKey(before)
  for (const mail of await mailsOf(trx, before)) {
    if ((mail.status === 'sent' && !hasFailed(mail)) || isOfNewsletter(mail)) continue
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
  }
}

/** Of somebody with several addresses, the right one stands for all of them. */
async function correctMerges(trx: Database, before: string, email: string, now: Date): Promise<void> {
  const addresses = await addressesOf(trx, before)
  if (addresses.length === 1) return
  const key = emailKey(email)
  const all = [...addresses, ...(await addressesOf(trx, email))]
  await splitAddress(trx, key)
  await mergeAddresses(
    trx,
    all.filter((address) => address !== key),
    key,
    now,
  )
}
