import { asciiDomain, isMailAddress } from '#contract/email-domain.ts'
import { characterCount, limits } from '#contract/limits.ts'
import { messagesFrom } from '../contact/store.ts'
import type { ServiceContext } from '../context.ts'
import { emailKey } from '../db/email-key.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { changeEnquiry, refreshWords } from '../enquiries/store.ts'
import { hasFailed, retryMails, settleMail } from '../mail/outbox.ts'

export type Correcting =
  /** `isAgain`: the mail goes out once more. */
  { ok: true; isAgain: boolean } | { ok: false; problem: 'unknown' | 'bad_email' }

/** Whether somebody may write another address on it. The newsletter's are confirmed by whoever reads there, and by nobody else. */
export function isCorrectable(mail: Pick<OutboxRow, 'letter' | 'status' | 'refused_at' | 'held_since'>): boolean {
  return hasFailed(mail) && !mail.letter.startsWith('newsletter-')
}

/**
 * Corrects the address of a mail that did not arrive, and wherever else its person is known by it, so that the next one arrives too. The mail goes
 * out again where its letter is whole; else it is seen to.
 */
export function correctAddress(context: ServiceContext, mailId: string, typed: string): Promise<Correcting> {
  return context.transaction<Correcting>(async (trx) => {
    const email = asciiDomain(typed.trim())
    if (!isMailAddress(email) || characterCount(email) > limits.email.max) return { ok: false, problem: 'bad_email' }
    const mail = await trx.selectFrom('outbox').selectAll().where('id', '=', mailId).executeTakeFirst()
    if (!mail || !isCorrectable(mail)) return { ok: false, problem: 'unknown' }
    await trx.updateTable('outbox').set({ recipient: email }).where('id', '=', mailId).execute()
    await correctWhatIsHeld(trx, mail.recipient, email, context.now())
    const isAgain = (await retryMails(trx, context.now(), mailId)) === 1
    if (!isAgain) await settleMail(trx, mailId, context.now())
    await context.record(trx, { act: 'mail.correct', subject: { kind: 'mail', id: mailId } })
    return { ok: true, isAgain }
  })
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
