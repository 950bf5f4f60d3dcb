import { emailKey } from '../db/email-key.ts'

/** Google ignores dots in these (https://support.google.com/mail/answer/7436150), and both names are one service. */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, as far as anybody can know it: what stands after a plus sign is the owner's own mark,
 * and Gmail does not read dots. Limits count by it, so that one mailbox is no target under a hundred spellings. People are
 * told apart by the whole address.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
