import type { Language } from '#contract/language.ts'
import { read } from './documents.ts'
import type { OnlineEvent } from './schemas/events.ts'
import { swissTime } from './swiss-time.ts'

/** An online event in one language, with everything that pages, calendars and letters say about it. */
export type EventFacts = {
  id: string
  title: string
  type: string
  description: string
  location: string
  /** As read: 12.2.2025 or 12 February 2025, and 16:30–17:15. */
  date: string
  time: string
  /** ISO 8601 with offset. */
  start: string
  end: string
  /** Unique in the world and the same for ever, so that a calendar knows the event again. */
  uid: string
  /** The sentence that a registration begins with. The form names the event itself; the server knows a lone sentence, too. */
  registration: string
}

const dates = {
  de: new Intl.DateTimeFormat('de-CH', { timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' }),
}

/** @throws when the event has no words in that language, which content:check names before a build. */
export function eventFacts({ id, date, from, to }: OnlineEvent, language: Language): EventFacts {
  const { items, location, registerMessage } = read('video-studio', language).events
  const said = items[id]
  if (!said) throw new Error(`content/${language}/video-studio.yaml: events.items.${id}: missing`)
  const shown = { ...said, date: dates[language].format(new Date(date)), time: `${from}–${to}` }
  return {
    id,
    ...shown,
    location,
    start: swissTime(date, from),
    end: swissTime(date, to),
    uid: `${id}@${read('company').mail.contact.split('@')[1]}`,
    registration: registerMessage
      .replace('{title}', shown.title)
      .replace('{date}', shown.date)
      .replace('{time}', shown.time),
  }
}
