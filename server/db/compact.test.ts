import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestStore, type TestStore } from '#tests/support/store.ts'
import { compactSqlite } from './compact.ts'

const word = 'zeppelin-over-the-lake'

const write = ({ db }: TestStore) => sql`insert into store_state (name, value) values (${word}, 'x')`.execute(db)
const count = ({ db }: TestStore) => sql`select * from store_state where name = ${word}`.execute(db)

it('leaves nothing of what was deleted, in the file or its log', async () => {
  const store = await openTestStore('sqlite')
  await write(store)
  await sql`delete from store_state where name = ${word}`.execute(store.db)
  expect(await readFile(`${store.location}-wal`, 'latin1')).toContain(word)
  expect(await compactSqlite(store.db)).toBe(true)
  expect(await readFile(store.location, 'latin1')).not.toContain(word)
  expect(await readFile(`${store.location}-wal`)).toHaveLength(0)
})

it('lets the process go on meanwhile, and whoever needs the store waits', async () => {
  const store = await openTestStore('sqlite')
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  const compacting = compactSqlite(store.db)
  await write(store)
  clearInterval(counting)
  expect(turns).toBeGreaterThan(0)
  expect(await compacting).toBe(true)
  expect((await count(store)).rows).toHaveLength(1)
})

it('says so when another process reads all the time', async () => {
  const store = await openTestStore('sqlite')
  const other = new DatabaseSync(store.location)
  other.exec('begin')
  other.prepare('select count(*) from store_state').get()
  await write(store)
  expect(await compactSqlite(store.db)).toBe(false)
  other.close()
  expect(await compactSqlite(store.db)).toBe(true)
})
