import type { Database, ReaderEventKind } from '../db/tables.ts'
import { noteReader } from './reader-events.ts'
import { unsubscribe } from './store.ts'

/** Ends a subscription and notes it, once: links of old letters are pressed again. */
export async function leave(
  trx: Database,
  subscriberId: string,
  now: Date,
  how: Extract<ReaderEventKind, 'left' | 'taken-out'> = 'left',
): Promise<void> {
  const at = now.toISOString()
  if (await unsubscribe(trx, subscriberId, at)) await noteReader(trx, subscriberId, how, at)
}
