import { Link, useNavigation } from 'react-router'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Top } from '../ui/top.tsx'
import type { Route } from './+types/numbers.ts'
import { pageName } from './content/titles.server.ts'
import { Acts, Devices, Questions } from './numbers/acts.tsx'
import { Forms } from './numbers/forms.tsx'
import { Notes } from './numbers/notes.tsx'
import { askedFor, periods } from './numbers/period.ts'
import { shownReport } from './numbers/report.server.ts'
import { Pages, Sources } from './numbers/sources.tsx'
import { Speed } from './numbers/speed.tsx'
import { Visits } from './numbers/visits.tsx'

const mostQuestions = 10

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'numbers')
  const { days, page } = askedFor(new URL(args.request.url).searchParams)
  const [report, questions] = await Promise.all([services.numbers.report(days, page), services.questions.groups()])
  return {
    words: deskCopy(language, 'numbers'),
    days,
    page,
    pageName: pageName(page ?? '/', language),
    report: shownReport(report, language, page),
    questions: questions.slice(0, mostQuestions).map(({ language, questions: [first, ...others] }) => ({
      language,
      question: first?.question ?? '',
      count: others.length + 1,
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'numbers')
  const { numbers } = desk.services
  const text = (name: string) => String(form.get(name) ?? '')
  const outcome =
    form.get('act') === 'unnote'
      ? await numbers.removeNote(text('id'))
      : await numbers.addNote({ day: text('day'), note: text('note') })
  return { isInvalid: !outcome.ok && outcome.code === 'invalid' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** What was counted on the site: how many came, from where, what they read and did, and how fast it was. */
export default function Numbers({ loaderData, actionData }: Route.ComponentProps) {
  const { words, days, page, report, questions } = loaderData
  const { location: next } = useNavigation()
  // A year takes its time: what was chosen is marked at once.
  const asked = next?.pathname.endsWith('/numbers') ? askedFor(new URLSearchParams(next.search)) : { days, page }
  const isEmpty = report.views === 0 && report.forms.length === 0
  return (
    <div className="page numbers" aria-busy={asked.days !== days || asked.page !== page}>
      <Top title={words.title} note={fill(words.basis, { from: report.from, to: report.to })}>
        <Tabs
          label={words.periods.label}
          tabs={periods.map((period) => ({
            to: `?${new URLSearchParams({ days: String(period), ...(page && { page }) })}`,
            text: words.periods.items[period],
            isCurrent: period === asked.days,
          }))}
        />
      </Top>
      {page && (
        <p className="of-page">
          {fill(words.ofPage, { name: loaderData.pageName })} <Link to={`?days=${days}`}>{words.allPages}</Link>
        </p>
      )}
      <Visits words={words} report={report} isOfPage={page !== undefined} />
      <Notes words={words} notes={report.notes} isInvalid={actionData?.isInvalid === true} />
      {!isEmpty && (
        <>
          {!page && (
            <>
              <Sources words={words} report={report} />
              <Devices words={words} report={report} />
              <Forms words={words} forms={report.forms} />
              <Pages words={words} report={report} days={days} />
            </>
          )}
          <Acts words={words} report={report} />
          {!page && <Questions words={words} questions={questions} />}
          <Speed words={words} report={report} />
          <div className="actions">
            <DownloadButton label={words.file} action={`/numbers.csv?days=${days}`} />
          </div>
        </>
      )}
      {isEmpty && !page && questions.length > 0 && <Questions words={words} questions={questions} />}
    </div>
  )
}
