import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { addReaders, issueDraft, queueIssue } from '#tests/support/readers.ts'
import { startServer } from '#tests/support/server.ts'
import { newPlace } from '#tests/support/store.ts'
import { atFixedRate, type Latencies, percentile } from './fixed-rate.ts'
import { processorSeconds } from './process.ts'

/** Pages that somebody looks at meanwhile. */
const pages = ['/', '/blog', '/en', '/newsletter']
const pagesPerSecond = 20
/** Some more than is asked for, 150 a second; not as fast as the processor goes. */
const perMinute = 9_900
const seconds = 20

/** One server of the built site sends an issue to a mail server on the same machine, and serves pages meanwhile. */
export async function measurePace(kind: Store['kind'], readers: number): Promise<string> {
  const sink = spawn(process.execPath, ['bench/support/mail-sink.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(sink.stdout, 'data')
  const place = await newPlace(kind)
  const env = {
    SECRET: 'bench'.repeat(8),
    ...place.env,
    SMTP_URL: `smtp://127.0.0.1:${String(port).trim()}`,
    BOUNCE_ADDRESS: 'bounces@saldora.example',
    LOG_LEVEL: 'warn',
  }
  const config = readConfig(env)
  const prepared = openStore(config)
  await migrate(prepared)
  await addReaders(prepared.db, readers)
  const context = createContext({ db: prepared.db, config, log: createLog({ logLevel: 'silent' }) })
  // As an issue of the desk: some 30 KB of HTML.
  const html = `${issueDraft().html}${'<p>Guten Tag, drei Fristen im November.</p>'.repeat(700)}`
  await queueIssue(context, issueDraft({ html }), perMinute)
  await prepared.db.updateTable('newsletter_issues').set({ state: 'paused' }).execute()
  const server = await startServer(env)
  try {
    const alone = await look(server.url)
    await prepared.db.updateTable('newsletter_issues').set({ state: 'sending' }).execute()
    const usedBefore = processorSeconds(server.process.pid)
    const start = performance.now()
    const meanwhile = look(server.url)
    let queued = readers
    while (queued > 0) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      queued = (await outboxSummary(prepared.db)).queued
      if (performance.now() - start > 300_000) throw new Error(`${queued} mails are left after five minutes`)
    }
    const perSecond = Math.round(readers / ((performance.now() - start) / 1000))
    const processorMs = ((processorSeconds(server.process.pid) - usedBefore) / readers) * 1000
    const pace = `${kind}: ${readers} mails, ${perSecond} a second, ${processorMs.toFixed(1)} ms of processor each with the pages`
    return `${pace}; ${told('pages meanwhile', await meanwhile)}; ${told('before', alone)}`
  } finally {
    await server.stop({ keepData: true })
    await prepared.close()
    await place.remove()
    sink.kill()
  }
}

function look(url: string): Promise<Latencies> {
  return atFixedRate(pagesPerSecond, seconds, async (number) => {
    const response = await fetch(`${url}${pages[number % pages.length]}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.status}`)
  })
}

function told(what: string, latencies: Latencies): string {
  const of = (percent: number) => `${percentile(latencies, percent).toFixed(1)} ms`
  return `${what} p50 ${of(50)}, p99 ${of(99)}${latencies.errors ? `, ${latencies.errors} FAILED` : ''}`
}
