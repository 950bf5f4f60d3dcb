import { company } from './company.ts'
import { videoStudio as german } from './de/video-studio.ts'
import { videoStudio as english } from './en/video-studio.ts'
import type { OnlineEvent } from './events.ts'
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

const words = { de: german.events, en: english.events }
const dates = {
  de: new Intl.DateTimeFormat('de-CH', { timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' }),
}

/** What stands under an event's id in `video-studio.ts`. */
type EventWords = { title: string; type: string; description: string }

/** @throws when the event has no words in that language, which content:check names before a build. */
export function eventFacts({ id, date, from, to }: OnlineEvent, language: keyof typeof words): EventFacts {
  const { items, location, registerMessage } = words[language]
  const { [id]: said }: Record<string, EventWords> = items
  if (!said) throw new Error(`content/${language}/video-studio.ts: events.items.${id}: missing`)
  const read = { ...said, date: dates[language].format(new Date(date)), time: `${from}–${to}` }
  return {
    id,
    ...read,
    location,
    start: swissTime(date, from),
    end: swissTime(date, to),
    uid: `${id}@${company.mail.contact.split('@')[1]}`,
    registration: registerMessage
      .replace('{title}', read.title)
      .replace('{date}', read.date)
      .replace('{time}', read.time),
  }
}
