import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import type { Findings } from '#content/check/check-documents.ts'
import type { Language } from '#contract/language.ts'
import { lowerPriority } from '../lower-priority.ts'
import type { CheckOrder } from './judge-documents.ts'
import type { MadeSite, SiteOrder } from './make-site.ts'

// A process of its own that judges documents and makes sites for the server (maker.ts): nothing that goes wrong here ends the
// server, it leaves no memory behind, and visitors go first.

export type WorkerOrder = ({ work: 'make' | 'learn' } & SiteOrder) | ({ work: 'check' } & CheckOrder)

export type WorkerNews =
  | { kind: 'judged'; findings: Findings }
  | { kind: 'made'; site: MadeSite }
  | { kind: 'learned'; language: Language }
  | { kind: 'failed'; reason: string; code: string | undefined }

/** Visitors' requests have the processor first; on a machine with other work it still gets on, because somebody waits for it. */
const niceness = 2
/** Nobody waits for what the assistant learns, and the next publication goes before it. */
const learningNiceness = 10
/** In milliseconds: so long it waits to be told to learn a site that it has made. One that was never published is not learned. */
const idleMs = 10_000

let idle: NodeJS.Timeout | undefined

lowerPriority(niceness)
process.once('disconnect', () => process.exit(1))
process.on('message', (order: WorkerOrder) => {
  clearTimeout(idle)
  work(order).then(
    (isDone) => {
      if (isDone) process.exit(0)
      idle = setTimeout(() => process.exit(0), idleMs)
    },
    (error) =>
      tell({ kind: 'failed', reason: String(error?.stack ?? error), code: error?.code }).then(() => process.exit(1)),
  )
})

/** @returns whether there is nothing more to do */
async function work(order: WorkerOrder): Promise<boolean> {
  enableCompileCache(path.resolve(order.buildFolder, 'compiled'))
  if (order.work === 'learn') {
    lowerPriority(learningNiceness)
    const { learnSite } = await import('./learn-site.ts')
    await learnSite(order, (language) => void tell({ kind: 'learned', language }))
    return true
  }
  if (order.work === 'check') {
    const { judgeDocuments } = await import('./judge-documents.ts')
    await tell({ kind: 'judged', findings: await judgeDocuments(order) })
    return true
  }
  const { makeSite } = await import('./make-site.ts')
  const site = await makeSite(order, (findings) => void tell({ kind: 'judged', findings }))
  await tell({ kind: 'made', site })
  flushCompileCache()
  return !site.ok || !site.isNews
}

function tell(news: WorkerNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(news, () => resolve())
    else resolve()
  })
}
