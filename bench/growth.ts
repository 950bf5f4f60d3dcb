import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import '#tests/support/use-files.ts'
import { read, showRelease } from '#content/documents.ts'
import { readConfig } from '#server/config.ts'
import { createContext, type ServiceContext } from '#server/context.ts'
import { createRetentionService } from '#server/retention/service.ts'
import { dataAddress, deskClient } from '#tests/support/desk-client.ts'
import { openOffice } from '#tests/support/desk-office.ts'
import { createCluster } from '#tests/support/postgres-cluster.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { silentLog } from '#tests/support/store.ts'
import { fillStore, firstRowAt } from './support/desk-rows.ts'
import type { FigureId } from './support/figures.ts'
import { type Measured, printGrowth } from './support/growth.ts'
import { residentMegabytes } from './support/process.ts'
import { createPublisher } from './support/publish-marks.ts'
import { askAssistant } from './support/questions.ts'

// What grows with the number of enquiries and people, on both stores: npm run bench:growth [-- sizes]
// For each size a store of its own with as many enquiries and as many readers (and as many people on the waiting list).
const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [10_000, 100_000, 1_000_000]
const rounds = 15

const pages = [
  { what: 'inbox', address: '/desk/enquiries' },
  { what: 'inbox, a word of one', address: '/desk/enquiries?q=zeppelin' },
  { what: 'people, part of an address', address: '/desk/people?q=person123' },
  { what: 'a person', address: '/desk/people/card?email=person77%40muster.example' },
  { what: 'waiting list', address: '/desk/waitlist' },
  { what: 'readers', address: '/desk/newsletter/readers' },
  { what: 'today', address: '/desk/today' },
]

showRelease()
await compare('growth-embedded', 'SQLite', (size) => measure(size, {}))
await compare('growth-postgres', 'PostgreSQL', onPostgres)

type MeasureSize = (size: number) => Promise<Measured>

async function compare(id: FigureId, store: string, measureSize: MeasureSize): Promise<void> {
  const columns: Measured[] = []
  for (const size of sizes) columns.push(await measureSize(size))
  printGrowth(id, `${store}, ${sizes.join(' / ')} enquiries and readers each`, columns)
}

async function onPostgres(size: number): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  // The cluster's owner, who is not root, has to pass through.
  await chmod(folder, 0o711)
  const database = await createCluster(folder, { shared_buffers: '128MB' })
  await database.start()
  try {
    return await measure(size, { DATABASE_URL: database.url, SECRET: 'bench'.repeat(8) })
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(size: number, env: Record<string, string>): Promise<Measured> {
  const measured: Measured = new Map()
  const first = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env })
  const filling = await openOffice(first, env)
  await fillStore(filling.store, { enquiries: size, people: 2 * size })
  await filling.store.close()
  await first.stop({ keepData: true })

  const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: first.dataDir, ...env })
  measured.set('start until ready, ms', server.readyMs)
  const office = await openOffice(server, env)
  try {
    const { cookie } = await office.sitDown('owner')
    for (const { what, address } of pages) {
      measured.set(`${what}, ms`, await median(() => readPage(`${server.url}${dataAddress(address)}`, cookie)))
    }
    measured.set('home page, ms', await median(() => readPage(server.url, '')))
    const { people } = office.servicesOf({ kind: 'server' })
    let person = 200
    const erase = async () => void (await people.erase(`person${person++}@muster.example`))
    measured.set('erasing a person, ms', await median(erase))
    measured.set(
      'home page while a person is erased at the desk, longest, ms',
      await longestWhileErasing(server, cookie),
    )
    const config = readConfig({ DATA_DIR: server.dataDir, SITE_URL: 'http://localhost:3000', ...env })
    const context = createContext({ db: office.db, config, log: silentLog })
    await askAssistant(server.url)
    measured.set('an answer of the assistant, ms', await median(() => askAssistant(server.url)))
    const { publishMark } = createPublisher(context, server.url)
    for (const mark of ['1', '2']) measured.set('publishing a page until visible, ms', await publishMark(mark))
    const today = createRetentionService(context)
    measured.set('retention with nothing to delete, ms', await median(today.run))
    // The last, because it also ends the session that reads the pages.
    const { contacts, ms } = await deleteHundredth(context, size)
    measured.set('retention that deletes a hundredth, ms', ms)
    measured.set('enquiries deleted by it', contacts)
    measured.set('memory of the server, MB', residentMegabytes(server.process.pid))
  } finally {
    await office.store.close()
    await server.stop()
  }
  return measured
}

/** Retention on the day on which the time of the first hundredth of all enquiries is over (support/desk-rows.ts writes one a minute). */
async function deleteHundredth(context: ServiceContext, size: number): Promise<{ contacts: number; ms: number }> {
  const day = new Date(firstRowAt + (size / 100) * 60_000)
  day.setUTCMonth(day.getUTCMonth() + read('company').retention.contactMonths)
  const began = performance.now()
  const { contacts } = await createRetentionService({ ...context, now: () => day }).run()
  return { contacts, ms: performance.now() - began }
}

/** In milliseconds, of home pages that are asked for one after another. */
async function longestWhileErasing(server: RunningServer, cookie: string): Promise<number> {
  const { postForm, formToken } = deskClient(server).person(cookie)
  const email = 'person150@muster.example'
  const card = dataAddress(`/desk/people/card?email=${encodeURIComponent(email)}`)
  const fields = { act: 'erase', confirm: email, formToken: await formToken() }
  let isErasing = true
  const erasing = postForm(card, fields).finally(() => {
    isErasing = false
  })
  let longest = 0
  while (isErasing) {
    const began = performance.now()
    await readPage(server.url, '')
    longest = Math.max(longest, performance.now() - began)
  }
  const { status } = await erasing
  if (status !== 200) throw new Error(`Not erased at the desk: ${status}`)
  return longest
}

/** In milliseconds; the first ones, with code not compiled and pages not read yet, do not count. */
async function median(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = -3; turn < rounds; turn++) {
    const began = performance.now()
    await act()
    if (turn >= 0) times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
}

async function readPage(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
}
