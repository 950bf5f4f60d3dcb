import { Option } from 'commander'
import { plainLine } from '#contract/plain-line.ts'
import { type ReaderState, readerStates } from '#server/newsletter/reader-state.ts'
import type { ListedReader, ReaderCard } from '#server/newsletter/readers.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { OperatorError, type Session } from '../session.ts'
import { withSuspectedNote } from '../suspected-note.ts'
import { type Column, pairs, table } from '../table.ts'
import { localTime } from '../time.ts'
import { emailArgument } from './email-argument.ts'
import { addPaging, type Paging, paged } from './paging.ts'

export function addReaderCommands(newsletter: Verb): void {
  addPaging(newsletter.command('readers'))
    .description('readers, newest first, and how they stand')
    .addOption(new Option('--state <state>', 'only these').choices([...readerStates]))
    .option('--search <text>', 'letters of the address')
    .answering(async (session, { state, search, ...paging }: Paging & { state?: ReaderState; search?: string }) => {
      const list = await paged(paging, (page) => session.readers.page({ state, search }, page), listing)
      return withSuspectedNote(list, 'newsletter', session)
    })

  newsletter
    .command('reader')
    .description('one reader: how they stand, and what happened')
    .addArgument(emailArgument())
    .answering(async (session, email: string) => history(await cardOf(session, email)))

  newsletter
    .command('resend')
    .description('send the confirmation once more to somebody who has not used it')
    .addArgument(emailArgument())
    .answering(async (session, email: string) => {
      const { reader } = await cardOf(session, email)
      const sent = await session.readers.resend(reader.id)
      if (!sent.ok) throw new OperatorError(resendProblems[sent.problem](plainLine(email)))
      return { text: `The confirmation goes to ${plainLine(email)} once more.`, json: { email, resent: true } }
    })

  newsletter
    .command('take-out')
    .description('end a subscription because its reader asked for it')
    .addArgument(emailArgument())
    .answering(async (session, email: string) => {
      const { reader } = await cardOf(session, email)
      const out = await session.readers.takeOut(reader.id)
      if (!out.ok) throw new OperatorError(`${plainLine(email)} does not read the newsletter`)
      return { text: `${plainLine(email)} gets no newsletter any more.`, json: { email, dropped: out.dropped } }
    })
}

const resendProblems = {
  unknown: (email: string) => `${email} has not signed up`,
  not_waiting: (email: string) => `${email} waits for no confirmation`,
  too_many: (email: string) => `${email} got as many letters as one mailbox gets: one in ten minutes, three a day`,
}

async function cardOf({ readers }: Session, email: string): Promise<ReaderCard> {
  const id = await readers.idOf(email)
  const card = id && (await readers.find(id))
  if (!card) throw new OperatorError(`${plainLine(email)} has not signed up`)
  return card
}

function listing(rows: ListedReader[]): Answer {
  return listed(
    rows,
    [
      { title: 'Email', value: (row) => row.email },
      { title: 'State', value: (row) => row.state },
      { title: 'Language', value: (row) => row.language },
      { title: 'Since', value: (row) => localTime(row.created_at) },
      { title: 'Confirmed', value: (row) => localTime(row.confirmed_at) },
      { title: 'From', value: (row) => (row.import_id ? 'import' : row.consent_page) },
    ],
    'There is nobody like that.',
    publicReader,
  )
}

function history({ reader, events, issues, origin }: ReaderCard): Answer {
  const what = [
    ...events.map(({ at, kind, detail }) => ({ at, what: [kind, detail].filter(Boolean).join(' ') })),
    ...issues.map(({ at, subject, status, refused, smtp_code }) => ({
      at,
      what: `issue "${subject}" ${refused ? `refused ${smtp_code ?? ''}`.trim() : status}`,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  const facts = pairs([
    ['Email', reader.email],
    ['State', reader.state],
    ['Language', reader.language],
    ['Source', origin?.source ?? reader.consent_page],
    ['Consent', origin && !reader.consent_version ? origin.consent : reader.consent_version],
  ])
  const columns: Column<(typeof what)[number]>[] = [
    { title: 'When', value: ({ at }) => localTime(at) },
    { title: 'What', value: (row) => row.what },
  ]
  // Subjects in full, however narrow the terminal.
  const rows = table(what, columns, Number.POSITIVE_INFINITY)
  return {
    text: `${facts}\n\n${rows}`,
    json: {
      ...publicReader(reader),
      import: origin ?? null,
      history: events.map(({ kind, detail, at }) => ({ kind, detail, at })),
      issues,
    },
  }
}

function publicReader({ id, email_key, import_id, ...reader }: ListedReader): object {
  return { ...reader, imported: import_id !== null }
}
