import { dayAfter, swissDay } from '#content/swiss-time.ts'
import { appointmentBooking } from '#contract/appointment.ts'
import { appointmentFields } from '#contract/appointment-fields.ts'
import { columnsOf, type FieldValues } from '#contract/form-fields.ts'
import { formSchema } from '#contract/form-schema.ts'
import type { Language } from '#contract/language.ts'
import { dayMs } from '#contract/milliseconds.ts'
import type { Slot } from '#contract/slot.ts'
import { undoMs } from '#contract/undo.ts'
import { mayMailUnverified } from '../abuse/mailbox-allowance.ts'
import type { ServiceContext } from '../context.ts'
import type { AppointmentRow } from '../db/tables/appointments.ts'
import type { Database } from '../db/tables.ts'
import type { QueuedLetter } from '../letters.ts'
import { readSignedToken } from '../mail/links.ts'
import { takeBack } from '../mail/outbox.ts'
import { type Outcome, type Refused, refuse, refuseInvalid } from '../outcome.ts'
import type { Submission } from '../submission.ts'
import { createChanges, heldInvitation } from './changes.ts'
import { type Book, bookableSpan, freeSlots, isOnGrid, type OfferedSlot, readBook } from './free.ts'
import { letterFacts } from './letter-facts.ts'
import * as store from './store.ts'

/** Appointments of one address that have not begun. */
const openPerAddress = 2

type AppointmentSubmission = Submission<FieldValues<typeof appointmentFields>>

/** How many free times a refusal names. */
const namedWhenTaken = 3

/** What the link in a letter shows of an appointment: nothing that its visitor typed. */
export type OwnAppointment = Slot & {
  status: 'booked' | 'cancelled' | 'past'
  hasPhone: boolean
}

/** What a visitor can choose from. */
export type FreeTimes = {
  slots: Slot[]
  /** Where nothing is free: the day (2026-12-01) on which the next time can be booked; null also where there is none within a year. */
  opensOn: string | null
  /** Whether a conversation can take place by video. */
  hasVideo: boolean
}

