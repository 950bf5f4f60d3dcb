import { createKnowledgeReader } from '#assistant/knowledge.ts'
import type { Language } from '#contract/language.ts'
import { admit } from './admission.ts'
import { createAppointmentsService } from './appointments/service.ts'
import { cachedAnswer } from './cached-answer.ts'
import { createChatService } from './chat/service.ts'
import { createContactService } from './contact/service.ts'
import { createContext, type ServiceParts } from './context.ts'
import { isStoreUnavailable } from './db/unavailable.ts'
import { createForms } from './forms/forms.ts'
import { createLinkedinDraftsService } from './linkedin-drafts/service.ts'
import { logFailure } from './log-rarely.ts'
import { createClickCounter, type Visit } from './newsletter/clicks.ts'
import { createIssueArchive } from './newsletter/issue-archive.ts'
import { createPicturesService } from './newsletter/pictures/service.ts'
import { createPreferencesService } from './newsletter/preferences.ts'
import { createNewsletterService } from './newsletter/service.ts'
import { createNumbers } from './numbers/service.ts'
import { type Outcome, refuse } from './outcome.ts'
import { findFile, hasFile } from './pictures/store.ts'
import { createQuestionsService } from './questions/service.ts'
import { createSecurityEventsService } from './security-events/service.ts'
import { createSuspicion } from './suspected/suspicion.ts'
import { createWaitlistService } from './waitlist/service.ts'

/** Every page view asks for the places left: shorter than anybody notices, long enough that thousands cost one query. */
const placesCachedMs = 250

/** A sent issue is on the site within a second, on every server. */
const issuesMarkCachedMs = 1000

/**
 * Everything a visitor can do, for calls and for forms without JavaScript alike. `input` is what was sent, not yet validated.
 * None of these throws: a store that is down is `unavailable`, anything unforeseen is logged and `unexpected`.
 * @param read what the assistant knows, where the caller reads it ahead of the first question
 * @param numbers where pages are counted; who hands them in writes them, too
 */
export function createServices(parts: ServiceParts, read = createKnowledgeReader(), numbers = createNumbers(parts)) {
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
        logFailure(context.log, error, 'service failed')
        return refuse(isStoreUnavailable(error) ? 'unavailable' : 'unexpected')
      }
    }

  /** For what is never refused. */
  const found = <Arguments extends unknown[], Result extends object>(find: (...args: Arguments) => Promise<Result>) =>
    guarded(async (...args: Arguments): Promise<Outcome<Result>> => ({ ok: true, ...(await find(...args)) }))

  return {
    subscribeToNewsletter: guarded(admit(context, suspicion, forms.newsletter)),
    /** `already`: the subscription stood before. A dead link is `invalid` with `fields.token`. */
    confirmNewsletter: guarded(newsletter.confirm),
    unsubscribeNewsletter: guarded(newsletter.unsubscribe),
    /** What the link to a reader's preferences opens. Each refuses a dead link as `invalid`. */
    newsletterPreferences: guarded(preferences.show),
    changeNewsletterLanguage: guarded(preferences.changeLanguage),
    leaveNewsletter: guarded(preferences.leave),
    eraseReader: guarded(preferences.erase),
    joinWaitlist: guarded(admit(context, suspicion, forms.waitlist)),
    tierAvailability: found(async () => ({ tiers: await placesLeft() })),
    sendContactMessage: guarded(admit(context, suspicion, forms.contact)),
    /** Times that can be booked now. */
    freeAppointments: found(freeTimes),
    /** A time that is taken by now is `slot_taken`, with the next free ones. */
    bookAppointment: guarded(admit(context, suspicion, forms.appointment)),
    /** What the link in a letter opens, with the times to which it can be moved. Each refuses a dead link as `invalid`. */
    ownAppointment: guarded(appointments.own),
    moveAppointment: guarded(appointments.move),
    cancelAppointment: guarded(appointments.cancel),
    logSecurityEvent: guarded(securityEvents.log),
    /** What a browser reports about the content security policy, in either of the two formats. */
    reportViolations: guarded(securityEvents.reportViolations),
    /** The assistant's answer, which comes in pieces. `answered`: the site says something about it. */
    askAssistant: guarded(chat.ask),
    /** Keeps a question that the assistant could not answer. */
    handOnQuestion: guarded(questions.handOn),
    /** Counts that a link of a newsletter issue was followed. Never fails. */
    countClick: (issueKey: string, target: string, visit: Visit): Promise<void> =>
      clicks.note(issueKey, target, visit).catch((error) => logFailure(context.log, error, 'a click was not counted')),
    writeLinkedinDrafts: guarded(linkedinDrafts.write),
    /** Counts what a page reports of itself. */
    countPage: guarded(numbers.countPage),
    /** Issues of the newsletter that have been sent, newest first. */
    newsletterIssues: found(async (language?: Language) => ({ issues: await archive.list(language) })),
    /** One of them, in each language in which it exists. */
    newsletterIssue: found(async (slug: string) => ({ issues: await archive.find(slug) })),
    /** Changes when another issue can be read. */
    newsletterIssuesMark: found(async () => ({ mark: await issuesMark() })),
    newsletterPicture: found(async (id: string) => ({ picture: await pictures.find(id) })),
    /** A version of a picture of the site, by its address. */
    sitePicture: found(async (address: string) => ({ picture: await findFile(context.db, address) })),
    hasSitePicture: found(async (address: string) => ({ exists: await hasFile(context.db, address) })),
  }
}

export type Services = ReturnType<typeof createServices>
