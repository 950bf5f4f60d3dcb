import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { SiteOrder } from '#server/publishing/make-site.ts'
import { createPublishedSites } from '#server/publishing/published-site.ts'
import { loadSite } from '#server/site/load.ts'
import { addresses, newMaker, newOrder, release, withMark } from './support/making-sites.ts'
import { openTestStore, silentLog } from './support/store.ts'

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
