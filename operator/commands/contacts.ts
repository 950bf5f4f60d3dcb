import { type Command, Option } from 'commander'
import { events } from '#content/events.ts'
import { plainLine } from '#contract/plain-line.ts'
import type { ContactMessageRow } from '#server/db/tables.ts'
import { type Answer, type Answering, terminalWidth } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { type Column, pairs, table } from '../table.ts'
import { localTime } from '../time.ts'
import { idArgument } from './id-argument.ts'
import { addPaging, type Paging, paged } from './paging.ts'

export function addContactCommands(program: Command, answer: Answering): void {
  const contacts = program.command('contacts').description('messages from the contact form')

  addPaging(contacts.command('list'))
    .description('messages, newest first')
    .addOption(new Option('--event <event>', 'only registrations for it').choices(events.map(({ id }) => id)))
    .action(({ event, ...paging }: Paging & { event?: string }, command: Command) =>
      answer(command, ({ contact }) => paged(paging, (page) => contact.list(page, event), listing)),
    )

  contacts
    .command('show')
    .description('one message in full')
    .addArgument(idArgument('<id>'))
    .action((id: string, _options: object, command: Command) =>
      answer(command, async (session) => {
        const [message, another] = await session.contact.find(id)
        if (!message) throw new OperatorError(`There is no message ${id}`)
        if (another) throw new OperatorError(`More than one message begins with ${id}`)
        return { text: inFull(message), json: publicMessage(message) }
      }),
    )
}

function listing(messages: ContactMessageRow[]): Answer {
  if (messages.length === 0) return { text: 'There are no messages.', json: [] }
  const columns: Column<ContactMessageRow>[] = [
    { title: 'Id', value: (message) => message.id.slice(0, 8) },
    { title: 'Received', value: (message) => localTime(message.created_at) },
    { title: 'Name', value: (message) => message.name },
    { title: 'E-mail', value: (message) => message.email },
    { title: 'Company', value: (message) => message.company },
    { title: 'Event', value: (message) => message.event },
    { title: 'Message', value: (message) => `${[...message.message].slice(0, 60).join('')}` },
  ]
  return { text: table(messages, columns, terminalWidth()), json: messages.map(publicMessage) }
}

function inFull(message: ContactMessageRow): string {
  const head = pairs([
    ['Id', message.id],
    ['Received', localTime(message.created_at)],
    ['Name', message.name],
    ['E-mail', message.email],
    ['Company', message.company],
    ['Language', message.language],
    ['Page', message.page],
    ['Event', message.event],
  ])
  return `${head}\n\n${message.message.split(/\r?\n/).map(plainLine).join('\n')}`
}

function publicMessage({ email_key, ...message }: ContactMessageRow): object {
  return message
}
