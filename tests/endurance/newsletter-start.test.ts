import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { createReleaseService } from '#server/newsletter/drafts/release.ts'
import { createDraftsService } from '#server/newsletter/drafts/service.ts'
import { addReaders } from '../support/readers.ts'
import { startServer } from '../support/server.ts'
import { startMailServer } from '../support/smtp.ts'
import { newPlace, type StoreKind, silentLog } from '../support/store.ts'

// Promise: A server killed while it queues an issue loses and doubles nobody.

const readers = 5_000

it.each<StoreKind>(['sqlite', 'postgres'])(
  'a server killed while it queues a released issue loses and doubles nobody, %s',
  { timeout: 120_000 },
  async (kind) => {
    const mailServer = await startMailServer()
    const place = await newPlace(kind)
    onTestFinished(place.remove)
    const env = {
      ...place.env,
      SITE_URL: 'http://localhost:3000',
      SMTP_URL: mailServer.url,
      SECRET: 'test'.repeat(10),
    }
    const config = readConfig(env)
    const store = openStore(config)
    onTestFinished(store.close)
    const { db } = store
    await migrate(store)
    await addReaders(db, readers)
    const context = createContext({ db, config, log: silentLog })
    const drafts = createDraftsService(context)
    const added = await drafts.add('Dezember 2026')
    if (!added.ok) throw new Error(added.problem)
    const text = { subject: 'Drei Listen', preheader: 'Zehn Minuten.', title: '', body: 'Der Dezember wird ruhiger.' }
    await drafts.save(added.id, 'de', text, 0)
    const progress = async () => {
      const issue = await db.selectFrom('newsletter_issues').select(['queued_count', 'queued_at']).executeTakeFirst()
      return { queued: issue?.queued_count ?? 0, isDone: Boolean(issue?.queued_at) }
    }

    const first = await startServer(env)
    onTestFinished(() => first.kill())
    // One letter an hour: it is the queueing that is looked at.
    expect(await createReleaseService(context).release(added.id, { at: 'now', perMinute: 1 })).toMatchObject({
      ok: true,
    })
    await expect.poll(async () => (await progress()).queued, { interval: 5 }).toBeGreaterThan(0)
    await first.kill()
    const atDeath = await progress()
    expect(atDeath.isDone).toBe(false)
    expect(atDeath.queued).toBeLessThan(readers)

    const second = await startServer(env)
    onTestFinished(() => second.kill())
    await expect.poll(async () => (await progress()).isDone, { timeout: 60_000, interval: 100 }).toBe(true)
    const mails = await db.selectFrom('outbox').select('recipient').execute()
    expect(mails).toHaveLength(readers)
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(readers)
    expect((await progress()).queued).toBe(readers)
    expect(await db.selectFrom('newsletter_issues').select('slug').execute()).toHaveLength(1)
  },
)
