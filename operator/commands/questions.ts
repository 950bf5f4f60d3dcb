import { Option } from 'commander'
import { asUtterances, type QuestionGroup } from '#assistant/question-groups.ts'
import { type Language, languages } from '#contract/language.ts'
import type { HandedQuestionRow } from '#server/db/tables/enquiries.ts'
import { dismissed, listed, type Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import type { Column } from '../table.ts'
import { localTime } from '../time.ts'
import { idArgument, theOne } from './id-argument.ts'

type Group = QuestionGroup<HandedQuestionRow>

type Choice = { language?: Language }

export function addQuestionCommands(program: Verb): void {
  const questions = program
    .command('questions')
    .description('what the assistant could not answer and visitors handed on')

  ofLanguage(questions.command('list'))
    .description('those that ask for the same together, the most frequent first')
    .answering(async (session, { language }: Choice) => {
      return listed(await session.questions.groups(language), columns, 'No question was handed on.')
    })

  ofLanguage(questions.command('export'))
    .description('as lines for assistant/utterances, each group under an empty label to be filled in')
    .answering(async (session, { language }: Choice) => {
      const groups = await session.questions.groups(language)
      return { text: groups.map(asUtterances).join('\n\n'), json: groups }
    })

  questions
    .command('dismiss')
    .description('delete a group, or all')
    .addArgument(idArgument('[id]'))
    .option('--all', 'all of them')
    .answering(async (session, id: string | undefined, { all }: { all?: true }) => {
      if ((id === undefined) === (all === undefined)) throw new OperatorError('Say which: the id of a group, or --all')
      const ids = id === undefined ? undefined : idsOf(await session.questions.groups(), id)
      return dismissed(await session.questions.dismiss(ids))
    })
}

function ofLanguage(command: Verb): Verb {
  return command.addOption(new Option('--language <language>', 'only these').choices(languages))
}

const columns: Column<Group>[] = [
  { title: 'Id', value: ({ questions }) => questions[0]?.id.slice(0, 8) },
  { title: 'Count', value: ({ questions }) => questions.length, align: 'right' },
  { title: 'Language', value: ({ language }) => language },
  { title: 'Last', value: ({ questions }) => localTime(questions.at(-1)?.created_at ?? '') },
  { title: 'Question', value: ({ questions }) => questions[0]?.question },
]

/** @throws OperatorError unless the id is that of one group, or of a question in it */
function idsOf(groups: Group[], idStart: string): string[] {
  const found = groups.filter(({ questions }) => questions.some(({ id }) => id.startsWith(idStart)))
  return theOne(found, 'question', idStart).questions.map(({ id }) => id)
}
