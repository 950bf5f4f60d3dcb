import { text as readAll } from 'node:stream/consumers'
import { type Command, Option } from 'commander'
import type { EnquiryState } from '#server/db/tables/enquiries.ts'
import { type EnquiryOutcome, undoSeconds } from '#server/enquiries/service.ts'
import type { Answer, Answering } from '../answer.ts'
import { OperatorError, type Session } from '../session.ts'
import { idArgument } from './id-argument.ts'

const states: EnquiryState[] = ['new', 'open', 'done', 'spam']

/** Working on a message: the same verbs as at the desk. */
export function addEnquiryCommands(contacts: Command, answer: Answering): void {
  contacts
    .command('set')
    .description('change the state of a message')
    .addArgument(idArgument('<id>'))
    .addOption(new Option('--state <state>', 'the new state').choices(states).makeOptionMandatory())
    .action((id: string, { state }: { state: EnquiryState }, command: Command) =>
      answer(command, async (session) =>
        told(await session.enquiries.change(await wholeId(session, id), { state }), `is ${state} now`),
      ),
    )

  contacts
    .command('note')
    .description('write a note for the team; "-" reads it from standard input')
    .addArgument(idArgument('<id>'))
    .argument('<text>', 'the note')
    .action((id: string, text: string, _options: object, command: Command) =>
      answer(command, async (session) =>
        told(await session.enquiries.note(await wholeId(session, id), await given(text)), 'has your note'),
      ),
    )

  contacts
    .command('reply')
    .description('answer whoever wrote, by mail; "-" reads the answer from standard input')
    .addArgument(idArgument('<id>'))
    .argument('<text>', 'the answer')
    .option('--done', 'set the message to done')
    .action((id: string, text: string, { done = false }: { done?: boolean }, command: Command) =>
      answer(command, async (session) =>
        told(
          await session.enquiries.reply(await wholeId(session, id), await given(text), { close: done }),
          `is answered; the mail leaves in ${undoSeconds} seconds`,
        ),
      ),
    )
}

async function wholeId(session: Session, idStart: string): Promise<string> {
  const [message, another] = await session.contact.find(idStart)
  if (!message) throw new OperatorError(`There is no message ${idStart}`)
  if (another) throw new OperatorError(`More than one message begins with ${idStart}`)
  return message.id
}

function given(text: string): Promise<string> {
  return text === '-' ? readAll(process.stdin) : Promise.resolve(text)
}

function told(outcome: EnquiryOutcome, what: string): Answer {
  if (outcome.ok) {
    const { enquiry } = outcome
    return { text: `The message of ${enquiry.name} ${what}.`, json: enquiry }
  }
  const problems = {
    unknown: 'There is no such message',
    empty: 'There is nothing in it',
    too_long: 'It is longer than 20,000 characters',
    too_late: 'It has left already',
    changed_meanwhile: 'Somebody changed it meanwhile',
  }
  throw new OperatorError(problems[outcome.problem])
}
