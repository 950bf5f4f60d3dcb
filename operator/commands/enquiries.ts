import { text as readAll } from 'node:stream/consumers'
import { Option } from 'commander'
import { read } from '#content/documents.ts'
import { type Language, languages } from '#contract/language.ts'
import { undoMs } from '#contract/undo.ts'
import { zonedTime } from '#contract/zoned-time.ts'
import type { EnquiryState } from '#server/db/tables/enquiries.ts'
import type { EnquiryEdit, EnquiryOutcome } from '#server/enquiries/service.ts'
import type { Answer, Verb } from '../answer.ts'
import { refused } from '../refused.ts'
import { OperatorError, type Session } from '../session.ts'
import { memberOf } from './appointment-hours.ts'
import { idArgument, theOne } from './id-argument.ts'

export const states: EnquiryState[] = ['new', 'open', 'done', 'spam']

/** Working on a message: the same verbs as at the desk. */
export function addEnquiryCommands(contacts: Verb): void {
  contacts
    .command('set')
    .description('change the state of a message, who has it, or the reminder')
    .addArgument(idArgument('<id>'))
    .addOption(new Option('--state <state>', 'the new state').choices(states))
    .option('--assign <email>', 'to somebody on the team; "nobody" takes it away')
    .option(
      '--remind <time>',
      'when it stands under Today again, such as "2026-11-25 08:00" in Zurich; "never" takes it away',
    )
    .answering(async (session, id: string, changes: Changes) => {
      const edit = await editOf(session, changes)
      if (Object.keys(edit).length === 0) throw new OperatorError('Say what: --state, --assign or --remind')
      return answered(await session.enquiries.change(await wholeId(session, id), edit), doneTo(changes))
    })

  contacts
    .command('note')
    .description('write a note for the team; "-" reads it from standard input')
    .addArgument(idArgument('<id>'))
    .argument('<text>', 'the note')
    .option('--for <email>', 'for somebody on the team, who finds it under Today')
    .answering(async (session, id: string, text: string, { for: email }: { for?: string }) => {
      const forId = email === undefined ? null : await memberOf(email, session)
      return answered(
        await session.enquiries.note(await wholeId(session, id), await given(text), forId),
        'has your note',
      )
    })

  contacts
    .command('reply')
    .description('answer whoever wrote, by mail; "-" reads the answer from standard input')
    .addArgument(idArgument('<id>'))
    .argument('<text>', 'the answer')
    .option('--done', 'set the message to done')
    .answering(async (session, id: string, text: string, { done = false }: { done?: boolean }) =>
      answered(
        await session.enquiries.reply(await wholeId(session, id), await given(text), { close: done }),
        `is answered; the mail leaves in ${undoMs / 1000} seconds`,
      ),
    )

  contacts
    .command('call')
    .description('write down what somebody said at the telephone; "-" reads it from standard input')
    .argument('<text>', 'what it is about')
    .option('--name <name>', 'who called; a name or a number is needed', '')
    .option('--phone <number>', 'where to call back', '')
    .option('--email <email>', 'where to write', '')
    .option('--company <company>', 'of whoever called', '')
    .option('--assign <email>', 'to somebody on the team')
    .addOption(new Option('--language <language>', 'in which they speak').choices(languages).default('de'))
    .answering(async (session, text: string, { assign, ...caller }: Caller) => {
      const assignedTo = assign === undefined ? null : await memberOf(assign, session)
      const noted = await session.enquiries.noteCall({ ...caller, assignedTo, message: (await given(text)).trim() })
      if (!noted.ok) return refused(read('desk/enquiries', 'en').problems, noted.problem)
      const { enquiry } = (await session.enquiries.find(noted.id)) ?? {}
      return { text: `The call of ${enquiry?.name} is noted as ${noted.id.slice(0, 8)}.`, json: enquiry ?? {} }
    })
}

type Caller = Record<'name' | 'phone' | 'email' | 'company', string> & { language: Language; assign?: string }

type Changes = { state?: EnquiryState; assign?: string; remind?: string }

async function editOf(session: Session, { state, assign, remind }: Changes): Promise<EnquiryEdit> {
  const edit: EnquiryEdit = state ? { state } : {}
  if (assign !== undefined) edit.assignedTo = assign === 'nobody' ? null : await memberOf(assign, session)
  if (remind === 'never') edit.remindAt = null
  else if (remind !== undefined) {
    const [day = '', clock = ''] = remind.split(' ')
    const time = zonedTime(day, clock, 'Europe/Zurich')
    if (!time || time <= new Date())
      throw new OperatorError('--remind wants a time to come, such as "2026-11-25 08:00"')
    edit.remindAt = time.toISOString()
  }
  return edit
}

function doneTo({ state, assign, remind }: Changes): string {
  const done = [state && `is ${state} now`, assign && `is with ${assign}`, remind && `is due ${remind}`]
  return done.filter(Boolean).join(', ')
}

async function wholeId(session: Session, idStart: string): Promise<string> {
  return theOne(await session.contact.find(idStart), 'message', idStart).id
}

function given(text: string): Promise<string> {
  return text === '-' ? readAll(process.stdin) : Promise.resolve(text)
}

function answered(outcome: EnquiryOutcome, what: string): Answer {
  const words = read('desk/enquiries', 'en')
  if (outcome.ok) {
    const { enquiry } = outcome
    return { text: `The message of ${enquiry.name} ${what}.`, json: enquiry }
  }
  return refused({ ...words.problems, too_late: words.tooLate }, outcome.problem)
}
