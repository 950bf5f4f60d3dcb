import { plainLine } from '#contract/plain-line.ts'
import type { IssueReport } from '#server/newsletter/report.ts'
import type { Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { pairs, table } from '../table.ts'
import { localTime } from '../time.ts'

const sums = ['mails', 'delivered', 'refused', 'waiting', 'gone', 'left', 'complained', 'clicks'] as const

export function addReportCommand(newsletter: Verb): void {
  newsletter
    .command('report')
    .description('what became of an issue: delivered, bounced and why, left, complained, clicks by link')
    .argument('<issue>', 'its slug; all its languages')
    .answering(async ({ reports }, slug: string) => {
      const languages = await reports.bySlug(slug)
      if (languages.length === 0) throw new OperatorError(`There is no issue ${plainLine(slug)} (newsletter issues)`)
      const total = Object.fromEntries(
        sums.map((name) => [name, languages.reduce((sum, report) => sum + report[name], 0)]),
      )
      return {
        text: languages.map(textOf).join('\n\n'),
        json: { slug, ...total, languages: languages.map(({ id, ...report }) => report) },
      }
    })
}

function textOf(report: IssueReport): string {
  const facts = pairs([
    ['Issue', `${report.slug}, ${report.language}`],
    ['Subject', report.subject],
    ['Started', localTime(report.started_at)],
    ['Mails', report.mails],
    ['Delivered', report.delivered],
    ['Bounced', report.refused],
    ['Waiting', report.waiting],
    ['Gone', report.gone],
    ['Left after it', report.left],
    ['Complained', report.complained],
    ['Clicks', report.clicks],
  ])
  const refusals = table(report.refusals, [
    { title: 'Bounced with', value: ({ reason }) => reason || 'no code' },
    { title: 'Mails', value: ({ count }) => count, align: 'right' },
  ])
  const links = table(report.links, [
    { title: 'Link', value: ({ target }) => target },
    { title: 'Clicks', value: ({ clicks }) => clicks, align: 'right' },
  ])
  return [facts, report.refusals.length > 0 && refusals, report.links.length > 0 && links].filter(Boolean).join('\n\n')
}
