import { randomUUID } from 'node:crypto'
import { countChanged, hasChanged, rowCount } from '../db/count.ts'
import type { NewsletterImport, NewsletterSubscriber, SubscriberStatus } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'

/** Rows of one statement: both stores take so many parameters. */
const batchSize = 500

/** How the readers of these addresses stand, by address in lower case. */
export async function statusesOf(db: Database, emailKeys: string[]): Promise<Map<string, SubscriberStatus>> {
  const rows = await inBatches(emailKeys, (keys) =>
    db.selectFrom('newsletter_subscribers').select(['email_key', 'status']).where('email_key', 'in', keys).execute(),
  )
  return new Map(rows.map(({ email_key, status }) => [email_key, status]))
}

export async function addImport(db: Database, added: NewsletterImport): Promise<void> {
  await db.insertInto('newsletter_imports').values(added).execute()
}

/**
 * Adds readers whose address is not there yet; in one order, so that two imports at once do not wait for each other.
 * @returns the addresses added, in lower case; somebody may have been faster with the others.
 */
export async function addImported(db: Database, readers: NewsletterSubscriber[]): Promise<Set<string>> {
  const sorted = readers.toSorted((one, other) => (one.email_key < other.email_key ? -1 : 1))
  const added = await inBatches(sorted, async (some) => {
    const rows = await db
      .insertInto('newsletter_subscribers')
      .values(some)
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning(['id', 'email_key', 'created_at'])
      .execute()
    const events = rows.map(({ id, created_at }) => ({
      id: randomUUID(),
      subscriber_id: id,
      kind: 'imported' as const,
      detail: null,
      at: created_at,
    }))
    if (events.length > 0) await db.insertInto('reader_events').values(events).execute()
    return rows
  })
  return new Set(added.map(({ email_key }) => email_key))
}

/** Newest first. `held`: readers that it brought and that are still held. */
export async function listImports(db: Database): Promise<(NewsletterImport & { held: number })[]> {
  return db
    .selectFrom('newsletter_imports')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('newsletter_subscribers')
        .select(rowCount.as('held'))
        .whereRef('newsletter_subscribers.import_id', '=', 'newsletter_imports.id')
        .$asScalar()
        .$notNull()
        .as('held'),
    )
    .orderBy('created_at', 'desc')
    .execute()
}

export function findImport(db: Database, id: string): Promise<NewsletterImport | undefined> {
  return db.selectFrom('newsletter_imports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whose subscription ended, who chose a language, who signed up again: they have acted since the import. */
export async function countActed(db: Database, importId: string): Promise<Record<ActedHow, number>> {
  const readers = await db
    .selectFrom('newsletter_subscribers')
    .select(['status'])
    .select(({ exists, selectFrom }) => {
      const did = selectFrom('reader_events').select('id').whereRef('subscriber_id', '=', 'newsletter_subscribers.id')
      return [
        exists(did.where('kind', 'in', ['asked', 'confirmed'])).as('signedUp'),
        exists(did.where('kind', '=', 'language')).as('language'),
      ]
    })
    .where('import_id', '=', importId)
    .execute()
  const counts = { ended: 0, signedUp: 0, language: 0 }
  for (const { status, signedUp, language } of readers) {
    if (status !== 'confirmed') counts.ended++
    else if (signedUp) counts.signedUp++
    else if (language) counts.language++
  }
  return counts
}

/** Why a reader stays when the import is undone. */
export type ActedHow = 'ended' | 'signedUp' | 'language'

/** Removes the readers of an import who have done nothing since. @returns how many those were */
export function removeUntouched(db: Database, importId: string): Promise<number> {
  return db
    .deleteFrom('newsletter_subscribers')
    .where('import_id', '=', importId)
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reader_events')
            .select('id')
            .whereRef('subscriber_id', '=', 'newsletter_subscribers.id')
            .where('kind', 'in', ['asked', 'confirmed', 'language']),
        ),
      ),
    )
    .$call(countChanged)
}

/** @returns false when somebody else was faster. */
export async function markUndone(db: Database, id: string, at: string): Promise<boolean> {
  return db
    .updateTable('newsletter_imports')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .$call(hasChanged)
}

export async function noteRemoved(db: Database, id: string, removed: number): Promise<void> {
  await db.updateTable('newsletter_imports').set({ removed }).where('id', '=', id).execute()
}

async function inBatches<Item, Row>(items: Item[], work: (some: Item[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    rows.push(...(await work(items.slice(start, start + batchSize))))
  }
  return rows
}
