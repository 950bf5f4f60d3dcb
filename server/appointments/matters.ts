import { dayAfter, startOfDay, swissDay } from '#content/swiss-time.ts'
import { dayMs } from '#contract/milliseconds.ts'
import type { AppointmentRow } from '../db/tables/appointments.ts'
import type { Database } from '../db/tables.ts'

/** What of the book somebody should look at. Each at most `limit`, in order of time. */
export type AppointmentMatters = {
  /** Of today, and not over. */
  today: AppointmentRow[]
  tomorrow: AppointmentRow[]
  /** Of today, over, and nobody has said whether the visitor appeared. */
  over: AppointmentRow[]
  /** Cancelled by the visitor in the last day, before their time. */
  cancelled: AppointmentRow[]
  /** Standing in a time that is blocked. */
  inBlocks: AppointmentRow[]
}

export async function appointmentMatters(db: Database, now: Date, limit: number): Promise<AppointmentMatters> {
  const at = now.toISOString()
  const from = startOfDay(swissDay(now)).toISOString()
  const [until, dayAfterTomorrow] = [1, 2].map((days) => startOfDay(dayAfter(swissDay(now), days)).toISOString()) as [
    string,
    string,
  ]
  const rows = () => db.selectFrom('appointments').selectAll().orderBy('start').orderBy('id')
  const [ofTwoDays, cancelled, inBlocks] = await Promise.all([
    rows().where('status', '=', 'booked').where('start', '>=', from).where('start', '<', dayAfterTomorrow).execute(),
    rows()
      .where('start', '>', at)
      .where('status', '=', 'cancelled')
      .where('cancelled_by', '=', 'visitor')
      .where('cancelled_at', '>', new Date(now.getTime() - dayMs).toISOString())
      .limit(limit)
      .execute(),
    standingInBlocks(db, now).limit(limit).execute(),
  ])
  const ofToday = ofTwoDays.filter(({ start }) => start < until)
  return {
    today: ofToday.filter(({ ends_at }) => ends_at > at).slice(0, limit),
    tomorrow: ofTwoDays.filter(({ start }) => start >= until).slice(0, limit),
    over: ofToday.filter((row) => isUndecided(row, now)).slice(0, limit),
    cancelled,
    inBlocks,
  }
}

/** Whether it was today, is over, and nobody has said whether the visitor appeared. */
export function isUndecided({ status, start, ends_at, held_at }: AppointmentRow, now: Date): boolean {
  const isOver = ends_at <= now.toISOString() && swissDay(new Date(start)) === swissDay(now)
  return isOver && status === 'booked' && held_at === null
}

/** Those to come that stand in a time that is blocked for whoever holds them, in order. */
export function standingInBlocks(db: Database, now: Date) {
  return db
    .selectFrom('appointments')
    .selectAll('appointments')
    .where('start', '>', now.toISOString())
    .where('status', '=', 'booked')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('appointment_blocks')
          .select('appointment_blocks.id')
          .whereRef('starts_at', '<', 'appointments.ends_at')
          .whereRef('appointment_blocks.ends_at', '>', 'appointments.start')
          .where(({ or, eb, ref }) => or([eb('member_id', 'is', null), eb('member_id', '=', ref('host_id'))]))
          // Whoever keeps a calendar of their own writes the appointment itself into it.
          .where(({ or, eb, ref }) =>
            or([eb('source', '=', 'desk'), eb('starts_at', '<>', ref('appointments.start'))]),
          ),
      ),
    )
    .orderBy('start')
    .orderBy('appointments.id')
}
