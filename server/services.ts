import { createKnowledgeReader } from '#assistant/knowledge.ts'
import type { Language } from '#contract/language.ts'
import type { Slot } from '#contract/slot.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { admit } from './admission.ts'
import { createAppointmentsService, type FreeTimes, type OwnAppointment } from './appointments/service.ts'
import { cachedAnswer } from './cached-answer.ts'
import type { AnswerStream } from './chat/model-answer.ts'
import { createChatService } from './chat/service.ts'
import { createContactService } from './contact/service.ts'
import { createContext, type ServiceParts } from './context.ts'
import type { NewsletterPicture } from './db/tables/issues.ts'
import { isStoreUnavailable } from './db/unavailable.ts'
import { createForms } from './forms/forms.ts'
import { createLinkedinDraftsService } from './linkedin-drafts/service.ts'
import { logStoreProblem } from './log-rarely.ts'
import { createClickCounter, type Visit } from './newsletter/clicks.ts'
import { createIssueArchive, type PublicIssue } from './newsletter/issue-archive.ts'
import { createPicturesService } from './newsletter/pictures/service.ts'
import { createPreferencesService, type StoredReader } from './newsletter/preferences.ts'
import { createNewsletterService } from './newsletter/service.ts'
import { createNumbers } from './numbers/service.ts'
import { type Outcome, refuse } from './outcome.ts'
import type { PictureFile } from './pictures/conversion.ts'
import { findFile, hasFile } from './pictures/store.ts'
import { createQuestionsService } from './questions/service.ts'
import type { Meta } from './requests/request-meta.ts'
import { createSecurityEventsService } from './security-events/service.ts'
import { createSuspicion } from './suspected/suspicion.ts'
import { createWaitlistService } from './waitlist/service.ts'

/**
 * Everything a visitor can do, for calls and for forms without JavaScript alike. `input` is what was sent, not yet validated.
 * None of these throws: a store that is down is `unavailable`, anything unforeseen is logged and `unexpected`.
 */
export type Services = {
  subscribeToNewsletter(input: unknown, meta: Meta): Promise<Outcome>
  /** `already`: the subscription stood before. A dead link is `invalid` with `fields.token`. */
  confirmNewsletter(token: string): Promise<Outcome<{ already: boolean; language: Language }>>
  unsubscribeNewsletter(token: string): Promise<Outcome<{ language: Language }>>
  /** What the link to a reader's preferences opens. Each refuses a dead link as `invalid`. */
  newsletterPreferences(token: string): Promise<Outcome<{ reader: StoredReader }>>
  changeNewsletterLanguage(token: string, language: string): Promise<Outcome>
  leaveNewsletter(token: string): Promise<Outcome>
  eraseReader(token: string): Promise<Outcome>
  joinWaitlist(input: unknown, meta: Meta): Promise<Outcome>
  tierAvailability(): Promise<Outcome<{ tiers: TierAvailability[] }>>
  sendContactMessage(input: unknown, meta: Meta): Promise<Outcome>
  /** Times that can be booked now. */
  freeAppointments(): Promise<Outcome<FreeTimes>>
  /** A time that is taken by now is `slot_taken`, with the next free ones. */
  bookAppointment(input: unknown, meta: Meta): Promise<Outcome>
  /** What the link in a letter opens, with the times to which it can be moved. Each refuses a dead link as `invalid`. */
  ownAppointment(token: string): Promise<Outcome<{ appointment: OwnAppointment; free: Slot[] }>>
  moveAppointment(token: string, start: string): Promise<Outcome>
  cancelAppointment(token: string): Promise<Outcome>
  logSecurityEvent(input: unknown, meta: Meta): Promise<Outcome>
  /** What a browser reports about the content security policy, in either of the two formats. */
  reportViolations(input: unknown, meta: Meta): Promise<Outcome>
  /** The assistant's answer, which comes in pieces. `answered`: the site says something about it. */
  askAssistant(input: unknown, meta: Meta): Promise<Outcome<{ answer: AnswerStream; answered: boolean }>>
  /** Keeps a question that the assistant could not answer. */
  handOnQuestion(input: unknown, meta: Meta): Promise<Outcome>
  /** Counts that a link of a newsletter issue was followed. Never fails. */
  countClick(issueKey: string, target: string, visit: Visit): Promise<void>
  writeLinkedinDrafts(input: unknown, meta: Meta): Promise<Outcome<{ drafts: string[] }>>
  /** Counts what a page reports of itself. */
  countPage(input: unknown, meta: Meta): Promise<Outcome>
  /** Issues of the newsletter that have been sent, newest first. */
  newsletterIssues(language?: Language): Promise<Outcome<{ issues: PublicIssue[] }>>
  /** One of them, in each language in which it exists. */
  newsletterIssue(slug: string): Promise<Outcome<{ issues: PublicIssue[] }>>
  /** Changes when another issue can be read. */
  newsletterIssuesMark(): Promise<Outcome<{ mark: string }>>
  newsletterPicture(id: string): Promise<Outcome<{ picture: NewsletterPicture | undefined }>>
  /** A version of a picture of the site, by its address. */
  sitePicture(address: string): Promise<Outcome<{ picture: PictureFile | undefined }>>
  hasSitePicture(address: string): Promise<Outcome<{ exists: boolean }>>
}

