import { read } from '#content/documents.ts'
import { dayMs, hourMs } from '#contract/milliseconds.ts'
import { crashEvents, ongoingIncidents } from '../alerts/store.ts'
import { type AppointmentMatters, appointmentMatters, isUndecided, standingInBlocks } from '../appointments/matters.ts'
import type { ServiceContext } from '../context.ts'
import type { AppointmentRow } from '../db/tables/appointments.ts'
import { withWords } from '../enquiries/mails.ts'
import { countEnquiries, hasEnquiry, listEnquiries, unreadNotes } from '../enquiries/store.ts'
import { listMails } from '../mail/outbox.ts'
import { listDrafts } from '../newsletter/drafts/draft-store.ts'
import { countSuspected } from '../suspected/store.ts'
import { hasEntry, pageOfEntries } from '../waitlist/store.ts'
import { lastChange } from './store.ts'

const none = { limit: 0, offset: 0 }
const mostOfEach = 10
/** More are not told apart in the register. */
const mostCounted = 99

/** Whether a visitor is told too late of a change after `morning`: their conversation takes place within a day of it. */
function isSoon(start: string, morning: Date): boolean {
  return Date.parse(start) < morning.getTime() + dayMs
}

/** What needs a decision now, from all rooms, the oldest promise first. */
export function createTodayService({ db, now: clock }: Pick<ServiceContext, 'db' | 'now'>) {
  return {
    /** Moves when anything changed that an open page should show. */
    lastChange: () => lastChange(db),

    /** How many wait for us in each room, for the register. */
    counts: async () => {
      const [enquiries, waitlist, mails, booked] = await Promise.all([
        countEnquiries(db, { isOwed: true }),
        pageOfEntries(db, { statuses: ['waiting'] }, none),
        listMails(db, none, 'dead'),
        appointmentMatters(db, clock(), mostCounted),
      ])
      const appointments = booked.over.length + booked.cancelled.length + booked.inBlocks.length
      return { enquiries, waitlist: waitlist.total, appointments, deadMails: mails.total }
    },

    /** Whether a promise ends by then. */
    hasUrgent: async (until: Date): Promise<boolean> => {
      const { contactReplyHours, waitlistReviewHours } = read('company').promises
      const begunBy = (hours: number) => new Date(until.getTime() - hours * hourMs).toISOString()
      const [enquiries, answers, waitlist, reminders, inBlocks] = await Promise.all([
        hasEnquiry(db, { states: ['new', 'open'], isAnswered: false, createdUntil: begunBy(contactReplyHours) }),
        hasEnquiry(db, { states: ['new', 'open'], waitingUntil: begunBy(contactReplyHours) }),
        hasEntry(db, { statuses: ['waiting'], createdUntil: begunBy(waitlistReviewHours.to) }),
        hasEnquiry(db, { states: ['new', 'open'], remindedUntil: clock().toISOString() }),
        standingInBlocks(db, clock()).limit(1).execute(),
      ])
      if (inBlocks.some(({ start }) => isSoon(start, until))) return true
      return enquiries || answers || waitlist || reminders
    },

    /**
     * Enquiries in which somebody answered us, those without an answer, with the oldest first, those whose reminder has come, and those that somebody else handed to this member.
     * However many wait: all that wait and are assigned to this member, and for whoever may fulfil a wish those who have one, until they are done with.
     */
    enquiries: async (memberId: string, { mayErase = false } = {}) => {
      const page = { limit: mostOfEach, offset: 0 }
      const states = ['new', 'open'] as const
      const all = { limit: mostCounted, offset: 0 }
      const found = await Promise.all([
        listEnquiries(db, { states, waitingUntil: clock().toISOString() }, page, 'oldest'),
        listEnquiries(db, { states, isAnswered: false }, page, 'oldest'),
        listEnquiries(db, { isOwed: true, assignedTo: memberId }, all, 'oldest'),
        mayErase ? listEnquiries(db, { states, hasWish: true }, all, 'oldest') : [],
        listEnquiries(db, { states, remindedUntil: clock().toISOString() }, page, 'oldest'),
        listEnquiries(db, { states, handedTo: memberId }, page, 'oldest'),
      ])
      const enquiries = [...new Map(found.flat().map((enquiry) => [enquiry.id, enquiry])).values()]
      return withWords(db, enquiries)
    },

    /** What colleagues wrote for this member, until they open it. */
    notes: (memberId: string) => unreadNotes(db, memberId, mostOfEach),

    waitlist: async () => (await pageOfEntries(db, { statuses: ['waiting'] }, { limit: mostOfEach, offset: 0 })).rows,

    /** What of the appointment book wants a look. */
    appointments: (): Promise<AppointmentMatters> => appointmentMatters(db, clock(), mostOfEach),

    isSoon,

    /** Whether nobody has said yet what became of an appointment of today. */
    isUndecided: (row: AppointmentRow) => isUndecided(row, clock()),

    deadMails: async () => (await listMails(db, { limit: mostOfEach, offset: 0 }, 'dead')).rows,

    suspected: () => countSuspected(db),

    /** Issues of the newsletter whose release is asked for. */
    askedIssues: () => listDrafts(db, ['asked']),

    /** Troubles that are not over, and how many crashes browsers told of in the last day, a hundred at most. */
    troubles: async () => ({
      incidents: await ongoingIncidents(db),
      crashes: (await crashEvents(db, new Date(clock().getTime() - dayMs).toISOString(), clock().toISOString(), 100))
        .length,
    }),
  }
}
