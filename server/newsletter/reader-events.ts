import { randomUUID } from 'node:crypto'
import type { ReaderEventKind } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'

/** Notes what happened with a reader, in the transaction in which it happens. */
export async function noteReader(
  db: Database,
  subscriberId: string,
  kind: ReaderEventKind,
  at: string,
  detail: string | null = null,
): Promise<void> {
  await db
    .insertInto('reader_events')
    .values({ id: randomUUID(), subscriber_id: subscriberId, kind, detail, at })
    .execute()
}
