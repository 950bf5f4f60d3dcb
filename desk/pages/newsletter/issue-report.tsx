import { data } from 'react-router'
import { allowed } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { Share } from '../../ui/bars.tsx'
import { WayKey } from '../../ui/form.tsx'
import { Table } from '../../ui/table.tsx'
import { Top } from '../../ui/top.tsx'
import { pageName } from '../content/titles.server.ts'
import type { Route } from './+types/issue-report.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'newsletter.write')
  const report = await services.reports.find(args.params.id)
  if (!report) throw data('unknown', 404)
  const draft = (await services.drafts.list()).find(({ slug }) => slug === report.slug)
  return {
    words: deskCopy(language, 'readers'),
    /** Where it was written. */
    draft: draft?.id,
    report: {
      ...report,
      links: report.links.map((link) => ({ ...link, page: pageName(link.target, language) })),
      begun: time(report.started_at),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.reports.title }]

/** What became of an issue, in counts: delivered, refused and why, left, complained, and where the clicks led. */
export default function IssueReport({ loaderData: { words, report, draft } }: Route.ComponentProps) {
  const { reports } = words
  const { figures } = reports
  return (
    <div className="page">
      <Top
        title={report.subject}
        back={['/newsletter/reports', reports.back]}
        note={[
          fill(reports.begun, { language: words.languages[report.language], time: report.begun }),
          report.waiting > 0 && fill(reports.waiting, { count: report.waiting }),
          report.gone > 0 && fill(reports.gone, { count: report.gone }),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {draft && <WayKey label={reports.toText} to={`/newsletter/issues/${draft}`} />}
      </Top>
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
          <Table
            rows={report.refusals}
            keyOf={({ reason }) => reason}
            columns={[
              {
                title: reports.refusalColumns.reason,
                isHead: true,
                look: 'whole',
                cell: ({ reason }) => (
                  <>
                    {reasonWords(reason, reports.codes)} <span className="note mono">{reason}</span>
                  </>
                ),
              },
              {
                title: reports.refusalColumns.count,
                isNamed: true,
                side: 'act',
                look: 'mono',
                cell: ({ count }) => count,
              },
            ]}
          />
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
        <Table
          look="clicks"
          rows={links}
          keyOf={({ target }) => target}
          columns={[
            { title: columns.page, isHead: true, look: 'anywhere', cell: ({ page }) => page },
            {
              title: columns.share,
              isSilent: true,
              side: 'wide',
              cell: (link) => <Share of={link.clicks} most={most} />,
            },
            { title: columns.clicks, side: 'act', look: 'mono', cell: (link) => link.clicks },
          ]}
        >
          <tr>
            <th scope="row">{words.together}</th>
            <td className="wide" />
            <td className="act mono">{clicks}</td>
          </tr>
        </Table>
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
