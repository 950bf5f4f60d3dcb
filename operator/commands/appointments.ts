import { InvalidArgumentError } from 'commander'
import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import { startOfDay, swissDay, swissTime } from '#content/swiss-time.ts'
import { appointmentFields } from '#contract/appointment-fields.ts'
import { dayMs } from '#contract/milliseconds.ts'
import { plainLine } from '#contract/plain-line.ts'
import type { BookView, Changed } from '#server/appointments/book-service.ts'
import type { AppointmentBlock, AppointmentRow } from '#server/db/tables/appointments.ts'
import type { Answer, Verb } from '../answer.ts'
import { fieldColumns } from '../field-columns.ts'
import { refused } from '../refused.ts'
import type { Session } from '../session.ts'
import { withSuspectedNote } from '../suspected-note.ts'
import { type Column, table } from '../table.ts'
import { localTime } from '../time.ts'
import { addHoursCommands, memberOf } from './appointment-hours.ts'
import { idArgument, theOne } from './id-argument.ts'
import { wholeNumber } from './number-argument.ts'

const timeHelp = 'by the clock in Zurich, such as "2026-11-25 14:15"'

const words = () => read('desk/appointments', 'en')

type Notice = { asked?: true; message?: string }

export function addAppointmentCommands(program: Verb): void {
  const appointments = program.command('appointments').description('conversations that visitors have booked')

  appointments
    .command('list')
    .description('what stands in the book, blocks and public holidays with it, from today on')
    .option('--from <day>', 'the first day, such as 2026-11-25', parseDay)
    .option('--days <number>', 'how many days', parseDays, 28)
    .option('--all', 'cancelled ones too')
    .answering(async (session, options: { from?: Date; days: number; all?: true }) => {
      const from = options.from ?? startOfDay(swissDay(session.context.now()))
      const view = await session.appointments.view({ from, until: new Date(from.getTime() + options.days * dayMs) })
      return withSuspectedNote(listing(view, options.all === true), 'appointment', session)
    })

  appointments
    .command('free')
    .description('times that can be booked now')
    .answering(async (session) => {
      const free = await session.appointments.free()
      const text = free.map(({ start }) => localTime(start)).join('\n') || 'Nothing is free.'
      return { text, json: free }
    })

  telling(appointments.command('move'))
    .description('move an appointment and tell the visitor')
    .addArgument(idArgument('<id>'))
    .argument('<time>', timeHelp, parseTime)
    .answering(async (session, id: string, time: string, { asked: isAsked, message }: Notice) =>
      changed(
        await session.appointments.move(await idOf(id, session), time, { isAsked, message }),
        'the visitor is told',
      ),
    )

  telling(appointments.command('cancel'))
    .description('cancel an appointment and tell the visitor')
    .addArgument(idArgument('<id>'))
    .answering(async (session, id: string, { asked: isAsked, message }: Notice) => {
      const cancelled = await session.appointments.cancel(await idOf(id, session), { isAsked, message })
      return changed(cancelled, 'the visitor is told')
    })

  appointments
    .command('note')
    .description('keep a note about an appointment; the visitor never sees it')
    .addArgument(idArgument('<id>'))
    .argument('<text>')
    .answering(async (session, id: string, text: string) =>
      changed(await session.appointments.note(await idOf(id, session), text), 'noted'),
    )

  appointments
    .command('no-show')
    .description('note that the visitor did not appear')
    .addArgument(idArgument('<id>'))
    .option('--undo', 'they did')
    .answering(async (session, id: string, { undo = false }: { undo?: boolean }) =>
      changed(await session.appointments.noShow(await idOf(id, session), { undo }), 'noted'),
    )

  appointments
    .command('held')
    .description('note that the conversation took place')
    .addArgument(idArgument('<id>'))
    .answering(async (session, id: string) =>
      changed(await session.appointments.held(await idOf(id, session)), 'noted'),
    )

  appointments
    .command('block')
    .description('let nobody book between two times')
    .argument('<from>', timeHelp, parseTime)
    .argument('<until>', timeHelp, parseTime)
    .option('--member <email>', 'for one member of the team only')
    .option('--note <text>', 'why, for the team')
    .answering(async (session, start: string, end: string, options: { member?: string; note?: string }) => {
      const memberId = options.member === undefined ? undefined : await memberOf(options.member, session)
      const blocked = await session.appointments.block({
        ...{ start, end },
        ...(memberId && { memberId }),
        ...(options.note && { note: options.note }),
      })
      if (!blocked.ok) return refused(words().problems, blocked.problem)
      const { block, booked } = blocked
      const still = booked.map(
        (row) => `\nStill booked: ${row.id.slice(0, 8)}, ${localTime(row.start)}, ${plainLine(row.name)}`,
      )
      return { text: `Blocked (${block.id.slice(0, 8)}).${still.join('')}`, json: { block, booked } }
    })

  appointments
    .command('unblock')
    .description('take a block away')
    .addArgument(idArgument('<id>'))
    .answering(async (session, id: string) => {
      const block = theOne(await session.appointments.findBlocks(id), 'block', id)
      const outcome = await session.appointments.unblock(block.id)
      if (!outcome.ok) return refused(words().problems, outcome.problem)
      return { text: 'Free again.', json: block }
    })

  addHoursCommands(appointments)
}

