import { createDraftsService } from '#server/documents/drafts.ts'
import { releaseDocuments } from '#server/documents/release.ts'
import { createScheduleService } from '#server/documents/schedule.ts'
import { documentsParts } from '#server/publishing/parts-in-process.ts'
import { listed, type Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { localTime } from '../time.ts'

/** What is written at the desk and not published yet, and what waits for its time. */
export function addDraftCommands(content: Verb): void {
  const drafts = content.command('drafts').description('what is written and not published')
  const scheduled = content.command('scheduled').description('what is published at a time')

  drafts
    .command('list')
    .description('drafts, the one saved last first')
    .answering(async ({ context }) => {
      return listed(
        await createDraftsService(context, releaseDocuments()).list(),
        [
          { title: 'Document', value: ({ document_id }) => document_id },
          { title: 'Saved', value: ({ saved_at }) => localTime(saved_at) },
          { title: 'Who', value: ({ author_name }) => author_name },
          { title: '', value: ({ text }) => (text === null ? 'to be taken away' : '') },
        ],
        'There is no draft.',
        ({ preview_key: _, ...row }) => row,
      )
    })

  drafts
    .command('discard <id>')
    .description('throw the draft of a document away; what is published stays')
    .answering(async ({ context }, id: string) => {
      const service = createDraftsService(context, releaseDocuments())
      const draft = await service.find(id)
      if (!draft) throw new OperatorError(`There is no draft of ${id}: content drafts list`)
      if (!(await service.discard(id, draft.revision))) throw new OperatorError('Somebody is writing it: try again')
      return { text: `The draft of ${id} is gone.`, json: { id, discarded: true } }
    })

  scheduled
    .command('list')
    .description('publications that wait for their time, the soonest first')
    .answering(async ({ context }) => {
      return listed(
        await createScheduleService(context, documentsParts(context)).waiting(),
        [
          { title: 'Id', value: ({ id }) => id },
          { title: 'When', value: ({ publish_at }) => localTime(publish_at) },
          { title: 'Who', value: ({ author_name }) => author_name },
          { title: 'Why', value: ({ why }) => why },
        ],
        'Nothing waits.',
      )
    })

  scheduled
    .command('withdraw <id>')
    .description('do not publish it')
    .answering(async ({ context }, id: string) => {
      const withdrawn = await createScheduleService(context, documentsParts(context)).withdraw(id)
      if (!withdrawn) throw new OperatorError(`Nothing waits under ${id}: content scheduled list`)
      return { text: 'It is not published.', json: { id, withdrawn } }
    })
}
