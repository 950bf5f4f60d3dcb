import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { createAppointmentBookService } from '#server/appointments/book-service.ts'
import { createAppointmentsService } from '#server/appointments/service.ts'
import { createAuditService } from '#server/audit/service.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createContactService } from '#server/contact/service.ts'
import { createContext, type ServiceContext } from '#server/context.ts'
import { hasSchema, migrate } from '#server/db/migrate.ts'
import { openStore, type Store, storeLocation } from '#server/db/open.ts'
import { storeErrorText } from '#server/db/problem-text.ts'
import { createDigestService } from '#server/digest/service.ts'
import { createEnquiriesService } from '#server/enquiries/service.ts'
import { createForms } from '#server/forms/forms.ts'
import { writeQueued } from '#server/letters.ts'
import { createLog } from '#server/log.ts'
import { createOutboxService } from '#server/mail/outbox-service.ts'
import { holdMailsOfRestored } from '#server/mail/restored.ts'
import { createImportsService } from '#server/newsletter/imports.ts'
import { createIssueControl } from '#server/newsletter/issue-control.ts'
import { createIssuesService } from '#server/newsletter/issues.ts'
import { createReadersService } from '#server/newsletter/readers.ts'
import { createReportService } from '#server/newsletter/report.ts'
import { createNewsletterService } from '#server/newsletter/service.ts'
import { createNumbersReports } from '#server/numbers/reports.ts'
import { createPeopleService } from '#server/people/service.ts'
import { createQuestionsService } from '#server/questions/service.ts'
import { createRetentionService } from '#server/retention/service.ts'
import { createSecurityEventsService } from '#server/security-events/service.ts'
import { StartProblem } from '#server/start-problem.ts'
import { createSuppressionsService } from '#server/suppressions/service.ts'
import { createSuspectedService } from '#server/suspected/service.ts'
import { createMembersService } from '#server/team/members.ts'
import { createWaitlistService } from '#server/waitlist/service.ts'

/** The services of the server, on its store, whether it runs or not. */
export type Session = {
  config: Config
  store: Store
  context: ServiceContext
  waitlist: ReturnType<typeof createWaitlistService>
  newsletter: ReturnType<typeof createNewsletterService>
  issues: ReturnType<typeof createIssuesService>
  issueControl: ReturnType<typeof createIssueControl>
  suppressions: ReturnType<typeof createSuppressionsService>
  imports: ReturnType<typeof createImportsService>
  readers: ReturnType<typeof createReadersService>
  reports: ReturnType<typeof createReportService>
  contact: ReturnType<typeof createContactService>
  securityEvents: ReturnType<typeof createSecurityEventsService>
  suspected: ReturnType<typeof createSuspectedService>
  numbers: ReturnType<typeof createNumbersReports>
  questions: ReturnType<typeof createQuestionsService>
  people: ReturnType<typeof createPeopleService>
  retention: ReturnType<typeof createRetentionService>
  digest: ReturnType<typeof createDigestService>
  members: ReturnType<typeof createMembersService>
  enquiries: ReturnType<typeof createEnquiriesService>
  mails: ReturnType<typeof createOutboxService>
  audit: ReturnType<typeof createAuditService>
  appointments: ReturnType<typeof createAppointmentBookService>
}

/** What is wrong, in one line for the operator. */
export class OperatorError extends Error {}

/**
 * Opens the store for one command and closes it again. It never makes one: only the server's start does.
 * @throws OperatorError for everything that the operator can mend: settings, a store that is missing or away, a command's own refusal.
 */
export async function inSession<Result>(
  env: Record<string, string | undefined>,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  expectStoreFile(env)
  const config = settings(env)
  const store = opened(config)
  try {
    if (!(await hasSchema(store))) throw noStore(store.location)
    await migrate(store)
    await holdMailsOfRestored(store, new Date())
    const actor = { kind: 'command-line', name: userInfo().username } as const
    const context = createContext({ db: store.db, config, log: createLog({ logLevel: 'silent' }), actor })
    const waitlist = createWaitlistService(context)
    const newsletter = createNewsletterService(context)
    const contact = createContactService(context)
    const appointments = createAppointmentsService(context)
    return await work({
      config,
      store,
      context,
      waitlist,
      newsletter,
      contact,
      issues: createIssuesService(context),
      issueControl: createIssueControl(context),
      suppressions: createSuppressionsService(context),
      imports: createImportsService(context),
      readers: createReadersService(context),
      reports: createReportService(context),
      suspected: createSuspectedService(context, createForms({ appointments, contact, newsletter, waitlist })),
      securityEvents: createSecurityEventsService(context),
      numbers: createNumbersReports(context),
      questions: createQuestionsService(context),
      people: createPeopleService(context),
      retention: createRetentionService(context),
      digest: createDigestService(context),
      members: createMembersService(context),
      enquiries: createEnquiriesService(context),
      mails: createOutboxService(context, writeQueued),
      audit: createAuditService(context),
      appointments: createAppointmentBookService(context),
    })
  } catch (error) {
    throw storeError(error, store.location)
  } finally {
    await store.close().catch(() => {})
  }
}

/** Before the settings are read, because that would make a secret in a folder where nothing is. */
function expectStoreFile({ DATABASE_URL, DATA_DIR }: Record<string, string | undefined>): void {
  if (DATABASE_URL?.trim()) return
  const file = storeLocation({ databaseUrl: undefined, dataDir: resolve(DATA_DIR?.trim() || 'data') })
  if (!existsSync(file)) throw noStore(file)
}

function noStore(location: string): OperatorError {
  return new OperatorError(
    `There is no store at ${location}: set DATA_DIR or DATABASE_URL as the server has it, or start the server once, which makes one`,
  )
}

function settings(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env)
  } catch (error) {
    throw error instanceof StartProblem ? new OperatorError(error.message) : error
  }
}

function opened(config: Config): Store {
  const location = storeLocation(config)
  try {
    return openStore(config)
  } catch (error) {
    throw storeError(error, location)
  }
}

/** What the operator can mend, as a line; anything else as it is. */
export function storeError(error: unknown, location: string): unknown {
  if (error instanceof StartProblem) return new OperatorError(error.message)
  const text = storeErrorText(error, location)
  return text ? new OperatorError(text) : error
}
