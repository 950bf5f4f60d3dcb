import type { Command } from 'commander'
import { type Answering, listed } from '../answer.ts'
import { OperatorError } from '../session.ts'

/** Words of a language model that stand in drafts and that nobody has read. They are asked for at the desk. */
export function addProposalCommands(content: Command, answer: Answering): void {
  const proposals = content.command('proposals').description('what a language model wrote and nobody has read yet')

  proposals
    .command('list')
    .description('where it stands; it cannot be published before somebody has read it')
    .action(
      answer(async ({ editing, proposals }) => {
        const found = []
        for (const id of await editing.drafted()) {
          const opened = await editing.open(id)
          const { unread } = opened ? await proposals.shown(opened) : { unread: [] }
          for (const { place, text } of unread) found.push({ entry: id, place: place.join('.'), text })
        }
        return listed(
          found,
          [
            { title: 'Entry', value: ({ entry }) => entry },
            { title: 'Place', value: ({ place }) => place },
            { title: 'Words', value: ({ text: words }) => words.trim().replace(/\s+/g, ' ') },
          ],
          'Everything was read.',
        )
      }),
    )

  proposals
    .command('read <entry>')
    .description('say that you have read all of an entry, such as faq')
    .action(
      answer(async ({ proposals }, entry: string) => {
        const read = await proposals.read(entry, 'all')
        if (read === 0) throw new OperatorError(`Nothing unread stands in ${entry}: content proposals list`)
        return { text: `${entry} can be published.`, json: { entry, read } }
      }),
    )
}
