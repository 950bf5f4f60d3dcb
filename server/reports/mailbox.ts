import { ImapFlow } from 'imapflow'
import { type DeliveredMail, heaviestMail } from '../incoming/service.ts'
import type { BounceMailbox } from './mailbox-url.ts'

/** Reports stand at the beginning of a mail, before the letter that they are about. */
const longestRead = 512 * 1024

/** Mails read in one visit; the next visit goes on. */
const mostMails = 500

/**
 * Visits the mailbox once. What is understood is deleted; anything else is flagged and stays, so that a person sees it and nobody
 * reads it twice.
 * @param take says whether a mail is done with
 * @returns how many mails lie there that a person has to look at
 * @throws when the server cannot be reached, refuses the login, or has no such folder.
 */
export async function visitMailbox(
  { host, port, isEncrypted, user, password, folder }: BounceMailbox,
  take: (mail: DeliveredMail) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<number> {
  const client = new ImapFlow({
    host,
    port,
    secure: isEncrypted,
    // Unencrypted is allowed to this machine only, whose certificate nobody vouches for.
    ...(!isEncrypted && { doSTARTTLS: false }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    maxLiteralSize: 2 * heaviestMail,
    maxResponseSize: 4 * heaviestMail,
  })
  // Told again by the command that fails; without a listener it would end the process.
  client.on('error', () => {})
  const cut = () => client.close()
  signal?.addEventListener('abort', cut)
  try {
    await client.connect()
    await client.mailboxOpen(folder)
    const waiting = (await client.search({ flagged: false, deleted: false }, { uid: true })) || []
    for (const uid of waiting.slice(0, mostMails)) {
      signal?.throwIfAborted()
      const fetch = async (maxLength: number) => {
        const query = { size: true, internalDate: true, source: { start: 0, maxLength } }
        return (await client.fetchOne(String(uid), query, { uid: true })) || undefined
      }
      const mail = await fetch(longestRead)
      if (!mail?.source) continue
      const { source: head, size = head.length, internalDate = new Date() } = mail
      const whole = async () => (size <= head.length ? head : ((await fetch(heaviestMail))?.source ?? head))
      // One at a time: of a visit that is cut short, one mail at most is read again.
      if (await take({ head, size, arrivedAt: new Date(internalDate), whole }))
        await client.messageDelete(String(uid), { uid: true })
      else await client.messageFlagsAdd(String(uid), ['\\Flagged'], { uid: true })
    }
    const left = (await client.search({ flagged: true, deleted: false }, { uid: true })) || []
    return left.length
  } finally {
    signal?.removeEventListener('abort', cut)
    await client.logout().catch(() => client.close())
  }
}