/** Every page view asks for the places left: shorter than anybody notices, long enough that thousands cost one query. */
const placesCachedMs = 250

/** A sent issue is on the site within a second, on every server. */
const issuesMarkCachedMs = 1000

/**
 * @param read what the assistant knows, where the caller reads it ahead of the first question
 * @param numbers where pages are counted; who hands them in writes them, too
 */
export function createServices(
  parts: ServiceParts,
  read = createKnowledgeReader(),
  numbers = createNumbers(parts),
): Services {
  const context = createContext(parts)
  const newsletter = createNewsletterService(context)
  const preferences = createPreferencesService(context)
  const waitlist = createWaitlistService(context)
  const contact = createContactService(context)
  const appointments = createAppointmentsService(context)
  const forms = createForms({ appointments, contact, newsletter, waitlist })
  const suspicion = createSuspicion(context)
  const securityEvents = createSecurityEventsService(context)
  const chat = createChatService(context, { ...waitlist, read })
  const questions = createQuestionsService(context)
  const clicks = createClickCounter(context)
  const linkedinDrafts = createLinkedinDraftsService(context)
  const freeTimes = cachedAnswer(placesCachedMs, context.now, appointments.free)
  const archive = createIssueArchive(context)
  const pictures = createPicturesService(context)
  const issuesMark = cachedAnswer(issuesMarkCachedMs, context.now, archive.mark)
  const placesLeft = cachedAnswer(placesCachedMs, context.now, waitlist.tierAvailability)

  const guarded =
    <Arguments extends unknown[], Result extends object>(serve: (...args: Arguments) => Promise<Outcome<Result>>) =>
    async (...args: Arguments): Promise<Outcome<Result>> => {
      try {
        return await serve(...args)
      } catch (error) {
        if (isStoreUnavailable(error)) {
          logStoreProblem(context.log, error)
          return refuse('unavailable')
        }
        context.log.error({ err: error }, 'service failed')
        return refuse('unexpected')
      }
    }

  return {
    subscribeToNewsletter: guarded(admit(context, suspicion, forms.newsletter)),
    confirmNewsletter: guarded(newsletter.confirm),
    unsubscribeNewsletter: guarded(newsletter.unsubscribe),
    newsletterPreferences: guarded(preferences.show),
    changeNewsletterLanguage: guarded(preferences.changeLanguage),
    leaveNewsletter: guarded(preferences.leave),
    eraseReader: guarded(preferences.erase),
    joinWaitlist: guarded(admit(context, suspicion, forms.waitlist)),
    tierAvailability: guarded(async () => ({ ok: true, tiers: await placesLeft() })),
    sendContactMessage: guarded(admit(context, suspicion, forms.contact)),
    freeAppointments: guarded(async () => ({ ok: true, ...(await freeTimes()) })),
    bookAppointment: guarded(admit(context, suspicion, forms.appointment)),
    ownAppointment: guarded(appointments.own),
    moveAppointment: guarded(appointments.move),
    cancelAppointment: guarded(appointments.cancel),
    logSecurityEvent: guarded(securityEvents.log),
    reportViolations: guarded(securityEvents.reportViolations),
    askAssistant: guarded(chat.ask),
    handOnQuestion: guarded(questions.handOn),
    countClick: (key, target, visit) =>
      clicks.note(key, target, visit).catch((error) => {
        if (isStoreUnavailable(error)) logStoreProblem(context.log, error)
        else context.log.error({ err: error }, 'a click was not counted')
      }),
    writeLinkedinDrafts: guarded(linkedinDrafts.write),
    countPage: guarded(numbers.countPage),
    newsletterIssues: guarded(async (language) => ({ ok: true, issues: await archive.list(language) })),
    newsletterIssue: guarded(async (slug) => ({ ok: true, issues: await archive.find(slug) })),
    newsletterIssuesMark: guarded(async () => ({ ok: true, mark: await issuesMark() })),
    newsletterPicture: guarded(async (id) => ({ ok: true, picture: await pictures.find(id) })),
    sitePicture: guarded(async (address) => ({ ok: true, picture: await findFile(context.db, address) })),
    hasSitePicture: guarded(async (address) => ({ ok: true, exists: await hasFile(context.db, address) })),
  }
}
