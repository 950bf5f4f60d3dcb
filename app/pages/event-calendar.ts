import { calendarFile } from '#app/lib/calendar-file.ts'
import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath, localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { swissTime } from '#app/lib/swiss-time.ts'
import { company } from '#content/company.ts'
import { videoStudio as de } from '#content/de/video-studio.ts'
import { videoStudio as en } from '#content/en/video-studio.ts'
import { events } from '#content/events.ts'
import type { Route } from './+types/event-calendar.ts'

/** The calendar file of an event, in the language of its path; both languages describe the same event. */
export function loader({ request, params }: Route.LoaderArgs) {
  const event = events.find(({ id }) => id === params.event)
  if (!event) throw new Response('Not found', { status: 404 })
  const copy = copyFor(request, { de: de.events, en: en.events }, 'videoStudio.events')
  const { title, description } = copy.items[event.id]
  const file = calendarFile(
    {
      uid: `${event.id}@${company.mail.contact.split('@')[1]}`,
      start: swissTime(event.date, event.from),
      end: swissTime(event.date, event.to),
      title,
      description,
      location: copy.location,
      url: siteUrl + localePath('/video-studio', languageOfPath(new URL(request.url).pathname)),
    },
    company.brand,
    new Date(),
  )
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
