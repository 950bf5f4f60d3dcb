import { languageOfPath, localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import { calendarFile } from '#contract/calendar-file.ts'
import type { Route } from './+types/event-calendar.ts'

/** The calendar file of an event, in the language of its path; both languages describe the same event. */
export function loader({ request, params }: Route.LoaderArgs) {
  const event = read('events').find(({ id }) => id === params.event)
  if (!event) throw new Response('Not found', { status: 404 })
  const language = languageOfPath(new URL(request.url).pathname)
  const url = siteUrl + localePath('/video-studio', language)
  const file = calendarFile(
    { ...eventFacts(event, language), url },
    read('company').brand,
    new Date(import.meta.env.BUILT_AT),
  )
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
