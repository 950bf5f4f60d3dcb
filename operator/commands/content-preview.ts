import { dayMs } from '#contract/milliseconds.ts'
import { createDraftsService } from '#server/documents/drafts.ts'
import { releaseDocuments } from '#server/documents/release.ts'
import type { Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { localTime } from '../time.ts'

/** Links that show drafts as real pages, to be passed on. */
export function addPreviewCommands(content: Verb): void {
  content
    .command('preview [ids...]')
    .description('a link that shows drafts as real pages, for whoever has it; without IDs, all drafts together')
    .option('--days <number>', 'how long it works', '7')
    .answering(async ({ context, config, previewLinks }, ids: string[], { days }: { days: string }) => {
      if (!/^[1-9]\d?$/.test(days)) throw new OperatorError('--days takes 1 to 99')
      const drafts = await createDraftsService(context, releaseDocuments()).list()
      const documents = ids.length > 0 ? ids : drafts.map(({ document_id }) => document_id)
      const outcome = await previewLinks.link(documents, Number(days) * dayMs)
      if (!outcome.ok && outcome.problem === 'many') throw new OperatorError('So many drafts are too many: name some')
      if (!outcome.ok || documents.length === 0)
        throw new OperatorError('There is no draft to show; drafts are written at the desk')
      const { path, endsAt } = outcome.link
      const url = config.siteUrl + path
      return {
        text: `${url}\nWorks until ${localTime(endsAt.toISOString())}, or until a draft in it is published or discarded.`,
        json: { url, documents, ends_at: endsAt.toISOString() },
      }
    })

  content
    .command('end-previews <id>')
    .description('end all links to the preview of a draft')
    .answering(async ({ previewLinks }, id: string) => {
      if (!(await previewLinks.revoke(id))) throw new OperatorError(`There is no draft of ${id}`)
      return { text: 'Links to it show nothing any more.', json: { id, ended: true } }
    })
}
