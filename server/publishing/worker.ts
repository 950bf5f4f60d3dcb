import { enableCompileCache, flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import path from 'node:path'
import type { Findings } from '#content/check/check-documents.ts'
import type { Language } from '#contract/language.ts'
import { knownPictures } from '../documents/release.ts'
import type { CheckOrder, MadeSite, SiteOrder } from './make-site.ts'

// A process of its own that makes a site for the server (maker.ts): nothing that goes wrong here ends the server, it leaves no
// memory behind, and visitors go first.

export type WorkerOrder = ({ work: 'make' | 'learn' } & SiteOrder) | ({ work: 'check' } & CheckOrder)

export type WorkerNews =
  | { made: MadeSite }
  | { learned: Language }
  | { checked: Findings }
  | { failed: string; code: string | undefined }

/** Visitors' requests have the processor first; on a machine with other work it still gets on. */
const niceness = 5

process.once('disconnect', () => process.exit(1))
process.once('message', (order: WorkerOrder) => {
  work(order).then(
    () => process.exit(0),
    (error) => tell({ failed: String(error?.stack ?? error), code: error?.code }).then(() => process.exit(1)),
  )
})

async function work(order: WorkerOrder): Promise<void> {
  setPriority(niceness)
  enableCompileCache(path.resolve(order.buildFolder, 'compiled'))
  if (order.work === 'check') {
    const { checkDocuments } = await import('#content/check/check-documents.ts')
    return tell({ checked: checkDocuments(order.documents, knownPictures(order.pictures, order.buildFolder)) })
  }
  if (order.work === 'make') {
    const { makeSite } = await import('./make-site.ts')
    const made = await makeSite(order)
    await tell({ made })
    if (!made.ok) return
    flushCompileCache()
  }
  const { learnSite } = await import('./learn-site.ts')
  await learnSite(order, (language) => void tell({ learned: language }))
}

function tell(news: WorkerNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(news, () => resolve())
    else resolve()
  })
}
