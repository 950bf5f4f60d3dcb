import type { ServiceContext } from '#server/context.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { documentsParts } from '#server/publishing/parts-in-process.ts'
import { marked, markedDocuments, markedPages, markOn } from '#tests/support/publishing.ts'

const longestMs = 20 * 60_000

type Change = { id: string; text: string }

/** Publishes as the command line does, and tells how long it took until the server shows it. The release has to be shown before (`showRelease`). */
export function createPublisher(context: ServiceContext, url: string) {
  const service = createDocumentsService(context, documentsParts(context))

  /** @returns milliseconds. @throws when it is refused, or not shown within 20 minutes */
  async function publish(changes: Change[], isShown: () => Promise<boolean>): Promise<number> {
    const began = performance.now()
    const outcome = await service.publish(changes, { why: 'For a measurement' })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome).slice(0, 1000))
    while (!(await isShown())) {
      if (performance.now() - began > longestMs) throw new Error(`${url} never showed what was published`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return performance.now() - began
  }

  return {
    publish,
    /** A small change of two documents. */
    publishMark: async (mark: string): Promise<number> => {
      const { documents } = await service.published()
      const changes = markedDocuments.map((id) => ({ id, text: marked(mark)(documents.get(id) ?? '') }))
      const shownOn = async () => markOn(await (await fetch(url + markedPages[0])).text())
      return publish(changes, async () => (await shownOn()) === `Stand ${mark}.`)
    },
  }
}
