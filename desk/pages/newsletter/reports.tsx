import { Link } from 'react-router'
import { allowed } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { shortTime } from '../../time.ts'
import { TableHead } from '../../ui/table-head.tsx'
import type { Route } from './+types/reports.ts'
import { NewsletterPlaces } from './places.tsx'

const mostShown = 24

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'newsletter')
  const reports = await services.reports.latest(mostShown)
  const now = new Date()
  return {
    words: deskCopy(language, 'readers'),
    reports: reports.map(({ links, refusals, ...report }) => ({
      ...report,
      begun: shortTime(report.started_at, language, now),
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.reports.title }]

/** The issues sent last, and what became of each. */
export default function Reports({ loaderData: { words, reports } }: Route.ComponentProps) {
  const { columns } = words.reports
  return (
    <div className="page">
      <NewsletterPlaces words={words.places} current="reports" />
      <div className="top">
        <h1>{words.reports.title}</h1>
        <p className="note">{words.reports.text}</p>
      </div>
      {reports.length === 0 ? (
        <div className="empty">
          <p>{words.reports.none}</p>
        </div>
      ) : (
        <table className="stack">
          <TableHead columns={[columns.issue, columns.delivered, columns.refused, columns.left, columns.clicks]} />
          <tbody>
            {reports.map((report) => (
              <tr key={report.id}>
                <th scope="row" className="whole">
                  <Link to={`/newsletter/issues/${report.id}/report`}>{report.subject}</Link>
                  <span className="note">
                    {words.languages[report.language]}, {report.begun}
                  </span>
                </th>
                <td data-l={columns.delivered} className="mono">
                  {report.delivered}
                </td>
                <td data-l={columns.refused} className="mono">
                  {report.refused}
                </td>
                <td data-l={columns.left} className="mono">
                  {report.left}
                </td>
                <td data-l={columns.clicks} className="mono">
                  {report.clicks}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
