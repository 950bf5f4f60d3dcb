import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/open.ts'
import { publishedNumber } from '#server/documents/store.ts'
import { createEditor, marked, markedDocuments, markedPages, markOn, pageText } from '../support/publishing.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { smallDisk } from '../support/small-disk.ts'
import { newPlace } from '../support/store.ts'

const timeout = 300_000
const settings = { SECRET: 'test'.repeat(10), SITE_URL: 'http://localhost:3000' }

async function place(kind: 'sqlite' | 'postgres') {
  const { env, remove } = await newPlace(kind)
  onTestFinished(remove)
  return { ...env, ...settings } as Record<string, string>
}

async function serving(env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(env)
  onTestFinished(() => server.stop({ keepData: true }))
  return server
}

/** The marks on the pages of a document in both languages; a page that shows two is mixed. */
async function marksOn({ url }: RunningServer): Promise<string[]> {
  const pages = await Promise.all(markedPages.map((page) => pageText(url + page)))
  return pages.map(markOn)
}

async function editorOf(env: Record<string, string>) {
  const editor = await createEditor(env)
  const publishMark = async (name: string) =>
    editor.publish(await Promise.all(markedDocuments.map((id) => editor.changed(id, marked(name)))))
  return { ...editor, publishMark }
}

it('a server killed while it publishes starts with the old or the new, whole', { timeout }, async () => {
  const env = await place('sqlite')
  const editor = await editorOf(env)
  for (const [round, delay] of [50, 800, 2500].entries()) {
    const server = await serving(env)
    const before = round === 0 ? 'none' : `Stand ${round - 1}.`
    expect(await marksOn(server)).toEqual([before, before])
    const publishing = editor.publishMark(String(round))
    const store = openStore(readConfig(env))
    await expect.poll(() => publishedNumber(store.db), { interval: 5 }).toBe(round + 1)
    await store.close()
    await setTimeout(delay)
    await server.kill()
    await publishing
  }
  expect(await marksOn(await serving(env))).toEqual(['Stand 2.', 'Stand 2.'])
})

it('a kept site that is damaged or lost is made anew at the start', { timeout }, async () => {
  const env = await place('sqlite')
  const editor = await editorOf(env)
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
  const env = { ...(await place('postgres')), DATA_DIR: disk.folder }
  // Elsewhere than in a file system of its own, its length is the limit for all files.
  await writeFile(path.join(disk.folder, 'site.sqlite-wal'), 'x'.repeat(100))
  const editor = await editorOf(env)
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

it('two servers on one database both show what was published when the command returns, and after a restart', {
  timeout,
}, async () => {
  const env = await place('postgres')
  const editor = await editorOf(env)
  const servers = await Promise.all([serving(env), serving(env)])
  const { code, stdout } = await editor.publishMark('both')
  expect([code, JSON.parse(stdout).servers.map(({ publication }: { publication: number }) => publication)]).toEqual([
    ...[0, [1, 1]],
  ])
  for (const server of servers) expect(await marksOn(server)).toEqual(['Stand both.', 'Stand both.'])
  expect(await editor.content('undo')).toMatchObject({ code: 0 })
  for (const server of servers) expect(await marksOn(server)).toEqual(['none', 'none'])
})

it('pages that are read while much is published are never mixed, and never an error', { timeout }, async () => {
  const env = await place('sqlite')
  const editor = await editorOf(env)
  const server = await serving(env)
  const seen = new Set<string>()
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      for (const mark of await marksOn(server)) seen.add(mark)
      // What depends on the request is rendered of the same set.
      const form = await fetch(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams() })
      expect(form.status).toBeLessThan(500)
      await setTimeout(20)
    }
  })()
  const marks = Array.from({ length: 4 }, (_, number) => String(number))
  for (const mark of marks) expect(await editor.publishMark(mark)).toMatchObject({ code: 0 })
  isOver = true
  await reading
  const allowed = ['none', ...marks.map((mark) => `Stand ${mark}.`)]
  expect([...seen].filter((mark) => !allowed.includes(mark))).toEqual([])
  expect(await marksOn(server)).toEqual(['Stand 3.', 'Stand 3.'])
})

it('a document whose link leads nowhere, or that is broken, is refused with its place, and nothing changes', {
  timeout,
}, async () => {
  const env = await place('sqlite')
  const editor = await editorOf(env)
  const server = await serving(env)
  expect(await editor.publishMark('good')).toMatchObject({ code: 0 })
  const broken = await editor.publish([
    await editor.changed('de/auth', (text) => text.replace(/^title: .*$/m, 'title: ""')),
  ])
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringMatching(/content\/de\/auth\.yaml:\d+: title: /) })
  const links = await Promise.all(
    ['de/auth', 'en/auth'].map((id) =>
      editor.changed(id, (text) => text.replaceAll('href: /contact', 'href: /faq#gone')),
    ),
  )
  const nowhere = await editor.publish(links)
  expect(nowhere).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/de\/auth\.yaml:\d+: \/faq#gone leads nowhere/),
  })
  expect(await marksOn(server)).toEqual(['Stand good.', 'Stand good.'])
  expect(await editor.content('show', 'de/auth')).toMatchObject({ stdout: expect.stringContaining('Stand good.') })
})
