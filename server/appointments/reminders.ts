import { dayAfter, startOfDay, swissDay, swissTime } from '#content/swiss-time.ts'
import type { ServiceContext } from '../context.ts'
import type { AppointmentRow } from '../db/tables/appointments.ts'
import { logFailure } from '../log-rarely.ts'
import { letterFacts } from './letter-facts.ts'
import * as store from './store.ts'

/** By the clock in Zurich: nobody's telephone rings at night. */
const remindFrom = '08:00'

/**
 * Reminds of each conversation of the next day, once, on any number of servers. Who has booked or moved it today knows of it.
 * @returns how many letters were queued
 */
export async function sendReminders(
  context: Pick<ServiceContext, 'db' | 'now' | 'enqueue' | 'transaction'>,
): Promise<number> {
  const now = context.now()
  const today = swissDay(now)
  const begun = startOfDay(today)
  if (now < new Date(swissTime(today, remindFrom))) return 0
  const tomorrow = dayAfter(today)
  const span = { from: startOfDay(tomorrow).toISOString(), until: startOfDay(dayAfter(tomorrow)).toISOString() }
  let sent = 0
  for (const row of await store.dueForReminder(context.db, span, begun.toISOString())) {
    const isOurs = await context.transaction(async (trx) => {
      if (!(await store.markReminded(trx, row, now.toISOString()))) return false
      const letter = { kind: 'appointment-reminder', ...letterFacts(row) } as const
      const [mailId] = await context.enqueue(trx, { to: row.email, language: row.language, letter })
      if (mailId) await store.keepReminderMail(trx, row.id, mailId)
      return true
    })
    if (isOurs) sent++
  }
  return sent
}

/** Whether a reminder goes out the day before; not of what was booked or moved on that day or later. */
export function isReminded({ start, timed_at }: Pick<AppointmentRow, 'start' | 'timed_at'>, now: Date): boolean {
  const day = startOfDay(swissDay(new Date(start)))
  const dayBefore = startOfDay(swissDay(new Date(day.getTime() - 1)))
  return timed_at < dayBefore.toISOString() && now < day
}

/** Sends what is due. Never throws: a failure is logged, and the next look tries again. */
export async function checkReminders(
  context: Pick<ServiceContext, 'db' | 'log' | 'now' | 'enqueue' | 'transaction'>,
): Promise<void> {
  try {
    const sent = await sendReminders(context)
    if (sent > 0) context.log.info({ sent }, 'appointments reminded of')
  } catch (error) {
    logFailure(context.log, error, 'reminders failed')
  }
}
