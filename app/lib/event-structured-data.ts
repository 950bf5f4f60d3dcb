import type { Event, Thing, WithContext } from 'schema-dts'
import { locales } from '#contract/language.ts'
import { languageOfPath, publicPath } from './locale-path.ts'
import type { Rendered } from './seo.ts'
import { siteUrl } from './site-url.ts'
import { organisationId } from './structured-data.ts'

type Leaf<T extends Thing> = Exclude<T, string>

type OnlineEventData = {
  title: string
  description: string
  /** Unique on the page that announces it. */
  id: string
  /** ISO 8601 with offset. */
  start: string
  end: string
}

/** Those of a page's events that are not over. Schema.org knows no status for one that is: it leaves the structured data. */
export function onlineEvents(events: OnlineEventData[], now: number, page: Rendered): WithContext<Leaf<Event>>[] {
  return events.filter(({ end }) => Date.parse(end) > now).map((event) => onlineEvent(event, page))
}

/** A free online event. Nobody can sign up once it has begun, so its offer ends there. */
function onlineEvent(event: OnlineEventData, { location: { pathname }, matches }: Rendered): WithContext<Leaf<Event>> {
  const page = siteUrl + publicPath(pathname)
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    '@id': `${page}#${event.id}`,
    name: event.title,
    description: event.description,
    startDate: event.start,
    endDate: event.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: page },
    inLanguage: locales[languageOfPath(pathname)],
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CHF', url: page, validThrough: event.start },
    organizer: {
      '@type': 'Organization',
      '@id': organisationId,
      name: matches[0].loaderData.brand,
      url: `${siteUrl}/`,
    },
  }
}
