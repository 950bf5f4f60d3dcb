import { expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { addReaders } from '#tests/support/readers.ts'
import { onBothStores } from '#tests/support/store.ts'

onBothStores('readers of before', (open) => {
  it('have a history of what was known of them', async () => {
    const { db, kind, ...store } = await open()
    await addReaders(db, 1, { status: 'pending', name: 'waiting' })
    await addReaders(db, 1, { status: 'unsubscribed', name: 'left' })
    const [waiting, left] = await db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .orderBy('email', 'desc')
      .execute()
    for (const table of ['reader_events', 'newsletter_imports', 'issue_outcomes', 'issue_clicks']) {
      await db.schema.dropTable(table).execute()
    }
    for (const index of ['newsletter_subscribers_import', 'newsletter_subscribers_status']) {
      await db.schema.dropIndex(index).execute()
    }
    await db.schema.alterTable('newsletter_subscribers').dropColumn('import_id').execute()
    await db.deleteFrom('schema_migrations').where('name', '=', '0014-imports-and-issue-counts').execute()

    await migrate({ ...store, db, kind })

    const at = '2026-11-01T08:00:00.000Z'
    const events = await db
      .selectFrom('reader_events')
      .select(['subscriber_id', 'kind', 'at'])
      .orderBy('kind')
      .execute()
    expect(events.filter(({ subscriber_id }) => subscriber_id === waiting?.id)).toMatchObject([{ kind: 'asked', at }])
    expect(events.filter(({ subscriber_id }) => subscriber_id === left?.id)).toMatchObject([
      { kind: 'asked', at },
      { kind: 'confirmed', at },
      { kind: 'left', at },
    ])
    expect(await db.selectFrom('newsletter_subscribers').selectAll().execute()).toHaveLength(2)
  })
})
