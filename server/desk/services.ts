import { read } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import { createAppointmentBookService } from '../appointments/book-service.ts'
import { reportBusyFeed } from '../appointments/busy/feed-state.ts'
import { createCalendarFeedService } from '../appointments/calendar-feed.ts'
import { createAppointmentsService } from '../appointments/service.ts'
import type { Actor } from '../audit/actor.ts'
import { createAuditService } from '../audit/service.ts'
import { createContactService } from '../contact/service.ts'
import { createContext, type ServiceParts } from '../context.ts'
import { createProposalsService } from '../documents/editing/proposals/service.ts'
import { createEntryPublishing } from '../documents/editing/publishing.ts'
import { createEditingService } from '../documents/editing/service.ts'
import { releaseDocuments } from '../documents/release.ts'
import { createDocumentsService } from '../documents/service.ts'
import { standingOf } from '../documents/shown.ts'
import { createEnquiriesService } from '../enquiries/service.ts'
import { createForms } from '../forms/forms.ts'
import { type Letter, writeLetter, writeQueued } from '../letters.ts'
import { keptLetter } from '../mail/kept-letter.ts'
import { createOutboxService } from '../mail/outbox-service.ts'
import { createReleaseService } from '../newsletter/drafts/release.ts'
import { createDraftsService } from '../newsletter/drafts/service.ts'
import { createImportsService } from '../newsletter/imports.ts'
import { createIssueControl } from '../newsletter/issue-control.ts'
import { createIssuesService } from '../newsletter/issues.ts'
import { createPicturesService } from '../newsletter/pictures/service.ts'
import { createReadersService } from '../newsletter/readers.ts'
import { createReportService } from '../newsletter/report.ts'
import { createNewsletterService } from '../newsletter/service.ts'
import { createSuppressionsService } from '../newsletter/suppressions/service.ts'
import { createNumbersReports } from '../numbers/reports.ts'
import { createPeopleService } from '../people/service.ts'
import { createSitePicturesService } from '../pictures/service.ts'
import { createPreviewLinks } from '../previews/service.ts'
import { documentsParts } from '../publishing/parts-in-process.ts'
import { createQuestionsService } from '../questions/service.ts'
import { createSenderService } from '../sender/service.ts'
import { createSuspectedService } from '../suspected/service.ts'
import { createMembersService } from '../team/members.ts'
import { createPasskeysService } from '../team/passkeys.ts'
import { createTeamSessionsService } from '../team/sessions-service.ts'
import { createTodayService } from '../today/service.ts'
import { createWaitlistService } from '../waitlist/service.ts'

/** What the desk's pages can do, each act in the name of `actor`. @param documents the words of the release, and who judges others */
export function createDeskServices(parts: ServiceParts, actor: Actor, documents = documentsParts(parts)) {
  const context = createContext({ ...parts, actor })
  const waitlist = createWaitlistService(context)
  const contact = createContactService(context)
  const appointments = createAppointmentsService(context)
  const newsletter = createNewsletterService(context)
  return {
    members: createMembersService(context),
    passkeys: createPasskeysService(context, read('company').brand),
    sessions: createTeamSessionsService(context),
    audit: createAuditService(context),
    mails: createOutboxService(context, writeQueued),
    /** How a letter would read, before anything is done. */
    preview: (letter: Letter, language: Language) => keptLetter(writeLetter(letter, language, context.config)),
    enquiries: createEnquiriesService(context),
    waitlist,
    imports: createImportsService(context),
    readers: createReadersService(context),
    reports: createReportService(context),
    suppressions: createSuppressionsService(context),
    sender: createSenderService(context),
    suspected: createSuspectedService(context, createForms({ appointments, contact, newsletter, waitlist })),
    appointments: {
      ...createAppointmentBookService(context),
      enter: appointments.enter,
      undoEnter: appointments.undoEnter,
    },
    calendarFeed: createCalendarFeedService(context),
    busyFeed: () => reportBusyFeed(context.db, context.config),
    people: createPeopleService(context),
    drafts: createDraftsService(context),
    release: createReleaseService(context),
    issues: createIssuesService(context),
    issueControl: createIssueControl(context),
    pictures: createPicturesService(context),
    sitePictures: createSitePicturesService(context, releaseDocuments()),
    previewLinks: createPreviewLinks(context),
    documents: createDocumentsService(context, documents),
    editing: createEditingService(context, documents),
    entries: createEntryPublishing(context, documents),
    proposals: createProposalsService(context, documents),
    publicationStanding: (number: number) => standingOf(context.db, number, context.now()),
    numbers: createNumbersReports(context),
    questions: createQuestionsService(context),
    today: createTodayService(context),
  }
}

export type DeskServices = ReturnType<typeof createDeskServices>
