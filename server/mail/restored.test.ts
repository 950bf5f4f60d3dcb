import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { backUp } from '#server/db/backup.ts'
import { openStore } from '#server/db/open.ts'
import { writeQueued } from '#server/letters.ts'
import { createServices } from '#server/services.ts'
import { runTool } from '#tests/support/operator.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { newPlace, openTestStore, silentLog, type TestStore } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { outboxSummary } from './outbox.ts'
import { holdMailsOfRestored } from './restored.ts'
import { createMailWorker } from './worker.ts'

async function queueMails({ db, config }: Pick<TestStore, 'db' | 'config'>, name: string): Promise<void> {
  const services = createServices({ db, config, log: silentLog })
  const message = { name, email: `${name}@muster.example`, message: 'Zehn Zeichen lang.' }
  const from = visitor({ address: addressOf(name.length) })
  expect(await services.sendContactMessage(message, from)).toEqual({ ok: true })
}

it('a store restored from a backup file asks before it sends what was under way, and sends what is new', async () => {
  const site = await openTestStore('sqlite')
  await queueMails(site, 'old')
  const file = join(site.config.dataDir, 'backup.sqlite')
  expect(await backUp(site, file, new Date())).toMatchObject({ ok: true })
  // The store that was backed up goes on as ever.
  expect(await holdMailsOfRestored(site, new Date())).toBeUndefined()
  expect(await outboxSummary(site.db)).toMatchObject({ queued: 2, held: 0 })

  const place = await newPlace('sqlite')
  await mkdir(place.env.DATA_DIR ?? '', { recursive: true })
  await copyFile(file, join(place.env.DATA_DIR ?? '', 'site.sqlite'))
  const mailServer = await startMailServer()
  const env = { ...site.env, ...place.env, SMTP_URL: mailServer.url }
  const config = readConfig(env)
  const store = openStore(config)
  onTestFinished(async () => {
    await store.close()
    await place.remove()
  })
  expect(await holdMailsOfRestored(store, new Date())).toBe(2)
  expect(await holdMailsOfRestored(store, new Date())).toBeUndefined()
  await queueMails({ db: store.db, config }, 'brandnew')
  const worker = createMailWorker({ writeLetter: writeQueued, db: store.db, config, log: silentLog, pollMs: 20 })
  onTestFinished(() => worker.stop())
  worker.start()
  await expect.poll(() => outboxSummary(store.db)).toMatchObject({ queued: 0, sent: 2, held: 2 })
  expect(mailServer.mails).toHaveLength(2)

  const tool = (...args: string[]) => runTool(args, env)
  expect((await tool('status')).stdout).toContain('2 HELD BACK for your decision: mail release, mail discard')
  const held = JSON.parse((await tool('mail', 'list', '--status', 'held', '--json')).stdout)
  expect(held).toHaveLength(2)
  expect(await tool('mail', 'retry', held[0].id)).toMatchObject({ code: 1, stdout: '' })
})

it('what is held is released or discarded by the operator, all or one', async () => {
  const { db, config, env } = await openTestStore('sqlite')
  await queueMails({ db, config }, 'mira')
  await queueMails({ db, config }, 'reto1')
  const json = async (...args: string[]) => JSON.parse((await runTool(['mail', ...args, '--json'], env)).stdout)
  expect(await json('hold')).toEqual({ held: 4 })
  const [first, second] = await json('list', '--status', 'held')
  expect(await json('release', first.id)).toEqual({ released: 1 })
  expect(await json('discard', second.id.slice(0, 8))).toEqual({ discarded: 1 })
  expect(await outboxSummary(db)).toMatchObject({ queued: 1, held: 2 })
  expect(await runTool(['mail', 'release', second.id], env)).toMatchObject({ code: 1, stdout: '' })
  expect(await json('discard')).toEqual({ discarded: 2 })
  expect(await outboxSummary(db)).toMatchObject({ queued: 1, held: 0 })
})

it('a dump that was put back into PostgreSQL is recognised, once', async () => {
  const store = await openTestStore('postgres')
  expect(await holdMailsOfRestored(store, new Date())).toBeUndefined()
  await queueMails(store, 'mira')
  expect(await holdMailsOfRestored(store, new Date())).toBeUndefined()
  // What pg_restore does: the same rows in a table that is made anew.
  await sql`create table restored (like outbox including all)`.execute(store.db)
  await sql`insert into restored select * from outbox`.execute(store.db)
  await sql`drop table outbox`.execute(store.db)
  await sql`alter table restored rename to outbox`.execute(store.db)
  const both = await Promise.all([store, store.another()].map((open) => holdMailsOfRestored(open, new Date())))
  expect(both.filter((held) => held !== undefined)).toEqual([2])
  expect(await outboxSummary(store.db)).toMatchObject({ queued: 0, held: 2 })
  expect(await holdMailsOfRestored(store, new Date())).toBeUndefined()
})
