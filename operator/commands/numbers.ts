import { InvalidArgumentError } from 'commander'
import { csv } from '#contract/csv.ts'
import type { Report } from '#server/numbers/reports.ts'
import type { Summary } from '#server/numbers/summary.ts'
import type { Answer, Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { pairs, table } from '../table.ts'
import { idArgument } from './id-argument.ts'

const mostDays = 750
const mostListed = 10

export function addNumbersCommands(program: Verb): void {
  const numbers = program
    .command('numbers')
    .description('what was counted on the site: visits, pages, forms, how fast pages were')
    .option('--days <n>', 'of so many days, up to today', wholeDays, 30)
    .option('--csv', 'one line a day')
    .answering(async (session, { days, csv: asCsv }: { days: number; csv?: true }) => {
      const report = await session.numbers.report(days)
      return asCsv ? asLines(report.summary) : asTables(report)
    })

  numbers
    .command('note')
    .description('a remark on a day, shown beside its figures')
    .argument('<day>', 'such as 2026-11-23')
    .argument('<text>')
    .answering(async (session, day: string, note: string) => {
      const added = await session.numbers.addNote({ day, note })
      if (!added.ok) throw new OperatorError('A day such as 2026-11-23 and a remark of up to 200 characters')
      return { text: `Noted, ${added.id}`, json: { id: added.id } }
    })

  numbers
    .command('unnote')
    .description('take a remark away')
    .addArgument(idArgument('<id>'))
    .answering(async (session, id: string) => {
      const removed = await session.numbers.removeNote(id)
      if (!removed.ok) throw new OperatorError(`No remark has the id ${id}`)
      return { text: 'Gone.', json: { id } }
    })
}

function asLines({ byDay, notes }: Summary): Answer {
  const rows = byDay.map((counted) => {
    const remarks = notes.filter(({ day }) => day === counted.day).map(({ note }) => note)
    return { ...counted, notes: remarks.join('; ') }
  })
  return { text: csv(rows, ['day', 'visits', 'views', 'notes']), json: rows }
}

function asTables({ summary, before }: Report): Answer {
  const totals = pairs([
    ['Days', `${summary.from} to ${summary.to}`],
    ['Visits', `${summary.visits} (before: ${before.visits})`],
    ['Views', `${summary.views} (before: ${before.views})`],
  ])
  const pages = table(summary.pages.slice(0, mostListed), [
    { title: 'Page', value: ({ path }) => path },
    { title: 'Views', value: ({ views }) => String(views) },
    { title: 'Visits begun', value: ({ visits }) => String(visits) },
  ])
  const hosts = table(summary.hosts.slice(0, mostListed), [
    { title: 'From', value: ({ name }) => name },
    { title: 'Visits', value: ({ count }) => String(count) },
  ])
  const forms = table(summary.forms, [
    { title: 'Form', value: ({ form }) => form },
    ...(['seen', 'begun', 'refused', 'sent', 'confirmed'] as const).map((step) => ({
      title: step,
      value: (row: Summary['forms'][number]) => String(row[step]),
    })),
  ])
  const shown = [totals, pages, summary.hosts.length > 0 && hosts, summary.forms.length > 0 && forms]
  return { text: shown.filter(Boolean).join('\n\n'), json: { ...summary, before } }
}

function wholeDays(text: string): number {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${mostDays}.`)
  return days
}
