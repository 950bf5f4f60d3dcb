import { ButtonLink } from '#app/layout/go-link.tsx'
import './book.css'
import { data } from 'react-router'
import { backendContext, requestContext } from '#app/backend.server.ts'
import { companyOrganisation } from '#app/lib/company-structured-data.ts'
import { copyFor } from '#app/lib/copy.ts'
import { fill } from '#app/lib/fill.ts'
import { actionHeaders, answerInit, readFormPost } from '#app/lib/form-post.server.ts'
import { Island } from '#app/lib/island.tsx'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { bookable } from '#app/lib/structured-data.ts'
import { bookingOutcome } from '#app/sections/booking/booking-outcome.ts'
import { read } from '#content/documents.ts'
import { appointmentFields } from '#contract/appointment-fields.ts'
import { clockTime } from '#contract/dates.ts'
import { payloadOf, readFields } from '#contract/form-fields.ts'
import { isPlainText } from '#contract/sanitise.ts'
import type { Route } from './+types/book.ts'
import { dayInSentence, isOfClosedDay, slotWeeks } from './slot-weeks.server.ts'

/** The free times of this moment: rendered for each request. Built ahead, the page knows none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const copy = copyFor(request, 'book')
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const shell = copyFor(request, 'shell')
  const shared = {
    copy,
    organisation: bookable(companyOrganisation(shell.footer.description), copy.meta.title, pathname),
    minutes: read('company').promises.freeConsultationMinutes,
  }
  const facts = context.get(requestContext)
  if (!facts) return data({ ...shared, weeks: [], closed: copy.closed.unavailable, opens: copy.closed.unknown })
  const free = await context.get(backendContext).freeAppointments()
  if (!free.ok) {
    const { unavailable, unknown } = copy.closed
    return data({ ...shared, weeks: [], closed: unavailable, opens: unknown }, answerInit(free))
  }
  const { opensOn, slots, hasVideo } = free
  const { full, opensOn: opensThen, unknown } = copy.closed
  return data({
    ...shared,
    hasVideo,
    weeks: slotWeeks(slots, copy.picker, language, new Date()),
    from: visitedPage(facts.meta.page),
    wanted: slots.find(({ start }) => start === searchParams.get('start'))?.start,
    closed: full,
    opens: opensOn ? fill(opensThen, { date: dayInSentence(opensOn, language) }) : unknown,
  })
}

export async function action(post: Route.ActionArgs) {
  const { form, backend, meta, envelope } = await readFormPost(post)
  const values = readFields(appointmentFields, form)
  const start = isOfClosedDay(form) ? '' : values.start
  const page = visitedPage(String(form.get('page') ?? ''))?.path
  const input = { ...payloadOf(appointmentFields, { ...values, start }), ...envelope, page }
  const result = await backend.bookAppointment(input, meta)
  const outcome = bookingOutcome(result)
  if (outcome.status !== 'sent') return data({ outcome, values, booked: undefined }, answerInit(result))
  const { language } = envelope
  const booked = { date: dayInSentence(values.start, language), time: clockTime(values.start, language) }
  return data(
    { outcome, values: { ...readFields(appointmentFields), email: values.email }, booked },
    answerInit(result),
  )
}

export const headers = actionHeaders

export function meta({ loaderData: { copy, organisation }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: true, structuredData: [organisation] }, page)
}

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, weeks, minutes } = loaderData
  const { hero, closed } = copy
  const hasVideo = 'hasVideo' in loaderData && loaderData.hasVideo
  const wanted = 'wanted' in loaderData ? loaderData.wanted : undefined
  const from = 'from' in loaderData ? loaderData.from : undefined
  const isOver = actionData?.outcome.status === 'sent' || actionData?.outcome.status === 'held'
  return (
    <section className="book paper">
      <div className="grid">
        <h1>{hero.title}</h1>
        <p className="lead book-lead">{hero.lead}</p>
        {weeks.length > 0 || isOver ? (
          <Island
            name="BookingForm"
            props={{
              copy: { picker: copy.picker, form: copy.form },
              weeks,
              minutes,
              hasVideo,
              ...(from && { from }),
              ...(wanted && { wanted }),
              ...(actionData && { posted: actionData }),
            }}
          />
        ) : (
          <div className="book-sheet white book-closed">
            <h2>{loaderData.closed}</h2>
            <p>{loaderData.opens}</p>
            <p className="actions">
              <ButtonLink to={{ href: '/contact', label: closed.write }} />
            </p>
          </div>
        )}
        <dl className="book-facts ruled near closed">
          {hero.facts.map(({ term, detail }, index) => (
            <div key={term}>
              <dt className="small">{term}</dt>
              <dd>{index === 0 && hasVideo ? hero.withVideo : detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The page that a visitor came from, where it tells anything: a path of the site, without its query. */
function visitedPage(path: string | undefined): { path: string; name: string } | undefined {
  const [bare = ''] = (path ?? '').split(/[?#]/)
  if (!/^\/[\w./-]*$/.test(bare) || !isPlainText(bare, 1, 300)) return undefined
  if (/^\/(en\/?)?$|^(\/en)?\/book(\/|$)/.test(bare)) return undefined
  return { path: bare, name: bare }
}
