import './contact.css'
import { data } from 'react-router'
import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { companyOrganisation } from '#app/lib/company-structured-data.ts'
import { copyFor } from '#app/lib/copy.ts'
import { formOutcome } from '#app/lib/form-outcome.ts'
import { actionHeaders, answerInit, readFormPost } from '#app/lib/form-post.server.ts'
import { Island } from '#app/lib/island.tsx'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { BookingCard, HoursCard, MailCard } from '#app/sections/contact-cards/contact-cards.tsx'
import { prefilledMessage } from '#app/sections/contact-form/prefill.ts'
import type { Registration } from '#app/sections/contact-form/registration.tsx'
import { ContactHero } from '#app/sections/contact-hero/contact-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { payloadOf, readFields } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'
import type { Route } from './+types/contact.ts'

export function loader({ request }: Route.LoaderArgs) {
  const copy = copyFor(request, 'contact')
  const { pathname, search, searchParams } = new URL(request.url)
  const event = eventRegistration(searchParams.get('event'), languageOfPath(pathname))
  return {
    copy,
    prefilled: prefilledMessage(search, copy.form.prefill) || (event?.sentence ?? ''),
    registration: event?.registration,
    organisation: companyOrganisation(copyFor(request, 'shell').footer.description),
    mail: read('company').mail.contact,
    phone: read('company').phone,
    hours: read('company').hours,
    bookingUrl: bookingUrlFor(request),
  }
}

export async function action(post: Route.ActionArgs) {
  const { form, backend, meta, envelope } = await readFormPost(post)
  const values = readFields(contactFields, form)
  const result = await backend.sendContactMessage({ ...payloadOf(contactFields, values), ...envelope }, meta)
  const outcome = formOutcome(contactFields, result)
  const left = outcome.status === 'sent' || outcome.status === 'held' ? readFields(contactFields) : values
  const event = eventRegistration(left.event, envelope.language)
  return data({ outcome, values: left, registration: event?.registration }, answerInit(result))
}

export const headers = actionHeaders

export function meta({ loaderData: { copy, organisation }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: true, structuredData: [organisation] }, page)
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, prefilled, mail, phone, hours, bookingUrl } = loaderData
  const { registration } = actionData ?? loaderData
  return (
    <>
      <ContactHero copy={copy.hero} formTarget="contact-form" bookingTarget="booking" />
      <Section className="white">
        <div className="contact-write-words">
          <h2>{copy.write.title}</h2>
          <p>{copy.write.text}</p>
          <MailCard copy={copy} mail={mail} phone={phone} />
        </div>
        <div className="contact-write-form">
          <Island name="ContactForm" props={{ copy: copy.form, prefilled, registration, posted: actionData }} />
        </div>
      </Section>
      <HoursCard copy={copy.hours} consultation={hours.consultation} phone={hours.phone} />
      <BookingCard copy={copy.booking} bookingUrl={bookingUrl} />
    </>
  )
}

/** What the contact form says of an event that a link, or an earlier post, registers for; nothing of one that is not known. */
function eventRegistration(
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
