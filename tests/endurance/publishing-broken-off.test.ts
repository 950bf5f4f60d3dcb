import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createEditor, marksOn, publishingPlace, publishMarkQuietly, serving } from '../support/publishing.ts'
import { smallDisk } from '../support/small-disk.ts'

// Promise: A publication that is broken off leaves the old site or the new one, whole.

const timeout = 300_000

const siteFolders = (env: Record<string, string>) =>
  readdir(path.join(env.DATA_DIR ?? '', 'published')).catch(() => [] as string[])

it('a server killed while it publishes starts with the old or the new, whole', { timeout }, async () => {
  const env = await publishingPlace('sqlite')
  const first = await serving(env)
  expect(await marksOn(first)).toEqual(['none', 'none'])
  expect(await publishMarkQuietly(env, 'one')).toBe(1)
  // The site is being written: it lies beside its place until it is whole.
  const isBeingWritten = async () => (await siteFolders(env)).some((name) => /-(?!lock)/.test(name))
  await expect.poll(isBeingWritten, { timeout: 60_000, interval: 5 }).toBe(true)
  await first.kill()
  const second = await serving(env)
  expect(await marksOn(second)).toEqual(['Stand one.', 'Stand one.'])
  await second.stop({ keepData: true })

  // What it kept is damaged, and then lost.
  const whole = (await siteFolders(env)).find((name) => !name.includes('-')) ?? ''
  const folder = path.join(env.DATA_DIR ?? '', 'published', whole)
  for (const name of (await readdir(folder)).filter((name) => name.endsWith('.html.br'))) {
    const file = path.join(folder, name)
    await writeFile(file, (await readFile(file)).subarray(0, 100))
  }
  const third = await serving(env)
  expect(await marksOn(third)).toEqual(['Stand one.', 'Stand one.'])
  expect(third.output()).toContain('made anew')
  await third.stop({ keepData: true })
  await writeFile(path.join(folder, 'index.json'), '{')
  expect(await marksOn(await serving(env))).toEqual(['Stand one.', 'Stand one.'])
})

it('on a full disk the old site stays, the reason is told, and the new one comes when there is room', {
  timeout,
}, async () => {
  const disk = await smallDisk()
  const env = { ...(await publishingPlace('postgres')), DATA_DIR: disk.folder }
  // Elsewhere than in a file system of its own, its length is the limit for all files.
  await writeFile(path.join(disk.folder, 'site.sqlite-wal'), 'x'.repeat(100))
  const editor = await createEditor(env)
  const server = await serving(env)
  disk.fill(server.process.pid ?? 0)
  const told = await editor.publishMark('late')
  expect(told.code).toBe(1)
  expect(JSON.parse(told.stdout)).toMatchObject({
    servers: [{ publication: 0, failure: expect.stringMatching(/ENOSPC|EFBIG/) }],
  })
  expect(await marksOn(server)).toEqual(['none', 'none'])
  disk.free(server.process.pid ?? 0)
  await expect.poll(() => marksOn(server), { timeout: 120_000 }).toEqual(['Stand late.', 'Stand late.'])
})
