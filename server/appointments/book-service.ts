import type { PublicHoliday } from '#content/holiday-rules.ts'
import { publicHolidays } from '#content/public-holidays.ts'
import { swissDay } from '#content/swiss-time.ts'
import type { Slot } from '#contract/slot.ts'
import type { Details } from '../audit/actor.ts'
import type { ActName } from '../audit/record.ts'
import type { ServiceContext } from '../context.ts'
import type { AppointmentBlock, AppointmentRow } from '../db/tables/appointments.ts'
import type { Database } from '../db/tables.ts'
import { createChanges, slotFrom } from './changes.ts'
import { bookableSpan, freeSlots, type Host, type OfferedSlot, office, readBook, readHosts } from './free.ts'
import { type ChangeNotice, cancelledLetter, movedLetter } from './letter-facts.ts'
import { standingInBlocks } from './matters.ts'
import { isReminded } from './reminders.ts'
import type { WeeklyHours } from './slots.ts'
import * as store from './store.ts'

/** Why the team's change cannot be carried out. */
export type BookProblem =
  | 'unknown_appointment'
  /** Cancelled, or for a no-show not yet begun. */
  | 'not_booked'
  | 'not_begun'
  /** It has begun: what is past is not moved or cancelled. */
  | 'is_past'
  /** Somebody else has changed it since `sequence` was read. */
  | 'changed_meanwhile'
  | 'unknown_host'
  /** The host holds another conversation at that time. */
  | 'host_is_taken'
  | 'unknown_block'
  | 'ends_before_it_begins'
  | 'unknown_member'

export type Changed = { ok: true; appointment: AppointmentRow } | { ok: false; problem: BookProblem }

/** Everything that stands in the book between two moments. */
export type BookView = {
  appointments: AppointmentRow[]
  blocks: AppointmentBlock[]
  holidays: PublicHoliday[]
  hosts: Host[]
  /** All times within the hours, free or not, with those whose hours they are. */
  slots: OfferedSlot[]
  /** What visitors can book within the span. */
  free: OfferedSlot[]
  revision: number
}

/** `sequence`: of the appointment as its reader saw it; without, as it stands. */
type Seen = { sequence?: number }

type Moving = Seen & ChangeNotice & { hostId?: string }

