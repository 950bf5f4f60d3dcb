import type { Command } from 'commander'
import { createEditingService } from '#server/documents/editing/service.ts'
import { documentsParts } from '#server/documents/parts-in-process.ts'
import { createProposalsService } from '#server/documents/proposals/service.ts'
import { type Answering, terminalWidth } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { table } from '../table.ts'

/** Words of a language model that stand in drafts and that nobody has read. They are asked for at the desk. */
export function addProposalCommands(content: Command, answer: Answering): void {
  const proposals = content.command('proposals').description('what a language model wrote and nobody has read yet')

  proposals
    .command('list')
    .description('where it stands; it cannot be published before somebody has read it')
    .action((_options: object, command: Command) =>
      answer(command, async ({ context }) => {
        const parts = documentsParts(context)
        const [editing, service] = [createEditingService(context, parts), createProposalsService(context, parts)]
        const found = []
        for (const id of await editing.drafted()) {
          const opened = await editing.open(id)
          const { unread } = opened ? await service.shown(opened) : { unread: [] }
          for (const { place, text } of unread) found.push({ entry: id, place: place.join('.'), text })
        }
        const text = table(
          found,
          [
            { title: 'Entry', value: ({ entry }) => entry },
            { title: 'Place', value: ({ place }) => place },
            { title: 'Words', value: ({ text: words }) => words.trim().replace(/\s+/g, ' ') },
          ],
          terminalWidth(),
        )
        return { text: found.length > 0 ? text : 'Everything was read.', json: found }
      }),
    )

  proposals
    .command('read <entry>')
    .description('say that you have read all of an entry, such as faq')
    .action((entry: string, _options: object, command: Command) =>
      answer(command, async ({ context }) => {
        const read = await createProposalsService(context, documentsParts(context)).read(entry, 'all')
        if (read === 0) throw new OperatorError(`Nothing unread stands in ${entry}: content proposals list`)
        return { text: `${entry} can be published.`, json: { entry, read } }
      }),
    )
}
