import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { releaseDocuments } from '#server/documents/release.ts'
import type { SiteOrder } from '#server/publishing/make-site.ts'
import { createSiteMaker } from '#server/publishing/maker.ts'
import { loadPublished, readPublishedIndex } from '#server/publishing/published-folder.ts'
import { createPublishedSites } from '#server/publishing/published-site.ts'
import { digestOf } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'
import { asSixth, marked, markedDocuments, sixth } from '../support/publishing.ts'
import { openTestStore, silentLog } from '../support/store.ts'

// Promise: A site is made whole, by one process at a time, and to the byte as if it were made anew.

/** What makes sites, by real processes on the built site. */
const addresses = { siteUrl: 'http://localhost:3000', bookingUrl: undefined, anonKey: '', hasModel: false }

const release = releaseDocuments()

/** The release's documents with a mark in them (publishing.ts). */
const withMark = (mark: string) =>
  new Map([...release].map(([id, text]) => [id, markedDocuments.includes(id) ? marked(mark)(text) : text]))

async function newOrder(documents: ReadonlyMap<string, string>): Promise<SiteOrder> {
  const root = await mkdtemp(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'made-'))
  return {
    ...{ buildFolder: path.resolve('build'), addresses, documents, pictures: new Set<string>() },
    ...{ folder: path.join(root, 'published', 'site'), previous: undefined },
  }
}

/** Stopped when the test ends. */
function newMaker() {
  const maker = createSiteMaker(silentLog)
  onTestFinished(() => maker.stop())
  return maker
}

const timeout = 120_000

const wrong = new Map([...release].map(([id, text]) => [id, id === 'de/auth' ? 'title: ""' : text]))

it('a site is made of documents as soon as they are judged, and once', { timeout }, async () => {
  const maker = newMaker()
  const order = await newOrder(withMark('one'))
  const { findings, made } = maker.judge(order)
  expect((await findings).wrong).toEqual([])
  expect(maker.makes(order.folder)).toBe(true)
  // Who wants it waits for that process, and no other draft lies beside it.
  expect(maker.make(order)).toBe(made)
  expect(await made).toMatchObject({ ok: true })
  expect(await readdir(path.dirname(order.folder))).toEqual(['site'])
})

it('what the assistant has not learned when its process is killed, another one learns', {
  timeout: 300_000,
}, async () => {
  const maker = newMaker()
  const withKeyword = (text: string) => text.replace(/^( +)keywords:\n/m, '$&$1  - Goldfisch\n')
  const order = await newOrder(
    new Map([...release].map(([id, text]) => [id, id.endsWith('/faq') ? withKeyword(text) : text])),
  )
  expect(await maker.make(order)).toMatchObject({ isNews: true })
  const learned: string[] = []
  maker.learn(order, (language) => {
    learned.push(language)
    if (learned.length === 1) execFileSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'publishing/worker.ts'])
  })
  await expect.poll(() => learned, { timeout: 240_000 }).toEqual(['de', 'en'])
})

it('nothing is made of documents that are wrong', { timeout }, async () => {
  const maker = newMaker()
  const order = await newOrder(wrong)
  const { findings, made } = maker.judge(order)
  const problems = (await findings).wrong
  expect(problems[0]).toMatchObject({ file: 'de/auth.yaml' })
  expect(await made).toEqual({ ok: false, unfit: problems })
  expect(await readdir(path.dirname(path.dirname(order.folder)))).toEqual([])
})

it('who publishes is answered although another publication is made first', { timeout }, async () => {
  const maker = newMaker()
  const [mine, theirs] = [await newOrder(withMark('mine')), await newOrder(withMark('theirs'))]
  const { findings } = maker.judge(mine)
  const made = maker.make(theirs)
  const further = maker.judge(mine)
  expect(further.made).toBeUndefined()
  expect((await findings).wrong).toEqual([])
  expect((await further.findings).wrong).toEqual([])
  expect(await made).toMatchObject({ ok: true })
})

