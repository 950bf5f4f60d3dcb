import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { createPeopleService } from '#server/people/service.ts'
import { createServices } from '#server/services.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { newPlace, openTestStore, silentLog, type TestStore } from '#tests/support/store.ts'
import { tableNames } from '#tests/support/tables.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { copiedTables, copyStore } from './copy.ts'
import { migrate } from './migrate.ts'
import { openStore, type Store } from './open.ts'
import type { Database } from './tables.ts'

async function filledStore(): Promise<TestStore> {
  const store = await openTestStore('sqlite')
  const services = createServices({ db: store.db, config: store.config, log: silentLog })
  await services.subscribeToNewsletter({ email: 'mira@muster.example' }, visitor())
  await services.confirmNewsletter(tokenIn((await queuedLetters(store.db, store.config))[0]?.text ?? ''))
  for (let number = 0; number < 30; number++) {
    const meta = visitor({ address: addressOf(Math.floor(number / 5)) })
    await services.joinWaitlist({ email: `m${number}@muster.example`, tier: 'early_access' }, meta)
  }
  await services.sendContactMessage(
    { name: 'Zoë', email: 'z@muster.example', message: '«Grüezi» 😀 ab morgen' },
    visitor(),
  )
  await services.logSecurityEvent({ event_type: 'csrf_attempt', event_data: { page: '/' } }, visitor())
  const gone = { name: 'Gone', email: 'gone@muster.example', message: 'Bitte wieder löschen.' }
  await services.sendContactMessage(gone, visitor())
  await createPeopleService(createContext({ db: store.db, config: store.config, log: silentLog })).erase(gone.email)
  await store.db.updateTable('tiers').set({ total_slots: 40 }).where('tier', '=', 'early_access').execute()
  return store
}

async function emptyTarget(): Promise<Store> {
  const place = await newPlace('postgres')
  const target = openStore(readConfig(place.env))
  onTestFinished(async () => {
    await target.close()
    await place.remove()
  })
  await migrate(target)
  return target
}

async function everyRow(db: Database) {
  const rows: Record<string, unknown[]> = {}
  for (const table of copiedTables) {
    rows[table] = (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort()
  }
  return rows
}

it('every row arrives in PostgreSQL as it was, and the site goes on there', async () => {
  const source = await filledStore()
  const target = await emptyTarget()
  const before = await everyRow(source.db)
  const copy = await copyStore(source, target)
  expect(copy).toMatchObject({
    ok: true,
    counts: {
      newsletter_subscribers: 1,
      newsletter_tokens: 2,
      newsletter_suppressions: 1,
      waitlist_entries: 30,
      tiers: 2,
    },
  })
  expect(await everyRow(target.db)).toEqual(before)
  const services = createServices({ db: target.db, config: source.config, log: silentLog })
  expect(await services.joinWaitlist({ email: 'next@muster.example' }, visitor())).toEqual({ ok: true })
  const newest = await target.db.selectFrom('waitlist_entries').select('position').orderBy('position', 'desc').limit(1)
  expect(await newest.execute()).toEqual([{ position: 31 }])
})

it('a target that holds something is refused and left as it is', async () => {
  const source = await filledStore()
  const target = await emptyTarget()
  await createServices({ db: target.db, config: source.config, log: silentLog }).joinWaitlist(
    { email: 'first@muster.example' },
    visitor(),
  )
  const before = await everyRow(target.db)
  expect(await copyStore(source, target)).toEqual({ ok: false, problem: 'target_not_empty', table: 'waitlist_entries' })
  expect(await everyRow(target.db)).toEqual(before)
})

it('a source that somebody else has open is refused', async () => {
  const source = await filledStore()
  const target = await emptyTarget()
  const server = openStore(source.config)
  await server.db.selectFrom('tiers').selectAll().execute()
  expect(await copyStore(source, target)).toEqual({ ok: false, problem: 'source_in_use' })
  await server.close()
  expect(await copyStore(source, target)).toMatchObject({ ok: true })
})

it('nothing arrives when a row cannot be written', async () => {
  const source = await filledStore()
  const target = await emptyTarget()
  await source.db.updateTable('contact_messages').set({ message: 'a \u0000 that PostgreSQL cannot hold' }).execute()
  const before = await everyRow(target.db)
  await expect(copyStore(source, target)).rejects.toThrow()
  expect(await everyRow(target.db)).toEqual(before)
})

it('no table is forgotten', async () => {
  const tables = await tableNames(await openTestStore('sqlite'))
  // The search index is made anew by what is copied.
  const data = tables.filter((name) => name !== 'schema_migrations' && !name.startsWith('enquiry_search'))
  expect(data.sort()).toEqual([...copiedTables].sort())
})
