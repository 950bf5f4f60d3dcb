import { sql } from 'kysely'
import { read } from '#content/documents.ts'
import { dayMs } from '#contract/milliseconds.ts'
import { suppressionKey } from '../abuse/keyed-hash.ts'
import { deleteEndedLimits } from '../abuse/limit-rows.ts'
import { deleteMessages } from '../contact/store.ts'
import type { ServiceContext } from '../context.ts'
import type { DailyRunContext } from '../daily/jobs.ts'
import { countChanged } from '../db/count.ts'
import { deleteMailFiles } from '../mail/files.ts'
import { deleteMails } from '../mail/person-mails.ts'
import { keepOutcomes } from '../newsletter/outcomes.ts'
import { deleteUnconfirmed, deleteUnsubscribed } from '../newsletter/store.ts'
import { forgetAddresses } from '../newsletter/suppressions/store.ts'
import { deleteOldCounts } from '../numbers/store.ts'
import { deleteLooseMerges } from '../people/addresses.ts'
import { deleteSuspected } from '../suspected/store.ts'
import { deleteEndedSessions } from '../team/sessions.ts'
import { deleteGoneViewers } from '../team/viewers.ts'
import { deleteEntries } from '../waitlist/store.ts'
import { daysBefore, monthsBefore } from './months.ts'

/** How many of each were deleted because their time was over. */
export type RetentionSummary = {
  contacts: number
  unconfirmedSignups: number
  unsubscribedReaders: number
  /** Their keyed hash stays. */
  suppressedAddresses: number
  waitlistEntries: number
  suspected: number
  appointments: number
  questions: number
  securityEvents: number
  mails: number
  mailFiles: number
  limits: number
  deskSessions: number
  acts: number
}

/**
 * Deletes what has been kept as long as the privacy page promises (content/company.yaml, `retention`). Each step stands for
 * itself: a run that breaks off is completed by the next. Any number of runs may overlap.
 */
export function createRetentionService(context: Pick<ServiceContext, 'db' | 'config' | 'now'>) {
  const { db, config } = context
  const {
    contactMonths,
    appointmentMonths,
    waitlistMonths,
    unconfirmedSignupDays,
    unsubscribedMonths,
    securityEventDays,
    sentMailDays,
    suspectedDays,
    questionDays,
    countMonths,
    auditLogMonths,
  } = read('company').retention

  type Plain =
    | 'form_counts'
    | 'appointment_blocks'
    | 'appointments'
    | 'handed_questions'
    | 'security_events'
    | 'audit_log'
  const deletePast = (table: Plain, column: string, until: string) =>
    countChanged(db.deleteFrom(table).where(sql<boolean>`${sql.ref(column)} <= ${until}`))

  const service = {
    run: async (): Promise<RetentionSummary> => {
      const now = context.now()
      const monthsAgo = (months: number) => monthsBefore(now, months).toISOString()
      const daysAgo = (days: number) => daysBefore(now, days).toISOString()
      // Counts are no personal data, but nobody asks for older ones.
      await deleteOldCounts(db, monthsAgo(countMonths).slice(0, 10))
      await deletePast('form_counts', 'hour', daysAgo(securityEventDays))
      await deleteGoneViewers(db, now)
      await deletePast('appointment_blocks', 'ends_at', monthsAgo(appointmentMonths))
      const summary = {
        contacts: await deleteMessages(db, monthsAgo(contactMonths)),
        unconfirmedSignups: await deleteUnconfirmed(db, daysAgo(unconfirmedSignupDays), now.toISOString()),
        unsubscribedReaders: await deleteUnsubscribed(
          db,
          monthsAgo(unsubscribedMonths),
          (email) => suppressionKey(config.secret, email),
          now.toISOString(),
        ),
        suppressedAddresses: await forgetAddresses(db, monthsAgo(unsubscribedMonths)),
        waitlistEntries: await deleteEntries(db, monthsAgo(waitlistMonths)),
        suspected: await deleteSuspected(db, {
          appointment: daysAgo(suspectedDays),
          contact: daysAgo(suspectedDays),
          waitlist: daysAgo(suspectedDays),
          newsletter: daysAgo(unconfirmedSignupDays),
        }),
        appointments: await deletePast('appointments', 'ends_at', monthsAgo(appointmentMonths)),
        questions: await deletePast('handed_questions', 'created_at', daysAgo(questionDays)),
        securityEvents: await deletePast('security_events', 'created_at', daysAgo(securityEventDays)),
        mails: await db.transaction().execute(async (trx) => {
          await keepOutcomes(trx, daysAgo(sentMailDays))
          return deleteMails(trx, daysAgo(sentMailDays))
        }),
        mailFiles: await deleteMailFiles(config.dataDir, daysBefore(now, sentMailDays)),
        limits: await deleteEndedLimits(db, now),
        deskSessions: await deleteEndedSessions(db, now),
        // The chain of hashes then begins with the oldest row that is left.
        acts: await deletePast('audit_log', 'at', monthsAgo(auditLogMonths)),
      }
      await deleteLooseMerges(db)
      return summary
    },

    /**
     * The server's own run. When more than a week seems to have passed since the last one, it deletes nothing before the next
     * day: mostly the server stood still, but a clock that is a year ahead would have everything deleted.
     */
    runDaily: async ({ previous }: Pick<DailyRunContext, 'previous'>): Promise<object> => {
      const passed = previous === null ? 0 : context.now().getTime() - Date.parse(previous)
      return passed > longestGapMs ? { waits: 'long since the last run, or the clock is wrong' } : service.run()
    },
  }
  return service
}

const longestGapMs = 7 * dayMs
