import { Link } from 'react-router'
import { allowed } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { Table } from '../../ui/table.tsx'
import { Top } from '../../ui/top.tsx'
import type { Route } from './+types/reports.ts'
import { RoomTabs } from './room-tabs.tsx'

const mostShown = 24

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'newsletter.write')
  const reports = await services.reports.latest(mostShown)
  return {
    words: deskCopy(language, 'readers'),
    reports: reports.map(({ links, refusals, ...report }) => ({
      ...report,
      begun: time(report.started_at),
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.reports.title }]

/** The issues sent last, and what became of each. */
export default function Reports({ loaderData: { words, reports } }: Route.ComponentProps) {
  const { columns } = words.reports
  return (
    <div className="page">
      <Top title={words.reports.title} note={words.reports.text} />
      <RoomTabs words={words.places} current="reports" />
      <Table
        look="stack reports"
        rows={reports}
        keyOf={({ id }) => id}
        empty={words.reports.none}
        emptyText={words.reports.noneText}
        columns={[
          {
            title: columns.issue,
            isHead: true,
            look: 'whole',
            cell: ({ id, subject, language, begun }) => (
              <>
                <Link to={`/newsletter/issues/${id}/report`}>{subject}</Link>
                <span className="note">
                  {words.languages[language]}, {begun}
                </span>
              </>
            ),
          },
          ...(['delivered', 'refused', 'left', 'clicks'] as const).map((name) => ({
            title: columns[name],
            isNamed: true,
            side: 'act',
            look: 'mono',
            cell: (report: (typeof reports)[number]) => report[name],
          })),
        ]}
      />
    </div>
  )
}
