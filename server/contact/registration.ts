import { eventFacts } from '#content/event-facts.ts'
import { events } from '#content/events.ts'
import { languages } from '#contract/language.ts'

/**
 * The event that a message registers for: one that is not over, named by the sentence that its page puts into the form, in
 * either language. Whoever words it otherwise has written a message like any other, and a person reads it.
 */
export function registeredEvent(message: string, now: Date): string | undefined {
  const said = oneLine(message)
  return events.find((event) =>
    languages.some((language) => {
      const { registration, end } = eventFacts(event, language)
      return Date.parse(end) > now.getTime() && said.includes(oneLine(registration))
    }),
  )?.id
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
