import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import type { OnlineEvent } from '#content/schemas/events.ts'
import { languages } from '#contract/language.ts'

/**
 * The event that a message registers for, as long as it is not over: the one that the form names, else one that is named by the
 * sentence that the page puts into the message, in either language. So did all forms before the field was there, and some are
 * still open or kept somewhere. Whoever words it otherwise has written a message like any other, and a person reads it.
 */
export function registeredEvent(
  { event, message }: { event?: string; message: string },
  now: Date,
): string | undefined {
  const open = read('events').filter((one) => isOpen(one, now))
  return (open.find(({ id }) => id === event) ?? open.find((one) => isNamed(one, oneLine(message))))?.id
}

function isOpen(event: OnlineEvent, now: Date): boolean {
  return Date.parse(eventFacts(event, 'de').end) > now.getTime()
}

function isNamed(event: OnlineEvent, message: string): boolean {
  return languages.some((language) => message.includes(oneLine(eventFacts(event, language).registration)))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