/** What visitors do: see what is free, book, and by the link in their letter move or cancel. One person a slot, on any number of servers. */
export function createAppointmentsService(context: ServiceContext) {
  const { config, db } = context
  const rules = config.appointments
  const changes = createChanges(context)

  async function offered(on: Database, except?: string): Promise<{ book: Book; free: OfferedSlot[] }> {
    const span = bookableSpan(context.now(), rules)
    const book = await readBook(on, span)
    return { book, free: freeSlots(book, span, rules, except) }
  }

  /** The slot chosen, or why it cannot be had: no time of ours, or taken by now, with the next free ones. */
  function choose(
    { book, free }: { book: Book; free: OfferedSlot[] },
    start: string,
  ): { ok: true; slot: OfferedSlot } | Refused {
    const slot = free.find((one) => one.start === start)
    if (slot) return { ok: true, slot }
    const { until } = bookableSpan(context.now(), rules)
    if (start >= until.toISOString() || !isOnGrid(book, start))
      return refuse('invalid', { fields: { start: 'not_free' } })
    const later = free.filter((one) => one.start > start)
    const next = (later.length > 0 ? later : free).slice(0, namedWhenTaken)
    return refuse('slot_taken', { free: next.map(({ start, end }) => ({ start, end })) })
  }

  /** Writes an appointment into the book, when its time is free. */
  async function place(
    trx: Database,
    { fields, language, page, receivedAt }: AppointmentSubmission,
  ): Promise<{ ok: true; stored: AppointmentRow } | Refused> {
    if (config.bookingUrl !== undefined) return refuse('invalid', { fields: { start: 'not_free' } })
    // Who comes too late is told so without making the others wait.
    const looked = choose(await offered(trx), fields.start)
    if (!looked.ok) return looked
    await store.takeBook(trx)
    const chosen = choose(await offered(trx), fields.start)
    if (!chosen.ok) return chosen
    const now = context.now().toISOString()
    if ((await store.countOpen(trx, fields.email || (fields.phone ?? ''), now)) >= openPerAddress)
      return refuse('too_many_appointments')
    const row: Omit<AppointmentRow, 'email_key'> = {
      id: context.newId(),
      ...columnsOf(appointmentFields, fields),
      host_id: chosen.slot.hosts[0] as string,
      ends_at: chosen.slot.end,
      language,
      // The form's own address says nothing of where somebody came from.
      page: page === undefined || /^(\/en)?\/book$/.test(page) ? null : page,
      status: 'booked',
      sequence: 0,
      created_at: receivedAt.toISOString(),
      timed_at: now,
      changed_at: now,
      cancelled_at: null,
      cancelled_by: null,
      held_at: null,
      reminded_at: null,
      reminder_mail_id: null,
      note: '',
    }
    if (!(await store.addAppointment(trx, row))) return refuse('slot_taken', { free: [] })
    return { ok: true, stored: { ...row, email_key: '' } }
  }

  const confirmation = (stored: AppointmentRow): QueuedLetter => ({
    to: stored.email,
    language: stored.language,
    letter: { kind: 'appointment-confirmation', ...letterFacts(stored) },
  })

  /** The first free time beyond the horizon comes within reach so many days before. */
  async function nextOpening(): Promise<string | null> {
    const from = bookableSpan(context.now(), rules).until
    const span = { from, until: new Date(from.getTime() + 366 * dayMs) }
    const [next] = freeSlots(await readBook(db, span), span, rules)
    return next ? dayAfter(swissDay(new Date(next.start)), -rules.horizonDays) : null
  }

  const own = async (on: Database, token: string): Promise<AppointmentRow | undefined> => {
    const id = readSignedToken(config.secret, 'appointment', token)
    return id === undefined ? undefined : store.findAppointment(on, id)
  }

  const statusOf = ({ status, start }: AppointmentRow): OwnAppointment['status'] => {
    if (status === 'cancelled') return 'cancelled'
    return start <= context.now().toISOString() ? 'past' : 'booked'
  }

  return {
    /** What can be booked now. Nothing, where an outside service replaces the book. */
    free: async (): Promise<FreeTimes> => {
      const hasVideo = rules.meetingUrl !== undefined
      if (config.bookingUrl !== undefined) return { slots: [], opensOn: null, hasVideo }
      const slots = (await offered(db)).free.map(({ start, end }) => ({ start, end }))
      return { slots, opensOn: slots.length > 0 ? null : await nextOpening(), hasVideo }
    },

    book: async (trx: Database, submission: AppointmentSubmission): Promise<Outcome> => {
      const placed = await place(trx, submission)
      if (!placed.ok) return placed
      const mails = [changes.toOperator(placed.stored, 'booked')]
      if (await mayMailUnverified(context, trx, placed.stored.email, ['appointmentMailDay'])) {
        mails.push(confirmation(placed.stored))
      }
      await context.enqueue(trx, ...mails)
      return { ok: true }
    },

    /**
     * The same by the team, for somebody who asked by telephone or in a letter. They get the same invitation, where they left an address; it
     * is held back for `undoMs`.
     */
    enter: (input: unknown, language: Language): Promise<Outcome<{ id: string }>> =>
      context.transaction<Outcome<{ id: string }>>(async (trx) => {
        const hasAddress = Boolean((input as { email?: string }).email)
        const parsed = (hasAddress ? appointmentBooking : withoutAddress).safeParse(input)
        if (!parsed.success) return refuseInvalid(parsed.error, Object.keys(appointmentFields))
        const placed = await place(trx, {
          fields: { email: '', ...parsed.data },
          language,
          page: undefined,
          receivedAt: context.now(),
        })
        if (!placed.ok) return placed
        const { id } = placed.stored
        await context.record(trx, { act: 'appointment.book', subject: { kind: 'appointment', id } })
        const notBefore = new Date(context.now().getTime() + undoMs)
        await context.enqueue(trx, { ...confirmation(placed.stored), notBefore })
        return { ok: true, id }
      }),

    /** Takes back what the team has just entered, before its invitation leaves: the time is free again, and nobody hears of it. */
    undoEnter: (id: string): Promise<{ ok: true } | { ok: false; problem: 'too_late' }> =>
      context.transaction<{ ok: true } | { ok: false; problem: 'too_late' }>(async (trx) => {
        await store.takeBook(trx)
        const row = await store.findAppointment(trx, id)
        const now = context.now()
        const mail = row && (await heldInvitation(trx, row))
        const isHeld = row?.email ? mail !== undefined && (await takeBack(trx, mail, now)) : row !== undefined
        if (!row || !isHeld || row.sequence > 0 || Date.parse(row.created_at) + undoMs <= now.getTime())
          return { ok: false, problem: 'too_late' }
        await context.record(trx, { act: 'appointment.undo-book', subject: { kind: 'appointment', id } })
        await store.removeAppointment(trx, id)
        return { ok: true }
      }),

    /** What a link shows, with the times to which it can be moved. A dead link is `invalid` with `fields.token`. */
    own: async (token: string): Promise<Outcome<{ appointment: OwnAppointment; free: Slot[] }>> => {
      const row = await own(db, token)
      if (!row) return deadLink
      const { free } = await offered(db, row.id)
      const status = statusOf(row)
      return {
        ok: true,
        appointment: { start: row.start, end: row.ends_at, status, hasPhone: row.phone !== null },
        free:
          status === 'booked'
            ? free.map(({ start, end }) => ({ start, end })).filter(({ start }) => start !== row.start)
            : [],
      }
    },

    move: (token: string, start: string): Promise<Outcome> =>
      context.transaction<Outcome>(async (trx) => {
        await store.takeBook(trx)
        const row = await own(trx, token)
        if (!row || statusOf(row) !== 'booked') return deadLink
        // Twice the same is no error.
        if (row.start === start) return { ok: true }
        const chosen = choose(await offered(trx, row.id), start)
        if (!chosen.ok) return chosen
        const { hosts } = chosen.slot
        const hostId = hosts.find((host) => host === row.host_id) ?? (hosts[0] as string)
        return (await changes.move(trx, row, { start, hostId }, 'visitor'))
          ? { ok: true }
          : refuse('slot_taken', { free: [] })
      }),

    cancel: (token: string): Promise<Outcome> =>
      context.transaction<Outcome>(async (trx) => {
        await store.takeBook(trx)
        const row = await own(trx, token)
        if (!row) return deadLink
        const status = statusOf(row)
        if (status === 'cancelled') return { ok: true }
        if (status === 'past') return deadLink
        return (await changes.cancel(trx, row, 'visitor')) ? { ok: true } : refuse('unexpected')
      }),
  }
}

/** Whoever calls may leave a number in place of an address. */
const withoutAddress = formSchema({
  ...appointmentFields,
  email: { ...appointmentFields.phone },
  phone: { ...appointmentFields.phone, optional: undefined, min: 3 },
})

const deadLink = refuse('invalid', { fields: { token: 'dead' } })
