import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { faqPage } from '#app/lib/structured-data.ts'
import { Closing } from '#app/sections/closing/closing.tsx'
import { FaqHero, FaqSections } from '#app/sections/faq-page/faq-page.tsx'
import type { Route } from './+types/faq.ts'
import './faq.css'

export function loader({ request }: Route.LoaderArgs) {
  return { copy: copyFor(request, 'faq'), bookingUrl: bookingUrlFor(request) }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  const questions = copy.sections.flatMap((section) => section.items)
  const data = faqPage(questions.map(({ question, answer }) => ({ question, answer: answer.join(' ') })))
  return pageMeta({ ...copy.meta, indexed: true, structuredData: [data] }, page)
}

export default function FaqPage({ loaderData: { copy, bookingUrl } }: Route.ComponentProps) {
  const { title, text, booking, newTab, contact } = copy.closing
  return (
    <>
      <FaqHero copy={copy} />
      <FaqSections sections={copy.sections} tagsLabel={copy.tags} />
      <Closing copy={{ title, lead: text, booking, newTab, second: contact }} bookingUrl={bookingUrl} />
    </>
  )
}
