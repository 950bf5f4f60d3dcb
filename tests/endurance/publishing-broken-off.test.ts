import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createEditor, marksOn, publishingPlace, publishMarkQuietly, serving } from '../support/publishing.ts'
import { smallDisk } from '../support/small-disk.ts'

// Promise: A publication that is broken off leaves the old site or the new one, whole.

const timeout = 300_000

it('a server killed while it publishes starts with the old or the new, whole', { timeout }, async () => {
  const env = await publishingPlace('sqlite')
  for (const [round, delay] of [50, 900, 1600].entries()) {
    const server = await serving(env)
    const before = round === 0 ? 'none' : `Stand ${round - 1}.`
    expect(await marksOn(server)).toEqual([before, before])
    expect(await publishMarkQuietly(env, String(round))).toBe(round + 1)
    await setTimeout(delay)
    await server.kill()
  }
  expect(await marksOn(await serving(env))).toEqual(['Stand 2.', 'Stand 2.'])
})

it('a kept site that is damaged or lost is made anew at the start', { timeout }, async () => {
  const env = await publishingPlace('sqlite')
  const editor = await createEditor(env)
  const first = await serving(env)
  expect(await editor.publishMark('one')).toMatchObject({ code: 0 })
  await first.stop({ keepData: true })
  const root = path.join(env.DATA_DIR ?? '', 'published')
  const [folder = ''] = await readdir(root)
  const files = (await readdir(path.join(root, folder))).filter((name) => name.endsWith('.html.br'))
  for (const name of files) {
    const file = path.join(root, folder, name)
    await writeFile(file, (await readFile(file)).subarray(0, 100))
  }
  const second = await serving(env)
  expect(await marksOn(second)).toEqual(['Stand one.', 'Stand one.'])
  expect(second.output()).toContain('made anew')
  await second.stop({ keepData: true })
  await writeFile(path.join(root, folder, 'index.json'), '{')
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
