import { data, Link } from 'react-router'
import { allowed } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { shortTime } from '../../time.ts'
import type { Route } from './+types/issue-report.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'newsletter')
  const report = await services.reports.find(args.params.id)
  if (!report) throw data('unknown', 404)
  return {
    words: deskCopy(language, 'readers'),
    report: { ...report, begun: shortTime(report.started_at, language, new Date()) },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.reports.title }]

/** What became of an issue, in counts: delivered, refused and why, left, complained, and where the clicks led. */
export default function IssueReport({ loaderData: { words, report } }: Route.ComponentProps) {
  const { reports } = words
  const { figures } = reports
  return (
    <div className="page">
      <div className="top">
        <div>
          <p className="note">
            <Link to="/newsletter/reports">{reports.back}</Link>
          </p>
          <h1 className="whole">{report.subject}</h1>
        </div>
        <p className="note">
          {fill(reports.begun, { language: words.languages[report.language], time: report.begun })}{' '}
          {report.waiting > 0 && fill(reports.waiting, { count: report.waiting })}{' '}
          {report.gone > 0 && fill(reports.gone, { count: report.gone })}
        </p>
      </div>
      <div className="figures">
        <Figure value={report.delivered} name={figures.delivered} note={fill(figures.of, { count: report.mails })} />
        <Figure value={report.refused} name={figures.refused} />
        <Figure
          value={report.left}
          name={figures.left}
          note={report.complained > 0 ? fill(figures.complained, { count: report.complained }) : ''}
        />
        <Figure value={report.clicks} name={figures.clicks} note={figures.onOwn} />
      </div>
      <Clicks words={reports} report={report} />
      {report.refusals.length > 0 && (
        <section className="after">
          <h2>{reports.refusals}</h2>
          <table className="stack">
            <thead>
              <tr>
                <th scope="col">{reports.refusalColumns.reason}</th>
                <th scope="col" className="act">
                  {reports.refusalColumns.count}
                </th>
              </tr>
            </thead>
            <tbody>
              {report.refusals.map(({ reason, count }) => (
                <tr key={reason}>
                  <th scope="row" className="whole">
                    {reasonWords(reason, reports.codes)} <span className="note mono">{reason}</span>
                  </th>
                  <td data-l={reports.refusalColumns.count} className="act mono">
                    {count}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function Figure({ value, name, note = '' }: { value: number; name: string; note?: string }) {
  return (
    <div>
      <p className="figure">{value}</p>
      <p>{name}</p>
      <p className="note">{note}</p>
    </div>
  )
}

type ClicksProps = {
  words: Route.ComponentProps['loaderData']['words']['reports']
  report: Route.ComponentProps['loaderData']['report']
}

/** Flat bodies beside the exact figures; the axis starts at zero. */
function Clicks({ words, report: { links, clicks } }: ClicksProps) {
  const most = Math.max(1, ...links.map((link) => link.clicks))
  const { linkColumns: columns } = words
  return (
    <section className="after">
      <h2>{words.links}</h2>
      {links.length === 0 ? (
        <p className="soft">{words.noLinks}</p>
      ) : (
        <table className="clicks">
          <thead>
            <tr>
              <th scope="col">{columns.page}</th>
              <th scope="col" className="wide">
                <span className="visually-hidden">{columns.share}</span>
              </th>
              <th scope="col" className="act">
                {columns.clicks}
              </th>
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={link.target}>
                <th scope="row" className="mono anywhere">
                  {link.target}
                </th>
                <td className="wide">
                  <svg className="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(link.clicks / most) * 100} height="10" />
                  </svg>
                </td>
                <td className="act mono">{link.clicks}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.together}</th>
              <td className="wide" />
              <td className="act mono">{clicks}</td>
            </tr>
          </tbody>
        </table>
      )}
      <p className="note paragraph">{words.how}</p>
    </section>
  )
}

/** A class of codes in words (RFC 3463, section 3); what is unknown stays as the server said it. */
function reasonWords(reason: string, codes: ClicksProps['words']['codes']): string {
  const kind = /^[45]\.(\d)\./.exec(reason)?.[1]
  return (kind && codes[`5.${kind}` as keyof typeof codes]) || codes.other
}
