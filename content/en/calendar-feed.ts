import type { calendarFeed as de } from '../de/calendar-feed.ts'

export const calendarFeed: typeof de = {
  name: 'Appointments',
  call: 'Telephone {phone}',
  meeting: 'Telephone, they call us',
  topic: 'Topic',
  note: 'Note',
  asked: 'Booked',
}
