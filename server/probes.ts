import { readFileSync } from 'node:fs'
import type { Config } from './config.ts'
import type { Store } from './db/open.ts'
import type { WriteProbe } from './db/write-probe.ts'
import { outboxSummary } from './mail/outbox.ts'
import { withinTime } from './within-time.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What /healthz tells everybody. */
export const serves = { status: 'ok' } as const

/** What /healthz tells the operator, and whether /readyz says yes. */
export type Probes = {
  /** Never fails while the process serves; the backlog is null while the store cannot be asked. */
  health(): Promise<{
    status: 'ok'
    version: string
    store: string
    mail: 'smtp' | 'files'
    outboxBacklog: number | null
  }>
  /** False when the store cannot be written or the process is stopping. */
  isReady(): Promise<boolean>
  /** From here on the process is not ready any more. */
  stopping(): void
}

type ProbesParts = { config: Config; store: Store; writeProbe: WriteProbe }

export function createProbes({ config, store, writeProbe }: ProbesParts): Probes {
  let isStopping = false
  return {
    health: async () => ({
      status: 'ok',
      version,
      store: store.kind,
      mail: config.smtpUrl ? 'smtp' : 'files',
      outboxBacklog: await withinTime(outboxSummary(store.db)).then(
        ({ queued }) => queued,
        () => null,
      ),
    }),
    isReady: async () => !isStopping && (await writeProbe()) === undefined,
    stopping: () => {
      isStopping = true
    },
  }
}
