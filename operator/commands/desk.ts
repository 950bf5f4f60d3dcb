import { type Command, Option } from 'commander'
import { type Role, roles } from '#server/team/roles.ts'
import { type Answering, terminalWidth } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { table } from '../table.ts'
import { localTime } from '../time.ts'
import { emailArgument, newEmailArgument } from './email-argument.ts'

export function addDeskCommands(program: Command, answer: Answering): void {
  const desk = program.command('desk').description('who may open the desk in the browser')

  desk
    .command('invite')
    .description('make a one-time link with which somebody creates a passkey')
    .addArgument(newEmailArgument())
    .requiredOption('--name <name>', 'how the person is called')
    .addOption(new Option('--role <role>', 'what the person may do').choices(roles).default('owner'))
    .action((email: string, { name, role }: { name: string; role: Role }, command: Command) =>
      answer(command, async ({ members }) => {
        const invited = await members.invite(email, name, role)
        if (!invited.ok) throw new OperatorError(`${email} is the only owner and stays one: invite with --role owner`)
        const { url, expiresAt } = invited
        return {
          text: `${url}\n\nWorks once, until ${localTime(expiresAt)}. Passkeys of ${email} made before no longer open the desk.`,
          json: { url, expiresAt },
        }
      }),
    )

  desk
    .command('list')
    .description('the team, with passkeys')
    .action((_options: object, command: Command) =>
      answer(command, async ({ members }) => {
        const team = (await members.list()).map(({ name, email, role, passkeys, invitedUntil, created_at }) => ({
          name,
          email,
          role,
          passkeys: passkeys.map((passkey) => passkey.name),
          invitedUntil,
          createdAt: created_at,
        }))
        if (team.length === 0) return { text: 'Nobody is invited; there is no desk.', json: [] }
        const columns = [
          { title: 'Name', value: (member: (typeof team)[number]) => member.name },
          { title: 'Email', value: (member: (typeof team)[number]) => member.email },
          { title: 'Role', value: (member: (typeof team)[number]) => member.role },
          { title: 'Passkeys', value: (member: (typeof team)[number]) => member.passkeys.join(', ') },
          { title: 'Invited until', value: (member: (typeof team)[number]) => localTime(member.invitedUntil) },
        ]
        return { text: table(team, columns, terminalWidth()), json: team }
      }),
    )

  desk
    .command('remove')
    .description('take somebody off the team; passkeys and sessions end at once')
    .addArgument(emailArgument())
    .action((email: string, _options: object, command: Command) =>
      answer(command, async ({ members }) => {
        const removed = await members.remove(email)
        if (!removed.ok) {
          throw new OperatorError(
            removed.problem === 'unknown_member'
              ? `Nobody on the team has the address ${email}`
              : `${email} is the last owner; invite another owner first`,
          )
        }
        return { text: `${removed.member.name} is off the team.`, json: { removed: removed.member.email } }
      }),
    )
}
