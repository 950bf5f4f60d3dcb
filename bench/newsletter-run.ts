import '#tests/support/use-files.ts'
import { performance } from 'node:perf_hooks'
import { readConfig } from '#server/config.ts'
import { createContext, type ServiceContext } from '#server/context.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'
import { createImportsService } from '#server/newsletter/imports.ts'
import setUpRun from '#tests/support/global-setup.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { newPlace } from '#tests/support/store.ts'
import { measurePace } from './support/newsletter-pace.ts'
import { measureStorm } from './support/newsletter-storm.ts'

/**
 * How long it takes to queue an issue for so many readers and to import as many from a list, and how fast one server sends it while
 * pages are looked at, on each store; and a storm: `npm run bench:newsletter -- 10000`. Needs a built site. The private PostgreSQL of the tests does not sync to
 * disk; one that does adds its time for 21 commits.
 */
const count = Number(process.argv[2] ?? 10_000)
const runs = 3

const log = createLog({ logLevel: 'silent' })
const endRun = await setUpRun()
try {
  for (const kind of ['sqlite', 'postgres'] as const) {
    for (const [what, work] of [
      ['queued', queue],
      ['imported', importList],
    ] as const) {
      const seconds: number[] = []
      for (let run = 0; run < runs; run++) seconds.push(await measure(kind, work))
      seconds.sort((left, right) => left - right)
      const median = seconds[Math.floor(runs / 2)] ?? 0
      const all = seconds.map((second) => second.toFixed(2)).join(', ')
      console.log(
        `${kind}: ${count} readers ${what} in ${median.toFixed(2)} s (${all}), ${Math.round(count / median)} rows/s`,
      )
    }
    console.log(await measurePace(kind, Math.min(count, 5000)))
  }
  console.log(await measureStorm(count))
} finally {
  await endRun()
}

/** Seconds for the readers of a store. */
type Work = (context: ServiceContext) => Promise<number>

async function measure(kind: Store['kind'], work: Work): Promise<number> {
  const place = await newPlace(kind)
  const config = readConfig({ SECRET: 'bench'.repeat(8), ...place.env })
  const store = openStore(config)
  try {
    await migrate(store)
    return await work(createContext({ db: store.db, config, log }))
  } finally {
    await store.close()
    await place.remove()
  }
}

async function queue(context: ServiceContext): Promise<number> {
  await addReaders(context.db, count)
  const start = performance.now()
  const mails = await queueIssue(context, issueDraft(), 600)
  const seconds = (performance.now() - start) / 1000
  if (mails !== count) throw new Error(`Only ${mails} were queued`)
  return seconds
}

async function importList(context: ServiceContext): Promise<number> {
  const lines = Array.from({ length: count }, (_, number) => `reader${number}@muster.example;de`)
  const list = new TextEncoder().encode(['email;sprache', ...lines].join('\n'))
  const start = performance.now()
  const stated = { source: 'bench', consent: 'invented addresses' }
  const outcome = await createImportsService(context).run(list, 'de', stated)
  const seconds = (performance.now() - start) / 1000
  if (!outcome.ok || outcome.counts.new !== count) throw new Error('Not all were imported')
  return seconds
}
