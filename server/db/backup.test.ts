import { copyFile, mkdir, readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createServices } from '#server/services.ts'
import { startChild } from '#tests/support/child.ts'
import { newPlace, openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { backUp, backupAge, proveBackup } from './backup.ts'
import { migrate } from './migrate.ts'
import { openStore } from './open.ts'

/** What docs/backup.md says: the file becomes site.sqlite of an empty DATA_DIR. */
async function restored(file: string) {
  const place = await newPlace('sqlite')
  const folder = place.env.DATA_DIR ?? ''
  await mkdir(folder, { recursive: true })
  await copyFile(file, join(folder, 'site.sqlite'))
  const config = readConfig(place.env)
  const store = openStore(config)
  onTestFinished(async () => {
    await store.close()
    await place.remove()
  })
  await migrate(store)
  return { store, services: createServices({ db: store.db, config, log: silentLog }) }
}

it('a backup can be restored into a new DATA_DIR, read and written', async () => {
  const site = await openTestStore('sqlite')
  const services = createServices({ db: site.db, config: site.config, log: silentLog })
  await services.joinWaitlist({ email: 'mira@muster.example', company: 'Bäckerei «Süd»' }, visitor())
  const file = join(site.config.dataDir, 'backup.sqlite')
  const backup = await backUp(site, file, new Date())
  expect(backup).toEqual({ ok: true, bytes: (await stat(file)).size })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await services.joinWaitlist({ email: 'later@muster.example' }, visitor())

  const copy = await restored(file)
  const entries = await copy.store.db.selectFrom('waitlist_entries').select(['email', 'company']).execute()
  expect(entries).toEqual([{ email: 'mira@muster.example', company: 'Bäckerei «Süd»' }])
  expect(await copy.services.joinWaitlist({ email: 'mira@muster.example' }, visitor())).toMatchObject({
    code: 'already_registered',
  })
  expect(await copy.services.joinWaitlist({ email: 'reto@muster.example' }, visitor())).toEqual({ ok: true })
})

it('a backup taken while another process writes without a pause is whole', async () => {
  const site = await openTestStore('sqlite')
  const writer = startChild('tests/support/submit-until-killed.ts', ['w'], site.env)
  await expect.poll(() => writer.stdout().split('\n').length, { timeout: 120_000 }).toBeGreaterThan(4)
  const before = writer.stdout().split('\n').slice(0, -1)
  const file = join(site.config.dataDir, 'backup.sqlite')
  expect(await backUp(site, file, new Date())).toMatchObject({ ok: true })
  writer.process.kill('SIGKILL')
  await writer.finished

  const { store } = await restored(file)
  const names = (await store.db.selectFrom('contact_messages').select('name').execute()).map(({ name }) => name)
  expect(before.filter((name) => !names.includes(name))).toEqual([])
  const letters = await store.db.selectFrom('outbox').select('id').where('letter', '=', 'contact-operator').execute()
  expect(letters).toHaveLength(names.length)
})

it('a backup overwrites nothing and leaves nothing half written', async () => {
  const site = await openTestStore('sqlite')
  const file = join(site.config.dataDir, 'backup.sqlite')
  await writeFile(file, 'something dear')
  expect(await backUp(site, file, new Date())).toEqual({ ok: false, problem: 'file_exists' })
  await expect(backUp(site, join(site.config.dataDir, 'missing', 'backup.sqlite'), new Date())).rejects.toThrow()
  expect((await readdir(site.config.dataDir)).filter((name) => name.endsWith('.part'))).toEqual([])
})

it('PostgreSQL is backed up by its own tool, named without the password', async () => {
  const site = await openTestStore('postgres')
  const url = 'postgresql://site:hidden@db.example:5432/site?sslmode=require'
  expect(await backUp(site, "/backup/it's.dump", new Date(), url)).toEqual({
    ok: false,
    problem: 'postgres',
    command:
      "pg_dump --format=custom --file='/backup/it'\\''s.dump' 'postgresql://site@db.example:5432/site?sslmode=require'",
  })
})

it('a backup is proven by putting it back: what was there when it was made is in it', async () => {
  const site = await openTestStore('sqlite')
  const services = createServices({ db: site.db, config: site.config, log: silentLog })
  await services.joinWaitlist({ email: 'mira@muster.example' }, visitor())
  await services.joinWaitlist({ email: 'reto@muster.example' }, visitor())
  const file = join(site.config.dataDir, 'backup.sqlite')
  await backUp(site, file, new Date())
  await services.joinWaitlist({ email: 'later@muster.example' }, visitor())
  expect(await proveBackup(site, file, new Date())).toMatchObject({ ok: true, rows: 2 })

  const copy = new DatabaseSync(file)
  copy.exec("delete from waitlist_entries where email = 'reto@muster.example'")
  copy.close()
  expect(await proveBackup(site, file, new Date())).toEqual({
    ok: false,
    problem: 'rows_missing',
    table: 'waitlist_entries',
    copied: 1,
    kept: 2,
  })
})

it('what is no backup, or a damaged one, proves nothing', async () => {
  const site = await openTestStore('sqlite')
  const file = join(site.config.dataDir, 'backup.sqlite')
  await copyFile(join(site.config.dataDir, 'site.sqlite'), file)
  expect(await proveBackup(site, file, new Date())).toEqual({ ok: false, problem: 'no_backup' })
  await truncate(file, 20_000)
  await expect(proveBackup(site, file, new Date())).rejects.toThrow()
  expect(await backupAge(site.db, new Date(), 'backup_proven_at')).toBeUndefined()
})
