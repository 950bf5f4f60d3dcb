import { setTimeout } from 'node:timers/promises'
import type { ServiceContext } from '#server/context.ts'
import type { SiteServerRow } from '#server/db/tables/documents.ts'
import { standingOf } from '#server/documents/shown.ts'
import { OperatorError } from '../session.ts'

/** In milliseconds. A server that takes longer has said why, or is killed. */
const longestWait = 180_000
const askEvery = 100

type Shown = {
  text: string
  /** Until all servers showed it. */
  ms: number
  servers: Pick<SiteServerRow, 'id' | 'publication' | 'failure'>[]
  failed: boolean
}

/**
 * Waits until every running server shows a publication, or says why it cannot.
 * @throws OperatorError when its pages had faults, so that it was taken back
 */
export async function awaitShown({ db, now }: Pick<ServiceContext, 'db' | 'now'>, number: number): Promise<Shown> {
  const began = performance.now()
  for (;;) {
    const { refusal, servers, failing, waiting } = await standingOf(db, number, now())
    if (refusal !== undefined) {
      throw new OperatorError(`Publication ${number} was taken back: ${refusal.replaceAll('\n', '; ')}`)
    }
    const ms = Math.round(performance.now() - began)
    if (waiting.length === 0 || ms > longestWait) {
      const told = servers.map(({ id, publication, failure }) => ({ id, publication, failure }))
      return {
        text: textOf(servers, { failing, waiting, ms }),
        ms,
        servers: told,
        failed: failing.length + waiting.length > 0,
      }
    }
    await setTimeout(askEvery)
  }
}

function textOf(
  servers: SiteServerRow[],
  { failing, waiting, ms }: { failing: SiteServerRow[]; waiting: SiteServerRow[]; ms: number },
): string {
  if (servers.length === 0) return 'No server runs on this store: it is shown when one starts.'
  const shown = servers.filter((server) => !failing.includes(server) && !waiting.includes(server))
  return [
    shown.length > 0 && `Visible on ${shown.map(({ id }) => id).join(', ')} after ${(ms / 1000).toFixed(1)} s.`,
    ...failing.map(({ id, publication, failure }) => `${id} still shows ${publication}: ${failure}`),
    ...waiting.map(({ id, publication }) => `${id} still shows ${publication} and has not said why: look at its log`),
  ]
    .filter(Boolean)
    .join('\n')
}
