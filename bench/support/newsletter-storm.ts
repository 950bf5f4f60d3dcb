import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { createSuppressionsService } from '#server/newsletter/suppressions/service.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { startServer } from '#tests/support/server.ts'
import { newPlace } from '#tests/support/store.ts'

const longestMs = 15 * 60_000

/**
 * Two issues for so many readers, two servers on PostgreSQL, one of them killed in the middle of the first, and a mail server that
 * refuses and breaks off (storm-sink.ts). Nothing is helped along.
 * @throws when anybody was missed, got two different mails, or was mailed after a refusal.
 */
export async function measureStorm(readers: number): Promise<string> {
  const sink = fork('bench/support/storm-sink.ts')
  const [{ port }] = await once(sink, 'message')
  const arrivals = async (): Promise<[string, string][]> => {
    sink.send('arrivals')
    const [{ arrived }] = await once(sink, 'message')
    return arrived
  }
  const place = await newPlace('postgres')
  const env = { SECRET: 'bench'.repeat(8), ...place.env, SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'fatal' }
  const config = readConfig(env)
  const store = openStore(config)
  await migrate(store)
  const context = createContext({ db: store.db, config, log: createLog({ logLevel: 'silent' }) })
  const all = (await addReaders(store.db, readers)).map(({ email }) => email)
  const good = all.filter((email) => Number(/\d+/.exec(email)?.[0]) % 100 !== 7)
  const queued = async () => (await outboxSummary(store.db)).queued
  const until = async (most: number) => {
    const start = performance.now()
    while ((await queued()) > most) {
      if (performance.now() - start > longestMs) throw new Error(`${await queued()} mails are left`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  await queueIssue(context, issueDraft(), 99_999)
  const start = performance.now()
  const [first, second] = await Promise.all([startServer(env), startServer(env)])
  try {
    await until(readers / 2)
    await first.kill()
    await until(0)
    const seconds = (performance.now() - start) / 1000
    const copies = compare(await arrivals(), good)
    const suppressed = await createSuppressionsService(context).count()
    if (suppressed !== all.length - good.length) throw new Error(`${suppressed} were suppressed`)
    await queueIssue(context, issueDraft({ slug: 'december' }), 99_999)
    await until(0)
    compare(await arrivals(), good)
    return `storm: ${good.length} of ${readers} readers once in ${seconds.toFixed(0)} s, ${copies} copies after the kill under their first Message-ID, ${suppressed} refused and suppressed, the second issue to none of them`
  } finally {
    await second.stop({ keepData: true })
    await store.close()
    await place.remove()
    sink.disconnect()
  }
}

/** @returns how many came more than once, under the same Message-ID. */
function compare(arrived: [string, string][], wanted: string[]): number {
  const ids = new Map<string, Set<string>>()
  for (const [recipient, id] of arrived) ids.set(recipient, (ids.get(recipient) ?? new Set()).add(id))
  const missed = wanted.filter((email) => !ids.has(email))
  const twice = [...ids.values()].filter(({ size }) => size > 1)
  const strangers = ids.size + missed.length - wanted.length
  if (missed.length + twice.length + strangers > 0) {
    throw new Error(`${missed.length} were missed, ${twice.length} got two mails, ${strangers} were not to get one`)
  }
  return arrived.length - ids.size
}
