import { Option } from 'commander'
import { read as words } from '#content/documents.ts'
import { faultLine, readFrontMatter } from '#content/front-matter.ts'
import { type Language, languages } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'
import type { Finding } from '#server/newsletter/checks/finding.ts'
import type { ReleaseOutcome, SendTime } from '#server/newsletter/drafts/release.ts'
import { usualRate } from '#server/newsletter/drafts/service.ts'
import { issueFields } from '#server/newsletter/issue-text/issue-fields.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { givenFile } from '../given-file.ts'
import { refused } from '../refused.ts'
import { OperatorError, type Session } from '../session.ts'
import type { Column } from '../table.ts'
import { localTime } from '../time.ts'
import { parseEmail } from './email-argument.ts'
import { parseRate } from './number-argument.ts'

type Draft = Awaited<ReturnType<Session['drafts']['list']>>[number]

/** Issues as the desk has them, before they go out. */
export function addDraftCommands(newsletter: Verb): void {
  const draft = newsletter.command('draft').description('issues that are being written at the desk')

  draft
    .command('list')
    .description('all of them, newest first')
    .answering(async ({ drafts }) => {
      return listed(await drafts.list(), columns, 'No issue is being written.')
    })

  draft
    .command('add')
    .description(
      "put an issue's file (docs/newsletter.md) in as a draft; a second file of its slug adds the other language",
    )
    .argument('<file>')
    .answering((session, file: string) => add(file, session))

  ofLanguage(draft.command('show'))
    .description('the Markdown of a draft')
    .argument('<slug>')
    .answering(async (session, slug: string, { language }: { language: Language }) => {
      const { texts } = await found(slug, session)
      const text = texts.find((one) => one.language === language)
      if (!text) throw new OperatorError(`${slug} is not written in ${language}`)
      return { text: `${text.subject}\n${text.preheader}\n\n${text.body}`, json: text }
    })

  draft
    .command('check')
    .description('everything that is looked at before sending; links to other sites are asked')
    .argument('<slug>')
    .answering(async (session, slug: string) => {
      const { draft: one } = await found(slug, session)
      const findings = (await session.release.check(one.id)) ?? []
      return { text: asLines(findings), json: findings }
    })

  ofLanguage(draft.command('test'))
    .description('send one copy now')
    .argument('<slug>')
    .addOption(new Option('--to <address>', 'to whom').argParser(parseEmail).makeOptionMandatory())
    .answering(async (session, slug: string, { language, to }: { language: Language; to: string }) => {
      const { draft: one } = await found(slug, session)
      const sent = await session.release.test(one.id, language, to)
      if (!sent.ok) {
        if ('reason' in sent) throw new OperatorError(`The copy was not sent: ${sent.reason}`)
        return refused(problems(), sent.problem)
      }
      return { text: `A copy went to ${plainLine(to)}.`, json: { slug, language, test: to, mode: sent.mode } }
    })

  draft
    .command('release')
    .description('let it go, now or at a time; nothing is sent while there are errors')
    .argument('<slug>')
    .option('--at <time>', 'such as "2026-12-01 07:30"; now where it is not given')
    .addOption(new Option('--zone <zone>', 'by whose clock').default('Europe/Zurich'))
    .addOption(new Option('--rate <number>', 'mails a minute').default(usualRate).argParser(parseRate))
    .requiredOption('--confirm', 'say so: it goes to all readers')
    .answering(async (session, slug: string, options: { at?: string; zone: string; rate: number }) => {
      const { draft: one } = await found(slug, session)
      const plan = { at: timeOf(options), perMinute: options.rate }
      return released(await session.release.release(one.id, plan))
    })

  draft
    .command('withdraw')
    .description('take a release back before its time has come')
    .argument('<slug>')
    .answering(async (session, slug: string) => {
      const { draft: one } = await found(slug, session)
      const outcome = await session.release.withdraw(one.id)
      if (!outcome.ok) return refused(problems(), outcome.problem)
      return { text: `${slug} is a draft again.`, json: outcome.draft }
    })
}

function problems() {
  const { problems, release } = words('desk/newsletter', 'en')
  const errors = 'The text has errors: newsletter draft check'
  const suppressed = 'That address must not be mailed (bounce or complaint)'
  return { ...problems, ...release.problems, suppressed, checks: errors, unfinished: errors }
}

const columns: Column<Draft>[] = [
  { title: 'Issue', value: ({ slug }) => slug },
  { title: 'Name', value: ({ name }) => name },
  { title: 'State', value: ({ state }) => state },
  { title: 'Goes', value: ({ send_at }) => localTime(send_at) },
  { title: 'Changed', value: ({ changed_at }) => localTime(changed_at) },
]

async function found(slug: string, { drafts }: Session) {
  const one = await drafts.find(slug)
  if (!one) throw new OperatorError(`There is no draft ${slug}`)
  return one
}

async function add(file: string, { drafts }: Session): Promise<Answer> {
  const read = readFrontMatter((await givenFile(file)).toString(), issueFields)
  if (read.faults) throw new OperatorError(`${file}: ${read.faults.map(faultLine).join('; ')}`)
  const { slug, language, subject, preheader, title = '' } = read.fields
  let one = await drafts.find(slug)
  if (!one) {
    const added = await drafts.add(subject, { slug, language })
    if (!added.ok) return refused(problems(), added.problem)
    one = await drafts.find(slug)
  } else if (one.texts.some((text) => text.language === language && text.revision > 0)) {
    throw new OperatorError(`${slug} is written in ${language} already; change it at the desk`)
  } else await drafts.addLanguage(one.draft.id, language)
  const saved = await drafts.save(
    one?.draft.id ?? '',
    language,
    { subject, preheader, title, body: read.body.trim() },
    0,
  )
  if (!saved.ok) return refused(problems(), saved.problem)
  return { text: `${slug} is a draft in ${language}.`, json: { slug, language, id: one?.draft.id } }
}

function timeOf({ at, zone }: { at?: string; zone: string }): SendTime {
  if (at === undefined) return 'now'
  const [day = '', clock = ''] = at.trim().split(/[ T]/)
  return { day, clock, zone }
}

function released(outcome: ReleaseOutcome): Answer {
  if (outcome.ok) {
    const { slug, send_at } = outcome.draft
    return { text: `${slug} goes on ${localTime(send_at)}; a running server begins it.`, json: outcome.draft }
  }
  if ('findings' in outcome) throw new OperatorError(`Not released:\n${asLines(outcome.findings)}`)
  return refused(problems(), outcome.problem)
}

function asLines(findings: Finding[]): string {
  return findings
    .map(({ level, code, language, field, line, values = {} }) =>
      [level.padEnd(7), language, field, line && `line ${line}`, code.replaceAll('_', ' '), ...Object.values(values)]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n')
}

function ofLanguage(command: Verb): Verb {
  return command.addOption(new Option('--language <language>', 'which text').choices(languages).default('de'))
}
