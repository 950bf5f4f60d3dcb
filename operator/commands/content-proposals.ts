import { type Asked, listed, type Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'

/** Fields of drafts that say what a language model wrote and nobody has read. Proposals are asked for at the desk. */
export function addProposalCommands(content: Verb): void {
  const proposals = content.command('proposals').description('what a language model wrote and nobody has read yet')

  proposals
    .command('list')
    .description('where it stands; it cannot be published before somebody has read it')
    .answering(async ({ editing, proposals }) => {
      const found = []
      for (const entry of await editing.drafted()) {
        for (const { place, text } of await unreadOf(entry, { editing, proposals })) {
          found.push({ entry, place: place.join('.'), text })
        }
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
    })

  proposals
    .command('read <entry>')
    .description('say that you have read all of an entry, such as faq')
    .answering(async ({ editing, proposals }, entry: string) => {
      const unread = await unreadOf(entry, { editing, proposals })
      const read = await proposals.read(
        entry,
        unread.flatMap((field) => field.proposals),
      )
      if (read === 0) throw new OperatorError(`Nothing unread stands in ${entry}: content proposals list`)
      return { text: `${entry} can be published.`, json: { entry, read } }
    })
}

async function unreadOf(entry: string, { editing, proposals }: Pick<Asked, 'editing' | 'proposals'>) {
  const opened = await editing.open(entry)
  return opened ? (await proposals.shown(opened)).unread : []
}
