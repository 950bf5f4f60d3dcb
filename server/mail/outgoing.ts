import type { Config } from '../config.ts'
import type { OutgoingMail } from './transport.ts'
import type { WrittenLetter } from './written.ts'

/**
 * A letter as it leaves for one address, with the headers of a machine's mail.
 * @param returnPath where reports about it go; the sender's address unless said
 */
export function outgoingMail(
  { headers, ...letter }: WrittenLetter,
  { to, messageId, returnPath }: { to: string; messageId: string; returnPath?: string | undefined },
  { mailFrom }: Pick<Config, 'mailFrom'>,
): OutgoingMail {
  return {
    ...letter,
    from: mailFrom,
    to: { name: '', address: to },
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    xMailer: false,
    ...(returnPath && { envelope: { from: returnPath, to } }),
  }
}

/** @param id another one for each mail, and the same each time that mail is sent */
export function messageIdOf(id: string, { mailFrom }: Pick<Config, 'mailFrom'>): string {
  return `<${id}@${mailFrom.address.split('@')[1]}>`
}
