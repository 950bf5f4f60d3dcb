import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { connections } from '#server/mail/transport.ts'
import { runChild } from '../support/child.ts'
import { addReaders } from '../support/readers.ts'
import { startServer } from '../support/server.ts'
import { startMailServer } from '../support/smtp.ts'
import { newPlace } from '../support/store.ts'

// Promise: An issue reaches every reader although its server is killed while it sends.

/** How queueing and sending fare on both stores is tried in server/newsletter; here it is the processes that count. */
const readers = 40

const issue = `---
slug: november
language: de
subject: Neues im November
preheader: Drei Fristen.
---
Guten Morgen.
`

it('an issue reaches every reader although its server is killed while it sends', { timeout: 90_000 }, async () => {
  const mailServer = await startMailServer()
  const place = await newPlace('sqlite')
  onTestFinished(place.remove)
  const env = { ...place.env, SITE_URL: 'http://localhost:3000', SMTP_URL: mailServer.url, SECRET: 'test'.repeat(10) }
  const look = async <Result>(at: (store: Store) => Promise<Result>) => {
    const store = openStore(readConfig(env))
    await migrate(store)
    return at(store).finally(store.close)
  }
  await look(({ db }) => addReaders(db, readers))
  const file = join(place.env.DATA_DIR ?? '', 'issue.md')
  await writeFile(file, issue)
  for (const act of [
    ['add', file],
    ['release', 'november', '--confirm', '--rate', '6000'],
  ]) {
    expect(await runChild('operator/main.ts', ['newsletter', 'draft', ...act], env)).toMatchObject({ code: 0 })
  }

  const first = await startServer(env)
  onTestFinished(() => first.kill())
  await expect.poll(() => mailServer.mails.length, { interval: 5 }).toBeGreaterThan(3)
  await first.kill()

  // As if the minutes had passed after which another worker takes up the mails of a dead one.
  await look(({ db }) => db.updateTable('outbox').set({ leased_until: null, leased_by: null }).execute())
  const second = await startServer(env)
  onTestFinished(() => second.kill())
  const queued = () => look(async ({ db }) => (await outboxSummary(db)).queued)
  await expect.poll(queued, { timeout: 40_000, interval: 200 }).toBe(0)
  await second.stop({ keepData: true })

  const ids = await look(({ db }) => db.selectFrom('outbox').select('message_id').execute())
  const arrived = mailServer.mails.map(({ messageId }) => messageId)
  expect(new Set(arrived)).toEqual(new Set(ids.map(({ message_id }) => message_id)))
  // Twice is at most one letter a connection, under the same Message-ID.
  expect(arrived.length - readers).toBeLessThanOrEqual(connections)
})
