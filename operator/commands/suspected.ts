import { InvalidArgumentError, Option } from 'commander'
import { formLabels } from '#content/form-labels.ts'
import { swissTime } from '#content/swiss-time.ts'
import type { FormFields } from '#contract/form-fields.ts'
import { formNames, forms } from '#contract/forms.ts'
import type { SuspectedSubmission } from '#server/db/tables/forms.ts'
import type { SuspectedFilter } from '#server/suspected/store.ts'
import { type Answer, dismissed, listed, type Verb } from '../answer.ts'
import { fieldPairs, typedExcerpt } from '../field-columns.ts'
import { OperatorError, type Session } from '../session.ts'
import { type Column, pairs, plainLines } from '../table.ts'
import { localTime } from '../time.ts'
import { idArgument, theOne } from './id-argument.ts'
import { addPaging, type Paging, paged } from './paging.ts'

type Choice = SuspectedFilter & { all?: true }

export function addSuspectedCommands(program: Verb): void {
  const suspected = program.command('suspected').description('what came in while a form was under suspicion')

  addFilter(addPaging(suspected.command('list')))
    .description('submissions put aside, newest first')
    .answering((session, { limit, page, ...filter }: Paging & SuspectedFilter) =>
      paged({ limit, page }, (rows) => session.suspected.list(rows, filter), listing),
    )

  suspected
    .command('show')
    .description('one of them in full')
    .addArgument(idArgument('<id>'))
    .answering(async (session, id: string) => {
      const submission = await only(session, id)
      return { text: inFull(submission), json: publicSubmission(submission) }
    })

  addFilter(suspected.command('release'))
    .description('take one, or all, as if they came in without suspicion, and send their mails')
    .addArgument(idArgument('[id]'))
    .option('--all', 'all of them, or of those that the options choose')
    .answering(async (session, id: string | undefined, choice: Choice) => {
      const { released, known, failed } = await session.suspected.release(await chosen(session, id, choice))
      const notes = [
        `Released: ${released}. Their mails go out now, at most ${session.config.unverifiedMailsPerHour} an hour to addresses that nobody has confirmed.`,
        known > 0 && `On the waiting list already, so taken off: ${known}.`,
        failed.length > 0 && `Not served, and still there: ${failed.map((failure) => failure.slice(0, 8)).join(', ')}.`,
      ]
      return { text: notes.filter(Boolean).join('\n'), json: { released, known, failed } }
    })

  addFilter(suspected.command('dismiss'))
    .description('delete one, or all, without a mail to anybody')
    .addArgument(idArgument('[id]'))
    .option('--all', 'all of them, or of those that the options choose')
    .answering(async (session, id: string | undefined, choice: Choice) => {
      return dismissed(await session.suspected.dismiss(await chosen(session, id, choice)))
    })
}

function addFilter(command: Verb): Verb {
  return command
    .addOption(new Option('--form <form>', 'only of this form').choices(formNames))
    .addOption(
      new Option('--from <time>', 'received then or later, as 2026-11-22 or "2026-11-22 14:30"').argParser(moment),
    )
    .addOption(new Option('--until <time>', 'received before then').argParser(moment))
}

/** Swiss local time, as the tables show it; a day alone begins at midnight. */
function moment(text: string): string {
  const [, date = '', time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(text) ?? []
  const parsed = date === '' || Number.isNaN(Date.parse(`${date}T${time}Z`)) ? undefined : swissTime(date, time)
  if (parsed === undefined) throw new InvalidArgumentError('Times look like 2026-11-22 or "2026-11-22 14:30".')
  return new Date(parsed).toISOString()
}

/** @throws OperatorError unless it says which: one by its id, or all that the options choose. */
async function chosen(session: Session, id: string | undefined, choice: Choice): Promise<string[] | SuspectedFilter> {
  const { all, ...filter } = choice
  if (id !== undefined && (all || Object.keys(filter).length > 0))
    throw new OperatorError('Say an id or --all, not both')
  if (id !== undefined) return [(await only(session, id)).id]
  if (!all) throw new OperatorError('Say which: an id, or --all, which --form, --from and --until narrow down')
  return filter
}

async function only(session: Session, id: string): Promise<SuspectedSubmission> {
  return theOne(await session.suspected.find(id), 'submission', id)
}

function listing(submissions: SuspectedSubmission[]): Answer {
  const columns: Column<SuspectedSubmission>[] = [
    { title: 'Id', value: (submission) => submission.id.slice(0, 8) },
    { title: 'Received', value: (submission) => localTime(submission.created_at) },
    { title: 'Form', value: (submission) => submission.form },
    { title: 'Email', value: (submission) => submission.email },
    { title: 'Typed', value: ({ form, fields }) => typedExcerpt(forms[form], JSON.parse(fields)) },
  ]
  return listed(submissions, columns, 'Nothing is put aside.', publicSubmission)
}

function inFull({ id, form, fields, language, page, created_at }: SuspectedSubmission): string {
  const typed = fieldPairs<FormFields>(forms[form], formLabels('en')[form], JSON.parse(fields))
  const head = pairs([
    ['Id', id],
    ['Received', localTime(created_at)],
    ['Form', form],
    ...typed.lines,
    ['Language', language],
    ['Page', page],
  ])
  return [head, ...typed.texts.map(plainLines)].join('\n\n')
}

function publicSubmission({ email_key, fields, ...submission }: SuspectedSubmission): object {
  return { ...submission, fields: JSON.parse(fields) as object }
}
