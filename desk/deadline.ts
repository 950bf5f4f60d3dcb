import { read } from '#content/documents.ts'
import { swissDay, swissTime } from '#content/swiss-time.ts'
import { dayMs, hourMs } from '#contract/milliseconds.ts'
import type { EnquiryState } from '#server/db/tables/enquiries.ts'

const beginOfDay = '08:00'

export type Deadline = { due: string; isOwed: boolean; isUrgent: boolean; isLate: boolean }

/**
 * When our answer to an enquiry, or to what they answered since, is promised. `isUrgent`: it is to come, before the next morning's work begins.
 * @param morning the next morning after `now`, found once for a whole list: it takes longer than all else of a row
 */
export function deadlineOf(
  enquiry: { state: EnquiryState; answered_at: string | null; waiting_since: string | null; created_at: string },
  now: Date,
  morning = nextMorning(now),
): Deadline {
  const since = enquiry.answered_at === null ? enquiry.created_at : enquiry.waiting_since
  const isOwed = since !== null && (enquiry.state === 'new' || enquiry.state === 'open')
  return deadlineAfter(since ?? enquiry.created_at, read('company').promises.contactReplyHours, isOwed, now, morning)
}

/** The same for any promise of so many hours after `since` (ISO 8601). */
export function deadlineAfter(
  since: string,
  hours: number,
  isOwed: boolean,
  now: Date,
  morning = nextMorning(now),
): Deadline {
  const due = Date.parse(since) + hours * hourMs
  return {
    due: new Date(due).toISOString(),
    isOwed,
    isUrgent: isOwed && due >= now.getTime() && due <= morning.getTime(),
    isLate: isOwed && due < now.getTime(),
  }
}

/**
 * The beginning of tomorrow's work in Zurich, weekends included: a promise does not know them. Before today's work begins it is
 * tomorrow's as well, for whoever looks then has the whole day before them: what ends today must be decided today.
 */
export function nextMorning(now: Date): Date {
  const today = swissDay(now)
  const tomorrow = new Date(Date.parse(`${today}T12:00:00.000Z`) + dayMs)
  return new Date(swissTime(tomorrow.toISOString().slice(0, 10), beginOfDay))
}
