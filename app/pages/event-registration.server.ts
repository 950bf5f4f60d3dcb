import type { Registration } from '#app/sections/contact-form/registration.tsx'
import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import type { Language } from '#contract/language.ts'

/** What the contact form says of an event that a link, or an earlier post, registers for; nothing of one that is not known. */
export function eventRegistration(
  id: string | null,
  language: Language,
): { registration: Registration; sentence: string } | undefined {
  const event = read('events').find((known) => known.id === id)
  if (!event) return undefined
  const { title, date, time, end, registration } = eventFacts(event, language)
  return {
    registration: { id: event.id, text: `${title}, ${date}, ${time}`, end, shownAt: Date.now() },
    sentence: registration,
  }
}
