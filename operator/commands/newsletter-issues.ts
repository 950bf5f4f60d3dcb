import { plainLine } from '#contract/plain-line.ts'
import { setPace } from '#server/mail/pace.ts'
import type { IssueListing } from '#server/newsletter/issue-store.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import type { Column } from '../table.ts'
import { localTime } from '../time.ts'
import { parseRate } from './number-argument.ts'

export function addIssueCommands(newsletter: Verb): void {
  newsletter
    .command('issues')
    .description('issues that were sent, newest first, and how their mails stand')
    .answering(async (session) => listing(await session.issues.list()))

  newsletter
    .command('pace')
    .description('how many mails of an issue leave in a minute, for what still waits')
    .argument('<number>', 'for all servers together', parseRate)
    .answering(async ({ context, store }, rate: number) => {
      await setPace(store.db, rate, context.now())
      return { text: `What waits leaves at ${rate} a minute.`, json: { rate } }
    })

  for (const [act, description, done] of stops) {
    newsletter
      .command(act)
      .description(description)
      .argument('<slug>', 'of the issue, in all its languages')
      .answering(async ({ issueControl }, slug: string) => {
        const outcome = await issueControl[act](slug)
        if (!outcome.ok) throw new OperatorError(stopProblems[outcome.problem](plainLine(slug)))
        const { dropped } = outcome
        const text = `${plainLine(slug)} ${done}.${act === 'cancel' ? ` Mails taken back: ${dropped}.` : ''}`
        return { text, json: { slug, act, dropped } }
      })
  }
}

const stops = [
  ['pause', 'let nothing more of an issue leave until it is resumed', 'is paused'],
  ['resume', 'let a paused issue go on', 'goes on'],
  ['cancel', 'take back for good what has not gone of an issue', 'is cancelled'],
] as const

const stopProblems = {
  unknown_issue: (slug: string) => `There is no issue ${slug} (newsletter issues)`,
  wrong_state: (slug: string) => `${slug} is not in a state for that (newsletter issues)`,
}

function listing(issues: IssueListing[]): Answer {
  const columns: Column<IssueListing>[] = [
    { title: 'Issue', value: (issue) => issue.slug },
    { title: 'Language', value: (issue) => issue.language },
    { title: 'Subject', value: (issue) => issue.subject },
    { title: 'State', value: ({ state, pause_reason }) => (pause_reason ? `${state} (${pause_reason})` : state) },
    { title: 'Started', value: (issue) => localTime(issue.started_at) },
    { title: 'Mails', value: (issue) => issue.mails, align: 'right' },
    { title: 'Waiting', value: (issue) => issue.queued, align: 'right' },
    { title: 'Sent', value: (issue) => issue.sent, align: 'right' },
    { title: 'Dead', value: (issue) => issue.dead, align: 'right' },
    { title: 'Bounced', value: (issue) => issue.refused, align: 'right' },
    { title: 'Gone', value: (issue) => issue.gone, align: 'right' },
  ]
  return listed(issues, columns, 'No issue has been sent.')
}
