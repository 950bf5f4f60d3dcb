import { WorkshopTable } from '#app/drawings/workshop-table.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { faqPage } from '#app/lib/structured-data.ts'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { PageQuestions } from '#app/sections/page-questions/page-questions.tsx'
import { Audiences, Balance, Formats, Plan, Request, Topics } from '#app/sections/workshops/workshops.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import type { Route } from './+types/workshops.ts'
import './workshops.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'workshops'),
    lengths: lengthsInDays(read('company').workshops),
    mail: read('company').mail.workshops,
    phone: read('company').phone,
  }
}

const hoursOfDay = 8

function lengthsInDays({ shortDayHours, fullDayHours, days, largeGroupHours }: DocumentOf<'company'>['workshops']) {
  const inDays = ({ from, to }: { from: number; to: number }) => ({ from: from / hoursOfDay, to: to / hoursOfDay })
  return {
    shortDay: inDays({ from: shortDayHours, to: shortDayHours }),
    fullDay: inDays(fullDayHours),
    days,
    largeGroup: inDays(largeGroupHours),
  }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  const structuredData = [pageTrail('workshops', page), faqPage(copy.faq.items)]
  return pageMeta({ ...copy.meta, indexed: true, structuredData }, page)
}

export default function WorkshopsPage({ loaderData: { copy, lengths, mail, phone } }: Route.ComponentProps) {
  return (
    <>
      <PageHero plane="pale" title={copy.hero.title} lead={copy.hero.lead} drawing={<WorkshopTable />}>
        <div className="actions">
          <a className={buttonClass()} href="#request">
            {copy.hero.primary}
          </a>
          <a className={buttonClass('second')} href="#plan">
            {copy.hero.secondary}
          </a>
        </div>
      </PageHero>
      <Topics copy={copy.topics} />
      <Formats copy={copy.formats} lengths={lengths} days={copy.plan.days.map(({ day }) => day)} />
      <Plan copy={copy.plan} id="plan" />
      <Balance copy={copy} />
      <Audiences copy={copy} />
      <PageQuestions plane="paper" copy={copy.faq} name="workshop-faq" />
      <Request copy={copy.contact} mail={mail} phone={phone} id="request" />
    </>
  )
}
