import type { DocumentOf } from '#content/catalogue.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import { readReply, saysFull, saysPolicy } from './refusal.ts'

/** Why a mail did not arrive: each has a sentence at the desk. */
export type MailReason = keyof DocumentOf<'desk/outbox'>['reasons']

/** Told by what the mail server answered last. */
export function reasonOf({
  failure,
  smtp_code,
  error,
}: Pick<OutboxRow, 'failure' | 'smtp_code' | 'error'>): MailReason {
  if (failure === null) return error === null ? 'unnamed' : 'unwritten'
  if (failure === 'login' || failure === 'unreachable') return failure
  const code = smtp_code ?? ''
  const words = error ?? ''
  if (code.endsWith('.2.2') || saysFull.test(words)) return 'full'
  if (code.endsWith('.3.4') || code.endsWith('.2.3')) return 'too_large'
  const answer = code.includes('.') ? { status: code } : { reply: Number(code) || undefined }
  const { about } = readReply({ ...answer, words, isAboutRecipient: true })
  if (about === 'address') return 'unknown_address'
  if (about === 'later') return 'busy'
  return code.includes('.7.') || saysPolicy.test(words) ? 'distrusted' : 'refused'
}
