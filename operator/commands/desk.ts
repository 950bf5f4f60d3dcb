import { Option } from 'commander'
import { type Role, roles } from '#server/team/roles.ts'
import { listed, type Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { localTime } from '../time.ts'
import { emailArgument, newEmailArgument } from './email-argument.ts'

export function addDeskCommands(program: Verb): void {
  const desk = program.command('desk').description('who may open the desk in the browser')

  desk
    .command('invite')
    .description('make a one-time link with which somebody creates a passkey')
    .addArgument(newEmailArgument())
    .requiredOption('--name <name>', 'how the person is called')
    .addOption(new Option('--role <role>', 'what the person may do').choices(roles).default('owner'))
    .answering(async ({ members }, email: string, { name, role }: { name: string; role: Role }) => {
      const invited = await members.invite(email, name, role)
      if (!invited.ok) throw new OperatorError(`${email} is the only owner and stays one: invite with --role owner`)
      const { url, expiresAt } = invited
      return {
        text: `${url}\n\nWorks once, until ${localTime(expiresAt)}. Passkeys of ${email} made before no longer open the desk.`,
        json: { url, expiresAt },
      }
    })

  desk
    .command('list')
    .description('the team, with passkeys')
    .answering(async ({ members }) => {
      const team = (await members.list()).map(({ name, email, role, passkeys, invitedUntil, created_at }) => ({
        name,
        email,
        role,
        passkeys: passkeys.map((passkey) => passkey.name),
        invitedUntil,
        createdAt: created_at,
      }))
      return listed(
        team,
        [
          { title: 'Name', value: ({ name }) => name },
          { title: 'Email', value: ({ email }) => email },
          { title: 'Role', value: ({ role }) => role },
          { title: 'Passkeys', value: ({ passkeys }) => passkeys.join(', ') },
          { title: 'Invited until', value: ({ invitedUntil }) => localTime(invitedUntil) },
        ],
        'Nobody is invited; there is no desk.',
      )
    })

  desk
    .command('remove')
    .description('take somebody off the team; passkeys and sessions end at once')
    .addArgument(emailArgument())
    .answering(async ({ members }, email: string) => {
      const removed = await members.remove(email)
      if (!removed.ok) {
        throw new OperatorError(
          removed.problem === 'unknown_member'
            ? `Nobody on the team has the address ${email}`
            : `${email} is the last owner; invite another owner first`,
        )
      }
      return { text: `${removed.member.name} is off the team.`, json: { removed: removed.member.email } }
    })
}
