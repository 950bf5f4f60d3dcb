import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { compactSqlite } from '#server/db/compact.ts'
import { createPeopleService } from '#server/people/service.ts'
import { createServices } from '#server/services.ts'
import { startChild } from '../support/child.ts'
import { rawStore } from '../support/raw-store.ts'
import { openTestStore, silentLog } from '../support/store.ts'
import { visitor } from '../support/visitor.ts'

// Promise: Somebody who is erased is gone from the store's files, also while a server writes without a pause, and it goes on.

const email = 'mira@muster.example'

it('erase works beside a server that writes without a pause', { timeout: 150_000 }, async () => {
  const store = await openTestStore('sqlite')
  const parts = { db: store.db, config: store.config, log: silentLog }
  await createServices(parts).sendContactMessage({ name: 'Mira', email, message: 'Zehn Zeichen lang.' }, visitor())
  const server = startChild('tests/support/submit-until-killed.ts', ['s'], store.env)
  const served = () => server.stdout().split('\n').length
  await expect.poll(served, { timeout: 60_000 }).toBeGreaterThan(4)
  const erasure = await createPeopleService(createContext(parts)).erase(email)
  expect(erasure).toMatchObject({ contacts: 1, mails: 2 })
  // Where the other process left no pause long enough, the answer says so, and a later attempt finds one.
  if (erasure.ok && !erasure.compacted) await expect.poll(() => compactSqlite(store.db)).toBe(true)
  expect((await rawStore(store)).toLowerCase()).not.toContain(email.toLowerCase())
  const before = served()
  await expect.poll(served, { timeout: 60_000 }).toBeGreaterThan(before)
  server.process.kill('SIGKILL')
  expect(await server.finished).toMatchObject({ stderr: '' })
})