it('a process that is killed fails what waits for it, and the next is sound', { timeout }, async () => {
  const maker = newMaker()
  const order = await newOrder(withMark('killed'))
  const { findings, made } = maker.judge(order)
  const failed = Promise.all([
    expect(made).rejects.toThrow('SIGKILL'),
    expect(findings).rejects.toThrow('The server stops'),
  ])
  await maker.stop()
  await failed
  // The maker of a server that stops begins nothing more; the next server has one of its own.
  expect(await newMaker().make(order)).toMatchObject({ ok: true })
})

it('of servers on one folder one makes a site, and the others wait for it', { timeout }, async () => {
  const { db } = await openTestStore('sqlite')
  const dataDir = await mkdtemp(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'shared-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const files = await loadSite('build', addresses)
  let processes = 0
  const servers = [1, 2].map(() => {
    const maker = newMaker()
    const make = (order: SiteOrder) => {
      processes++
      return maker.make(order)
    }
    return createPublishedSites({
      ...{ db, log: silentLog, maker: { ...maker, make }, dataDir, addresses, release: files, released: release },
      ...{ buildFolder: path.resolve('build'), buildId: 'test' },
    })
  })
  const sites = await Promise.all(servers.map((server) => server.siteOf(withMark('both'))))
  expect(processes).toBe(1)
  const [one, other] = sites.map((site) => ('files' in site ? site.files.get('/auth')?.etag : undefined))
  expect(one).toBeDefined()
  expect(other).toBe(one)
  expect(await readdir(path.join(dataDir, 'published'))).toHaveLength(1)
})

it('a site that is made from the one before is the same to the byte as one that is made anew', {
  // Seven sites are made.
  timeout: 3 * timeout,
}, async () => {
  const maker = newMaker()
  const built = await loadSite('build', addresses)
  const neighbour = 'en/blog/bexio-vs-abacus-comparison'
  const before = withMark('before')
  for (const language of ['de', 'en']) {
    const text = before.get(`${language}/blog/bexio-vs-abacus-comparison`) ?? ''
    before.set(`${language}/blog/${sixth}`, asSixth(text))
  }
  const changed = (...changes: [id: string, change: (text: string) => string][]) => {
    const after = new Map(before)
    for (const [id, change] of changes) after.set(id, change(before.get(id) ?? ''))
    for (const [id] of changes) expect(after.get(id), id).not.toBe(before.get(id))
    return after
  }
  // Each set changes articles for reasons that do not hide each other: one whose page was kept by mistake differs.
  const changes = {
    'words of all German articles, an English one and its neighbour, a page': changed(
      ['de/blog', (text) => text.replace('eine Rechnung mit.', 'eine Rechnung mit!')],
      [`en/blog/${sixth}`, (text) => `${text}\nOne more sentence.\n`],
      [neighbour, (text) => text.replace(/^title: .*$/m, 'title: A new title')],
      ...markedDocuments.map((id): [string, typeof asSixth] => [id, marked('after')]),
    ),
    'an article less': new Map([...before].filter(([id]) => !id.endsWith(`/${sixth}`))),
    'the name of the company': changed(['company', (text) => text.replace(/^brand: .*$/m, 'brand: Andere')]),
  }
  const first = await newOrder(before)
  expect(await maker.make(first)).toMatchObject({ ok: true })
  const make = async (documents: ReadonlyMap<string, string>, previous: string | undefined) => {
    const order = await newOrder(documents)
    expect(await maker.make({ ...order, previous })).toMatchObject({ ok: true })
    const index = await readPublishedIndex(order.folder)
    if (!index) throw new Error('There is no site')
    const files = await loadPublished(order.folder, index, built, new Map())
    // Those pages say how far away dates are, from the moment at which they are rendered.
    const timeless = [...files].filter(([path]) => !path.endsWith('/video-studio'))
    const sent = timeless.map(([path, { folder, file, ...sent }]) => [path, { ...sent, held: digestOf(sent.held) }])
    return { cards: index.cards, learning: index.learning, sent: Object.fromEntries(sent) }
  }
  for (const [change, documents] of Object.entries(changes)) {
    const [again, anew] = [await make(documents, first.folder), await make(documents, undefined)]
    expect({ change, ...again }).toEqual({ change, ...anew })
  }
})
