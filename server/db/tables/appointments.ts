import type { appointmentFields } from '#contract/appointment-fields.ts'
import type { FieldColumns } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'

export type AppointmentStatus = 'booked' | 'cancelled' | 'no_show'

/** A conversation with a visitor. Each change of it counts `sequence` up, by which calendars know the newest state. */
export type AppointmentRow = FieldColumns<typeof appointmentFields> & {
  id: string
  /** Whose time it takes: the id of a member of the team, or `office` while nobody has hours of their own. */
  host_id: string
  ends_at: string
  email_key: string
  language: Language
  /** Path of the page that the visitor came from. */
  page: string | null
  status: AppointmentStatus
  sequence: number
  created_at: string
  /** When its present time was chosen: at the booking, or at the last move. */
  timed_at: string
  changed_at: string
  cancelled_at: string | null
  cancelled_by: 'visitor' | 'operator' | null
  /** When somebody noted that it took place. */
  held_at: string | null
  /** When the reminder of its present time was queued. */
  reminded_at: string | null
  reminder_mail_id: string | null
  /** Of the operator, for themselves. */
  note: string
}

/** Weekly hours of a member of the team in which conversations can be booked. By the clock in Zurich. */
export type AppointmentHours = {
  id: string
  member_id: string
  /** ISO number, Monday is 1. */
  weekday: number
  /** 14:00 */
  from_time: string
  to_time: string
}

/** A span in which nobody is booked. */
export type AppointmentBlock = {
  id: string
  /** A member of the team, or null for everybody. */
  member_id: string | null
  starts_at: string
  ends_at: string
  /** `desk`: put by a person, there or at the command line. `feed`: a busy time of a calendar elsewhere. */
  source: 'desk' | 'feed'
  note: string
  created_at: string
}

/** The calendar of appointments that a member subscribes to, by a secret address. */
export type CalendarFeed = {
  member_id: string
  token_hash: string
  created_at: string
  /** When a calendar last asked for it, to the hour. */
  read_at: string | null
}

/** What is known of the calendar elsewhere whose busy times are read. */
export type BusyFeed = {
  /** Of its address, which is a secret. */
  url_hash: string
  etag: string | null
  last_modified: string | null
  /** When it was first tried. */
  since: string
  read_at: string | null
  /** When its series were last computed. */
  expanded_at: string | null
  /** Why the last try failed. */
  failure: string | null
}

export type AppointmentsTables = {
  appointments: AppointmentRow
  appointment_hours: AppointmentHours
  appointment_blocks: AppointmentBlock
  calendar_feeds: CalendarFeed
  busy_feeds: BusyFeed
}
