import { hourMs } from '#contract/milliseconds.ts'
import type { ServiceContext } from '../context.ts'
import type { NewsletterToken, ReaderEventKind } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'
import { hashToken, linkToken } from '../mail/links.ts'
import { noteReader } from './reader-events.ts'
import { addToken } from './store.ts'

/** How long a confirmation link works. */
const confirmationHours = 24

type Confirmation = {
  subscriberId: string
  email: string
  kind: Extract<ReaderEventKind, 'asked' | 'asked-again'>
  /** What confirming agrees to. */
  consent: Pick<NewsletterToken, 'language' | 'consent_version' | 'consent_at' | 'consent_page'>
}

/** Notes that a reader is asked, with a link of its own, and queues the letter that carries it. */
export async function addConfirmation(
  trx: Database,
  context: Pick<ServiceContext, 'config' | 'enqueue' | 'newId' | 'now'>,
  { subscriberId, email, kind, consent }: Confirmation,
): Promise<void> {
  const now = context.now()
  const tokenId = context.newId()
  await noteReader(trx, subscriberId, kind, now.toISOString())
  await addToken(trx, {
    id: tokenId,
    subscriber_id: subscriberId,
    purpose: 'confirm',
    token_hash: hashToken(linkToken(context.config.secret, 'confirm', tokenId)),
    expires_at: new Date(now.getTime() + confirmationHours * hourMs).toISOString(),
    ...consent,
  })
  const letter = { kind: 'newsletter-confirmation', tokenId } as const
  await context.enqueue(trx, { to: email, language: consent.language, letter })
}