function telling(command: Verb): Verb {
  return command
    .option('--asked', 'the visitor wished for it: the letter says so')
    .option('--message <text>', 'for the visitor, in the letter')
}

async function idOf(idStart: string, session: Session): Promise<string> {
  return theOne(await session.appointments.findBeginning(idStart), 'appointment', idStart).id
}

function listing(view: BookView, isAll: boolean): Answer {
  const rows = view.appointments.filter(({ status }) => isAll || status !== 'cancelled')
  const typed = fieldColumns(appointmentFields, formLabels('en').appointment)
  const columns: Column<AppointmentRow>[] = [
    { title: 'Id', value: ({ id }) => id.slice(0, 8) },
    ...typed.lines,
    { title: 'Status', value: ({ status }) => status },
    ...typed.texts,
  ]
  const away = [...view.holidays.map(({ date, en }) => `${date}: ${en}`), ...view.blocks.map(blockLine)]
  const text = [
    rows.length === 0 ? 'Nothing is booked.' : table(rows, columns),
    ...(away.length > 0 ? ['', ...away] : []),
  ].join('\n')
  const { blocks, holidays } = view
  return { text, json: { appointments: rows.map(publicAppointment), blocks, holidays } }
}

function blockLine({ id, starts_at, ends_at, source, note }: AppointmentBlock): string {
  return `${localTime(starts_at)} to ${localTime(ends_at)}: ${source === 'feed' ? 'busy' : `blocked (${id.slice(0, 8)})`}${note ? `, ${plainLine(note)}` : ''}`
}

function changed(outcome: Changed, what: string): Answer {
  if (!outcome.ok) return refused(words().problems, outcome.problem)
  const { appointment } = outcome
  const text = `${localTime(appointment.start)}, ${plainLine(appointment.name)}: ${appointment.status}; ${what}.`
  return { text, json: publicAppointment(appointment) }
}

function publicAppointment(row: AppointmentRow): object {
  const { email_key, reminder_mail_id, ...appointment } = row
  return appointment
}

/** @throws InvalidArgumentError */
function parseTime(text: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text.trim()) ?? []
  const moment = new Date(day && time ? swissTime(day, time) : text)
  if (!day && !/(Z|[+-]\d{2}:\d{2})$/.test(text)) throw new InvalidArgumentError(`Expected a time ${timeHelp}.`)
  if (Number.isNaN(moment.getTime())) throw new InvalidArgumentError(`Expected a time ${timeHelp}.`)
  return moment.toISOString()
}

function parseDay(text: string): Date {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? swissTime(text, '00:00') : Number.NaN)
  if (Number.isNaN(moment.getTime())) throw new InvalidArgumentError('Expected a day such as 2026-11-25.')
  return moment
}

const parseDays = wholeNumber(/^[1-9]\d{0,2}$/, 'Expected a number of days from 1 to 999.')
