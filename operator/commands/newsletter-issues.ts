import { readFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { plainLine } from '#contract/plain-line.ts'
import { usualRate } from '#server/newsletter/drafts/service.ts'
import { sendTestCopy } from '#server/newsletter/drafts/test-copy.ts'
import type { IssueListing } from '#server/newsletter/issue-store.ts'
import { readIssue } from '#server/newsletter/issue-text/read-issue.ts'
import { IssueProblem } from '#server/newsletter/issue-text/refuse.ts'
import type { IssueDraft } from '#server/newsletter/issues.ts'
import { type Answer, type Answering, type Asked, listed } from '../answer.ts'
import { progressOn } from '../progress.ts'
import { OperatorError, type Session } from '../session.ts'
import { type Column, pairs } from '../table.ts'
import { localTime } from '../time.ts'
import { parseEmail } from './email-argument.ts'
import { parseRate } from './newsletter-rate.ts'

type SendOptions = { test?: string; confirm?: true; rate: number }

export function addIssueCommands(newsletter: Command, answer: Answering): void {
  newsletter
    .command('send')
    .description(
      'send an issue written in Markdown (docs/newsletter.md): shows what would happen, then does what is asked',
    )
    .argument('<file>', 'the issue, with its fields between two lines of ---')
    .addOption(new Option('--test <address>', 'send one copy to this address now').argParser(parseEmail))
    .addOption(new Option('--confirm', 'queue a mail for each confirmed reader').conflicts('test'))
    .addOption(new Option('--rate <number>', 'mails a minute').default(usualRate).argParser(parseRate))
    .action(
      answer(async (session, file: string, options: SendOptions) => {
        const draft = await readDraft(file, session)
        const readers = (await session.issues.countReaders())[draft.language]
        session.say(await summary(draft, readers, options.rate, session))
        if (options.test) return sendTest(draft, options.test, session)
        if (options.confirm) return queue(draft, readers, options.rate, session)
        throw new OperatorError('Nothing was sent: say --test ADDRESS for a copy, or --confirm to send it to all')
      }),
    )

  newsletter
    .command('issues')
    .description('issues that were sent, newest first, and how their mails stand')
    .action(answer(async (session) => listing(await session.issues.list())))

  for (const [act, description, done] of stops) {
    newsletter
      .command(act)
      .description(description)
      .argument('<slug>', 'of the issue, in all its languages')
      .action(
        answer(async ({ issueControl }, slug: string) => {
          const outcome = await issueControl[act](slug)
          if (!outcome.ok) throw new OperatorError(stopProblems[outcome.problem](plainLine(slug)))
          const { dropped } = outcome
          const text = `${plainLine(slug)} ${done}.${act === 'cancel' ? ` Mails taken back: ${dropped}.` : ''}`
          return { text, json: { slug, act, dropped } }
        }),
      )
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

async function readDraft(file: string, { config }: Session): Promise<IssueDraft> {
  try {
    return readIssue(await readFile(file, 'utf8'), config)
  } catch (error) {
    if (error instanceof IssueProblem) throw new OperatorError(`${file}: ${error.message}`)
    if ((error as NodeJS.ErrnoException).code) throw new OperatorError(`${file} cannot be read`)
    throw error
  }
}

async function summary(draft: IssueDraft, readers: number, rate: number, session: Session): Promise<string> {
  const all = await session.issues.countReaders()
  const earlier = await session.issues.find(draft)
  const state = earlier
    ? earlier.queued_at
      ? `queued on ${localTime(earlier.queued_at)}, ${earlier.queued_count} mails: nobody would get it again`
      : `begun on ${localTime(earlier.started_at)}, ${earlier.queued_count} mails queued: would go on from there`
    : 'not sent yet'
  return `${pairs([
    ['Issue', `${draft.slug}, ${draft.language}`],
    ['Subject', draft.subject],
    [
      'Readers',
      Object.entries(all)
        .map(([language, count]) => `${count} ${language}`)
        .join(', '),
    ],
    ['Goes to', `${readers} readers, at ${rate} a minute: about ${Math.ceil(readers / rate)} min`],
    ['State', state],
  ])}\n`
}

/** Goes straight to the mail server, so that a failure shows here and now. */
async function sendTest(draft: IssueDraft, address: string, { config, suppressions }: Session): Promise<Answer> {
  if (await suppressions.find(address)) throw new OperatorError(`${address} must not be mailed (bounce or complaint)`)
  const sent = await sendTestCopy(draft, address, config)
  if (!sent.ok) throw new OperatorError(`The copy was not sent: ${sent.reason}`)
  const where = sent.mode === 'smtp' ? 'was handed to the mail server' : `lies in ${config.dataDir}/mail`
  return {
    text: `A copy for ${plainLine(address)} ${where}. Its links to leave and to preferences are nobody's.`,
    json: { slug: draft.slug, language: draft.language, subject: draft.subject, test: address, mode: sent.mode },
  }
}

async function queue(
  draft: IssueDraft,
  readers: number,
  rate: number,
  { issues, audit, isForPrograms }: Asked,
): Promise<Answer> {
  const progress = progressOn(isForPrograms ? { write: () => {} } : process.stderr)
  const outcome = await issues.queue(draft, rate, (done) => progress.show(done, readers)).finally(progress.end)
  if (!outcome.ok && outcome.problem === 'cancelled')
    throw new OperatorError(`${draft.slug} in ${draft.language} was cancelled: give this one a slug of its own`)
  if (!outcome.ok)
    throw new OperatorError(
      `${draft.slug} in ${draft.language} was begun with another text: send the first text, or give this one a slug of its own`,
    )
  const { added, mails, alreadyDone } = outcome
  await audit.add({ act: 'newsletter.send', details: { issue: draft.slug, language: draft.language, mails: added } })
  const text = alreadyDone
    ? `It was queued before, ${mails} mails; nobody gets it again. The rate is now ${rate} a minute.`
    : `Queued ${added} mails now, ${mails} in all. A running server sends them at ${rate} a minute; see: newsletter issues.`
  const { slug, language, subject } = draft
  return { text, json: { slug, language, subject, readers, rate, added, mails, alreadyDone } }
}

function listing(issues: IssueListing[]): Answer {
  const columns: Column<IssueListing>[] = [
    { title: 'Issue', value: (issue) => issue.slug },
    { title: 'Language', value: (issue) => issue.language },
    { title: 'Subject', value: (issue) => issue.subject },
    { title: 'State', value: ({ state, pause_reason }) => (pause_reason ? `${state} (${pause_reason})` : state) },
    { title: 'Begun', value: (issue) => localTime(issue.started_at) },
    { title: 'Mails', value: (issue) => issue.mails, align: 'right' },
    { title: 'Waiting', value: (issue) => issue.queued, align: 'right' },
    { title: 'Sent', value: (issue) => issue.sent, align: 'right' },
    { title: 'Dead', value: (issue) => issue.dead, align: 'right' },
    { title: 'Refused', value: (issue) => issue.refused, align: 'right' },
    { title: 'Gone', value: (issue) => issue.gone, align: 'right' },
  ]
  return listed(issues, columns, 'No issue has been sent.')
}
