import { Option } from 'commander'
import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { plainLine } from '#contract/plain-line.ts'
import type { ContactMessageRow, EnquiryEntry, EnquiryMail, EnquiryState } from '#server/db/tables/enquiries.ts'
import type { ListedEnquiry } from '#server/enquiries/store.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { fieldColumns, fieldPairs } from '../field-columns.ts'
import { withSuspectedNote } from '../suspected-note.ts'
import { type Column, pairs, plainLines } from '../table.ts'
import { localTime } from '../time.ts'
import { addEnquiryCommands, states } from './enquiries.ts'
import { idArgument, theOne } from './id-argument.ts'
import { addPaging, type Paging, paged } from './paging.ts'

export function addContactCommands(program: Verb): void {
  const contacts = program.command('contacts').description('messages from the contact form')

  addPaging(contacts.command('list'))
    .description('messages, newest first')
    .addOption(new Option('--event <event>', 'only registrations for it').choices(read('events').map(({ id }) => id)))
    .addOption(new Option('--state <state>', 'only these').choices(states))
    .option('--search <words>', 'only those in which these words stand, notes and replies included')
    .answering(async (session, { event, state, search, ...paging }: Paging & Filter) => {
      const filter = { ...(event && { event }), ...(state && { states: [state] }), ...(search && { search }) }
      const list = await paged(paging, (page) => session.enquiries.list(filter, page, 'newest'), listing)
      return withSuspectedNote(list, 'contact', session)
    })

  contacts
    .command('show')
    .description('one message in full')
    .addArgument(idArgument('<id>'))
    .answering(async (session, id: string) => {
      const message = theOne(await session.contact.find(id), 'message', id)
      const { entries = [], mails = [], files = [] } = (await session.enquiries.find(message.id)) ?? {}
      return { text: inFull(message, entries, mails), json: { ...publicMessage(message), entries, mails, files } }
    })

  addEnquiryCommands(contacts)
}

type Filter = { event?: string; state?: EnquiryState; search?: string }

function listing(messages: ListedEnquiry[]): Answer {
  const typed = fieldColumns(contactFields, formLabels('en').contact)
  const columns: Column<ListedEnquiry>[] = [
    { title: 'Id', value: (message) => message.id.slice(0, 8) },
    { title: 'Received', value: (message) => localTime(message.created_at) },
    ...typed.lines,
    { title: 'State', value: (message) => message.state },
    ...typed.texts,
  ]
  return listed(messages, columns, 'There are no messages.')
}

function inFull(message: ContactMessageRow, entries: EnquiryEntry[], mails: EnquiryMail[]): string {
  const typed = fieldPairs(contactFields, formLabels('en').contact, message)
  const head = pairs([
    ['Id', message.id],
    ['Received', localTime(message.created_at)],
    ...typed.lines,
    ['Language', message.language],
    ['Page', message.page],
    ['State', message.state],
  ])
  const talk = [
    ...entries.map(({ kind, author_name, created_at, text }) => ({ at: created_at, who: author_name, kind, text })),
    ...mails.map(({ sender_name, received_at, text }) => ({ at: received_at, who: sender_name, kind: 'answer', text })),
  ]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ at, who, kind, text }) => `${localTime(at)}, ${plainLine(who)}, ${kind}:\n${plainLines(text)}`)
  return [head, ...typed.texts.map(plainLines), ...talk].join('\n\n')
}

function publicMessage({ email_key, search_text, ...message }: ContactMessageRow): object {
  return message
}
