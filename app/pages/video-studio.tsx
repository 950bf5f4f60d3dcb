import { Playback } from '#app/drawings/playback.tsx'
import { BookingLink } from '#app/layout/go-link.tsx'
import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { onlineEvents } from '#app/lib/event-structured-data.ts'
import { Island } from '#app/lib/island.tsx'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { faqPage } from '#app/lib/structured-data.ts'
import { NewsletterBlock } from '#app/sections/newsletter-block/newsletter-block.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { PageQuestions } from '#app/sections/page-questions/page-questions.tsx'
import { Films } from '#app/sections/video-studio/films.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import type { Route } from './+types/video-studio.ts'
import './video-studio.css'

const newsletterAnchor = 'studio-newsletter'

export function loader({ request }: Route.LoaderArgs) {
  const { events: eventsCopy, ...copy } = copyFor(request, 'video-studio')
  const { items, registerMessage, ...words } = eventsCopy
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    copy: { ...copy, events: words },
    events: read('events').map((event) => {
      const { registration, ...facts } = eventFacts(event, language)
      return facts
    }),
    builtAt: Date.now(),
    newsletter: copyFor(request, 'newsletter'),
    bookingUrl: bookingUrlFor(request),
  }
}

export function meta({ loaderData: { copy, events, builtAt }, ...page }: Route.MetaArgs) {
  const structuredData = [
    pageTrail('video-studio', page),
    ...onlineEvents(events, builtAt, page),
    faqPage(copy.faq.items),
  ]
  return pageMeta({ ...copy.meta, indexed: true, structuredData }, page)
}

export default function VideoStudioPage({ loaderData }: Route.ComponentProps) {
  const { copy, events, builtAt, newsletter, bookingUrl } = loaderData
  const { intro } = copy
  return (
    <>
      <PageHero plane="ink" title={intro.title} lead={intro.lead} drawing={<Playback />}>
        <div className="actions">
          <BookingLink to={{ href: bookingUrl, label: intro.book, newTab: intro.newTab }} />
          <a className={buttonClass('second')} href={`#${newsletterAnchor}`}>
            {intro.newsletter}
          </a>
        </div>
        <p className="note studio-note">{intro.bookNote}</p>
      </PageHero>
      <Films copy={copy.cards} />
      <Island name="Events" props={{ copy: copy.events, events, builtAt, newsletter: `#${newsletterAnchor}` }} />
      <PageQuestions plane="paper" copy={copy.faq} name="studio-faq" />
      <div id={newsletterAnchor}>
        <NewsletterBlock copy={copy.signup}>
          <Island name="NewsletterForm" props={{ copy: newsletter, variant: 'block' }} />
        </NewsletterBlock>
      </div>
    </>
  )
}
