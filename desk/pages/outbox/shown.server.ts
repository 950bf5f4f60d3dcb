import type { MailListing } from '#server/mail/outbox.ts'
import type { Access } from '../../access.server.ts'
import { pick } from '../../pick.ts'

/** A mail as a list or its own page shows it: where it stands, why it did not arrive, and what can be done. */
export function shownMail(mail: MailListing, { services }: Access) {
  const { mails, people } = services
  const hasFailed = mails.hasFailed(mail)
  return {
    ...pick(mail, 'id', 'letter', 'attempts', 'error'),
    to: mail.recipient,
    /** What came back never arrived. */
    status: mail.held_since ? ('held' as const) : hasFailed ? ('dead' as const) : mail.status,
    isSettled: mail.settled_at !== null,
    isForUndo: mails.isForUndo(mail),
    reason: mail.error || hasFailed ? mails.reasonOf(mail) : undefined,
    mayRetry: mails.mayRetry(mail),
    mayCorrect: people.isCorrectable(mail),
    maySettle: hasFailed && mail.settled_at === null,
  }
}

export type ShownMail = ReturnType<typeof shownMail>
