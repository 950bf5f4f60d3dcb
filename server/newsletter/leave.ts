import type { ReaderEventKind } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'
import { addToLatestIssue } from './outcomes.ts'
import { noteReader } from './reader-events.ts'
import { findSubscriber, readerEvents, unsubscribe } from './store.ts'

/**
 * Ends a subscription and notes it, once: links of old letters are pressed again. Who was taken out and then leaves is noted as well, so
 * that nobody brings them back.
 */
export async function leave(
  trx: Database,
  subscriberId: string,
  now: Date,
  how: Extract<ReaderEventKind, 'left' | 'taken-out'> = 'left',
): Promise<void> {
  const at = now.toISOString()
  const isEnded = await unsubscribe(trx, subscriberId, at)
  if (!isEnded && (how === 'taken-out' || (await readerEvents(trx, subscriberId)).at(-1)?.kind !== 'taken-out')) return
  await noteReader(trx, subscriberId, how, at)
  const reader = how === 'left' ? await findSubscriber(trx, subscriberId) : undefined
  if (reader) await addToLatestIssue(trx, reader.email, 'left')
}
