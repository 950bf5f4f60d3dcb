import { readdir } from 'node:fs/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { read } from '#content/documents.ts'
import { availability } from '#content/tiers.ts'
import { readConfig } from '#server/config.ts'
import { runChild } from '#tests/support/child.ts'
import { newPlace, onBothStores } from '#tests/support/store.ts'
import { tableNames } from '#tests/support/tables.ts'
import { migrate } from './migrate.ts'
import { openStore } from './open.ts'

const defaultTiers = availability(read('tiers'))

describe.each(['sqlite', 'postgres'] as const)('migrations on %s', (kind) => {
  it('run once when four processes start at once', async () => {
    const place = await newPlace(kind)
    onTestFinished(place.remove)
    const children = await Promise.all(
      Array.from({ length: 4 }, () => runChild('tests/support/migrate-store.ts', [], place.env)),
    )
    expect(children.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(4).fill({ code: 0, stderr: '' }))
    expect(new Set(children.map(({ stdout }) => stdout)).size).toBe(1)
    const store = openStore(readConfig(place.env))
    const applied = await store.db.selectFrom('schema_migrations').select('name').orderBy('name').execute()
    const tiers = await store.db.selectFrom('tiers').selectAll().orderBy('sort').execute()
    await store.close()
    const files = await readdir(new URL('migrations', import.meta.url))
    expect(applied.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
    expect(tiers).toMatchObject(
      defaultTiers.map(({ tier, total_slots, accepted_count }) => ({ tier, total_slots, accepted_count })),
    )
  })

  it('keep nothing of a run in which one fails, and run again', async () => {
    const place = await newPlace(kind)
    const store = openStore(readConfig(place.env))
    onTestFinished(async () => {
      await store.close()
      await place.remove()
    })
    // Of a later migration: those before it have done their work when it fails.
    await store.db.schema.createTable('audit_log').addColumn('id', 'text').execute()
    await expect(migrate(store)).rejects.toThrow(/audit_log/)
    expect(await tableNames(store)).toEqual(['audit_log'])
    await store.db.schema.dropTable('audit_log').execute()
    await migrate(store)
    expect(await tableNames(store)).toContain('contact_messages')
  })
})

onBothStores('migrations', (open) => {
  it('change nothing the second time', async () => {
    const store = await open()
    const before = await store.db.selectFrom('schema_migrations').selectAll().execute()
    await migrate(store)
    expect(await store.db.selectFrom('schema_migrations').selectAll().execute()).toEqual(before)
  })

  it('refuse a store that a newer version wrote', async () => {
    const store = await open()
    await store.db.insertInto('schema_migrations').values({ name: '9999-later', applied_at: 'later' }).execute()
    await expect(migrate(store)).rejects.toThrow(/newer version.*9999-later/)
  })
})