/** What the team does with the appointment book, at the desk and the command line. Each change goes into the log. */
export function createAppointmentBookService(context: ServiceContext) {
  const { config, db } = context
  const changes = createChanges(context)

  /** Runs a change of one appointment with the book taken, and writes it into the log. */
  function change(
    id: string,
    act: ActName,
    { sequence }: Seen,
    work: (trx: Database, row: AppointmentRow) => Promise<AppointmentRow | BookProblem>,
  ): Promise<Changed> {
    return context.transaction<Changed>(async (trx) => {
      await store.takeBook(trx)
      const row = await store.findAppointment(trx, id)
      if (!row) return { ok: false, problem: 'unknown_appointment' }
      if (sequence !== undefined && sequence !== row.sequence) return { ok: false, problem: 'changed_meanwhile' }
      const done = await work(trx, row)
      if (typeof done === 'string') return { ok: false, problem: done }
      // What changed nothing does not stand in the log.
      if (done === row) return { ok: true, appointment: row }
      const details: Details = act === 'appointment.move' ? { from: row.start, to: done.start } : {}
      await context.record(trx, { act, subject: { kind: 'appointment', id }, details })
      return { ok: true, appointment: done }
    })
  }

  const hasBegun = ({ start }: Pick<AppointmentRow, 'start'>) => start <= context.now().toISOString()

  return {
    /** The book between two moments, cancelled appointments included. */
    view: async ({ from, until }: { from: Date; until: Date }): Promise<BookView> => {
      const span = { from: from.toISOString(), until: until.toISOString() }
      const book = await readBook(db, { from, until })
      const bookable = bookableSpan(context.now(), config.appointments)
      const within = {
        from: from > bookable.from ? from : bookable.from,
        until: until < bookable.until ? until : bookable.until,
      }
      return {
        appointments: await store.appointmentsWithin(db, span),
        blocks: await store.blocksWithin(db, span),
        holidays: holidaysWithin(swissDay(from), swissDay(new Date(until.getTime() - 1))),
        hosts: book.hosts,
        slots: freeSlots({ hosts: book.hosts, living: [], blocks: [] }, { from, until }, { bufferMinutes: 0 }),
        free: freeSlots(book, within, config.appointments),
        revision: await store.bookRevision(db),
      }
    },

    /** What can be booked now, in order. */
    free: async (): Promise<OfferedSlot[]> => {
      const span = bookableSpan(context.now(), config.appointments)
      return freeSlots(await readBook(db, span), span, config.appointments)
    },

    /** How visitors book. */
    rules: config.appointments,

    /** Whether an appointment to come stands in a blocked time, so that somebody must move or cancel it. */
    standsInBlock: async ({ id }: Pick<AppointmentRow, 'id'>): Promise<boolean> =>
      (await standingInBlocks(db, context.now()).where('appointments.id', '=', id).execute()).length > 0,

    /** Counts the changes of the book. */
    revision: () => store.bookRevision(db),

    find: (id: string) => store.findAppointment(db, id),

    /** By id or the beginning of it; two when that is not enough to tell them apart. */
    findBeginning: (idStart: string) => store.findAppointments(db, idStart),

    search: (text: string, limit: number) => store.searchAppointments(db, text, limit),

    /** Whether the day before will still remind of it. */
    isReminded: (row: AppointmentRow) => isReminded(row, context.now()),

    /** All appointments of a person, in order. */
    of: (email: string) => store.appointmentsOf(db, email),

    /**
     * Moves a booked appointment and tells the visitor. The team may choose any time to come, outside the hours and within blocks
     * too, as long as the host holds no other conversation then.
     */
    move: (id: string, start: string, { hostId, isAsked, message, ...seen }: Moving = {}): Promise<Changed> =>
      change(id, 'appointment.move', seen, async (trx, row) => {
        const to = { start, hostId: hostId ?? row.host_id }
        const problem = await whyNotMove(trx, row, to, hostId)
        const telling = { isAsked, message }
        return problem ?? (await changes.move(trx, row, to, 'operator', telling)) ?? 'changed_meanwhile'
      }),

    /** Cancels a booked appointment and tells the visitor. */
    cancel: (id: string, { isAsked, message, ...seen }: Seen & ChangeNotice = {}): Promise<Changed> =>
      change(id, 'appointment.cancel', seen, async (trx, row) => {
        const problem = whyNotChange(row)
        return problem ?? (await changes.cancel(trx, row, 'operator', { isAsked, message })) ?? 'changed_meanwhile'
      }),

    /** The letter that moving would send, or cancelling where there is no `start`; nothing changes. */
    letterOf: async (id: string, { start, hostId, ...telling }: ChangeNotice & { start?: string; hostId?: string }) => {
      const row = await store.findAppointment(db, id)
      if (!row) return { ok: false, problem: 'unknown_appointment' } as const
      const to = start && { start, hostId: hostId ?? row.host_id }
      const problem = to ? await whyNotMove(db, row, to, hostId) : whyNotChange(row)
      if (problem) return { ok: false, problem } as const
      const letter = to
        ? movedLetter({ ...row, ...slotFrom(to.start) }, row.start, 'operator', telling)
        : cancelledLetter(row, 'operator', telling)
      return { ok: true, letter, language: row.language } as const
    },

    /**
     * Keeps what the team notes about an appointment, as it was typed; the visitor never sees it.
     * @param before the note that its writer began with: when somebody else has written another meanwhile, theirs stays
     */
    note: (id: string, text: string, { before }: { before?: string } = {}): Promise<Changed> =>
      change(id, 'appointment.note', {}, async (trx, row) => {
        if (before !== undefined && asTyped(before) !== asTyped(row.note)) return 'changed_meanwhile'
        const note = { note: asTyped(text).slice(0, 10_000), changed_at: context.now().toISOString() }
        return (await store.changeAppointment(trx, row, note, false)) ?? 'changed_meanwhile'
      }),

    /** Notes that the visitor did not appear, or with `undo` that they did. No letter is sent. */
    noShow: (id: string, { undo = false } = {}): Promise<Changed> =>
      change(id, undo ? 'appointment.no-show-undo' : 'appointment.no-show', {}, async (trx, row) => {
        if (row.status !== (undo ? 'no_show' : 'booked')) return 'not_booked'
        if (!hasBegun(row)) return 'not_begun'
        const changed_at = context.now().toISOString()
        const told = undo
          ? ({ status: 'booked', held_at: changed_at } as const)
          : ({ status: 'no_show', held_at: null } as const)
        return (await store.changeAppointment(trx, row, { ...told, changed_at }, false)) ?? 'changed_meanwhile'
      }),

    /** Notes that it took place. Without a word it counts as held as well, a day later. */
    held: (id: string): Promise<Changed> =>
      change(id, 'appointment.held', {}, async (trx, row) => {
        if (row.status !== 'booked') return 'not_booked'
        if (!hasBegun(row)) return 'not_begun'
        // Of two who note it, both are right.
        if (row.held_at !== null) return row
        const held_at = context.now().toISOString()
        return (await store.changeAppointment(trx, row, { held_at, changed_at: held_at }, false)) ?? 'changed_meanwhile'
      }),

    /**
     * Blocks a span: nobody can be booked in it. What is booked already stays, and is named so that it can be moved.
     * @param memberId for one member only; without, for everybody
     */
    block: ({ start, end, memberId, note = '' }: Slot & { memberId?: string; note?: string }) =>
      context.transaction<
        { ok: true; block: AppointmentBlock; booked: AppointmentRow[] } | { ok: false; problem: BookProblem }
      >(async (trx) => {
        if (!(start < end)) return { ok: false, problem: 'ends_before_it_begins' }
        await store.takeBook(trx)
        if (memberId !== undefined && !(await isMember(trx, memberId))) return { ok: false, problem: 'unknown_member' }
        const block: AppointmentBlock = {
          id: context.newId(),
          member_id: memberId ?? null,
          starts_at: start,
          ends_at: end,
          source: 'desk',
          note: note.trim().slice(0, 500),
          created_at: context.now().toISOString(),
        }
        await store.addBlock(trx, block)
        await context.record(trx, {
          act: 'appointment.block',
          subject: { kind: 'block', id: block.id },
          details: { from: start, to: end },
        })
        const within = await store.appointmentsWithin(trx, { from: start, until: end })
        const booked = within.filter(
          ({ status, host_id }) => status === 'booked' && (memberId === undefined || host_id === memberId),
        )
        return { ok: true, block, booked }
      }),

    /** Takes a block away that a person has put. */
    unblock: (id: string) =>
      context.transaction<{ ok: true } | { ok: false; problem: BookProblem }>(async (trx) => {
        await store.takeBook(trx)
        if (!(await store.removeBlock(trx, id))) return { ok: false, problem: 'unknown_block' }
        await context.record(trx, { act: 'appointment.unblock', subject: { kind: 'block', id } })
        return { ok: true }
      }),

    /** Those whose id begins so; two at most. */
    findBlocks: (idStart: string) => store.findBlocks(db, idStart),

    /** Who holds conversations, and when: members with hours of their own, else the office with those of the company. */
    hosts: () => readHosts(db),

    /** Sets the weekly hours of a member; none: they hold no conversations. What is booked stays. */
    setHours: (memberId: string, hours: WeeklyHours[]) =>
      context.transaction<{ ok: true; hosts: Host[] } | { ok: false; problem: BookProblem }>(async (trx) => {
        await store.takeBook(trx)
        if (hours.some(({ from, to }) => !(from < to))) return { ok: false, problem: 'ends_before_it_begins' }
        if (!(await isMember(trx, memberId))) return { ok: false, problem: 'unknown_member' }
        const rows = hours.map(({ weekday, from, to }) => ({
          id: context.newId(),
          member_id: memberId,
          weekday,
          from_time: from,
          to_time: to,
        }))
        await store.replaceHours(trx, memberId, rows)
        const subject = { kind: 'member', id: memberId } as const
        await context.record(trx, { act: 'appointment.hours', subject, details: { spans: hours.length } })
        return { ok: true, hosts: await readHosts(trx) }
      }),
  }

  function whyNotChange(row: AppointmentRow): BookProblem | undefined {
    if (row.status !== 'booked') return 'not_booked'
    return hasBegun(row) ? 'is_past' : undefined
  }

  /** @param wishedHost whoever is to hold it instead */
  async function whyNotMove(
    on: Database,
    row: AppointmentRow,
    to: { start: string; hostId: string },
    wishedHost: string | undefined,
  ): Promise<BookProblem | undefined> {
    const problem = whyNotChange(row) ?? (hasBegun(to) ? 'is_past' : undefined)
    if (problem) return problem
    const hosts = await readHosts(on)
    if (wishedHost !== undefined && !hosts.some((host) => host.id === wishedHost)) return 'unknown_host'
    return (await isTaken(on, row, to, hosts)) ? 'host_is_taken' : undefined
  }

  /** Whether the host, or somebody whose appointments everybody must hold, is in another conversation then. */
  async function isTaken(
    trx: Database,
    { id, start: before, ends_at }: AppointmentRow,
    to: { start: string; hostId: string },
    hosts: Host[],
  ): Promise<boolean> {
    const length = Date.parse(ends_at) - Date.parse(before)
    const until = new Date(Date.parse(to.start) + length).toISOString()
    const living = await store.livingWithin(trx, { from: to.start, until })
    const known = hosts.map((host) => host.id)
    return living.some(
      (other) =>
        other.id !== id && (other.host_id === to.hostId || to.hostId === office || !known.includes(other.host_id)),
    )
  }
}

/** Browsers send other line ends than they show. */
function asTyped(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

async function isMember(trx: Database, id: string): Promise<boolean> {
  return (await trx.selectFrom('desk_members').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

function holidaysWithin(first: string, last: string): PublicHoliday[] {
  const from = Number(first.slice(0, 4))
  const years = Array.from({ length: Number(last.slice(0, 4)) - from + 1 }, (_, index) => from + index)
  return years.flatMap((year) => publicHolidays(year)).filter(({ date }) => date >= first && date <= last)
}
