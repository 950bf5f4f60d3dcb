import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator'

/** An appointment as calendars know it. Times are ISO 8601 in UTC. */
export type Invitation = {
  id: string
  /** Rises with each change; a calendar keeps the highest. */
  sequence: number
  start: string
  end: string
  /** When this state was written. */
  changedAt: string
  summary: string
  description: string
  location: string
  url: string
  organizer: { name: string; email: string }
  /** An address only: a name would be text that nobody has confirmed. */
  attendee: string
  /** Host of the website, the right side of the UID. */
  domain: string
  method: 'REQUEST' | 'CANCEL'
}

/**
 * The iCalendar object (RFC 5545, 5546) that an invitation, its change or its end carries. Times are in UTC, which every calendar
 * knows without a definition of a time zone. Whoever booked has agreed, so calendars need not ask for an answer.
 */
export function invitationFile(invitation: Invitation, brand: string): string {
  const isCancelled = invitation.method === 'CANCEL'
  const calendar = new ICalCalendar({
    prodId: { company: brand, product: 'Appointments' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: calendarUid(invitation.id, invitation.domain),
    sequence: invitation.sequence,
    start: new Date(invitation.start),
    end: new Date(invitation.end),
    stamp: new Date(invitation.changedAt),
    summary: invitation.summary,
    description: invitation.description,
    location: invitation.location,
    url: invitation.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    organizer: { name: invitation.organizer.name, email: invitation.organizer.email },
    attendees: [
      {
        email: invitation.attendee,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  // Each line ends with one, the last as well (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}

/** The same for ever, in invitations and in the team's feed. */
export function calendarUid(id: string, domain: string): string {
  return `${id}@${domain}`
}
