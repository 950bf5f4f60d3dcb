import { type Command, CommanderError } from 'commander'
import { Failed, type Surroundings, Verb } from './answer.ts'
import { addAppointmentCommands } from './commands/appointments.ts'
import { addBackupCommand } from './commands/backup.ts'
import { addContactCommands } from './commands/contacts.ts'
import { addContentCommands } from './commands/content.ts'
import { addDeskCommands } from './commands/desk.ts'
import { addDigestCommand } from './commands/digest.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addEventCommands } from './commands/events.ts'
import { addLogCommands } from './commands/log.ts'
import { addMailCommands } from './commands/mail.ts'
import { addMoveCommand } from './commands/move.ts'
import { addNewsletterCommands } from './commands/newsletter.ts'
import { addNumbersCommands } from './commands/numbers.ts'
import { addPersonCommands } from './commands/person.ts'
import { addPictureCommands } from './commands/pictures.ts'
import { addQuestionCommands } from './commands/questions.ts'
import { addRetentionCommands } from './commands/retention.ts'
import { addSecretCommand } from './commands/secret.ts'
import { addStatusCommand } from './commands/status.ts'
import { addSuspectedCommands } from './commands/suspected.ts'
import { addTierCommands } from './commands/tiers.ts'
import { addWaitlistCommands } from './commands/waitlist.ts'
import { OperatorError } from './session.ts'

/**
 * The operator's tool: `npm run -s operator -- <noun> <verb>`.
 * @returns the exit code: 0, or 1 after one line of complaint or an answer that says what is wrong.
 */
export async function runOperator(args: string[], surroundings: Surroundings): Promise<0 | 1> {
  const program = createProgram(surroundings)
  answerInOneLine(program, surroundings.print)
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    if (error instanceof Failed) return 1
    surroundings.complain(lineOf(error, program))
    return 1
  }
}

function createProgram(surroundings: Surroundings): Verb {
  const program = new Verb('operator', surroundings)
    .description("The operator's tool. Works on the store of the settings, while the server runs or not.")
    .option('--json', 'print JSON for programs instead of a table')
    .showSuggestionAfterError(false)
  addWaitlistCommands(program)
  addTierCommands(program)
  addNewsletterCommands(program)
  addContactCommands(program)
  addAppointmentCommands(program)
  addSuspectedCommands(program)
  addNumbersCommands(program)
  addQuestionCommands(program)
  addEventCommands(program)
  addContentCommands(program)
  addPictureCommands(program)
  addMailCommands(program)
  addPersonCommands(program)
  addRetentionCommands(program)
  addBackupCommand(program)
  addMoveCommand(program)
  addSecretCommand(program)
  addStatusCommand(program)
  addDoctorCommand(program)
  addDigestCommand(program)
  addDeskCommands(program)
  addLogCommands(program)
  return program
}

/** Commander would end the process and print help for a mistake; here a mistake is one line like any other. */
function answerInOneLine(command: Command, print: (text: string) => void): void {
  command
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: () => {}, outputError: () => {} })
  for (const child of command.commands) answerInOneLine(child, print)
}

function lineOf(error: unknown, program: Command): string {
  if (error instanceof CommanderError && error.code === 'commander.help') return `Say what to do: ${usage(program)}`
  if (error instanceof CommanderError || error instanceof OperatorError) {
    return oneLine(error.message.replace(/^error: /, ''))
  }
  return oneLine(`Failed: ${error instanceof Error ? error.message : String(error)}`)
}

function usage(program: Command): string {
  const commands = program.commands.map((noun) =>
    [noun.name(), noun.commands.map((verb) => verb.name()).join('|')].filter(Boolean).join(' '),
  )
  return `${commands.join(', ')} (--help for more)`
}

function oneLine(text: string): string {
  return text
    .split(/(?<!\s)\s*\n\s*/)
    .filter(Boolean)
    .join(' ')
}
