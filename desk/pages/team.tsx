import { z } from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { emailAddress } from '#contract/text.ts'
import { roles as allRoles, freshPermissions, mayDo, permissions, type Role, roles } from '#server/team/roles.ts'
import { allowed, changingFresh } from '../access.server.ts'
import { answered } from '../answered.ts'
import { deskCopy } from '../copy.server.ts'
import { pick } from '../pick.ts'
import { Part } from '../ui/part.tsx'
import { Table } from '../ui/table.tsx'
import { Top } from '../ui/top.tsx'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/team.ts'
import type { TeamAnswer, TeamData } from './team/data.ts'
import { Invite } from './team/invite.tsx'
import { Members } from './team/members.tsx'
import { Passkeys } from './team/passkeys.tsx'
import { lastSeen, passkeyRow, sessionRow } from './team/rows.server.ts'
import { Sessions } from './team/sessions.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time, open } = allowed(args, 'team')
  const [members, sessions] = await Promise.all([services.members.list(), services.sessions.list()])
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? ''
  return {
    words: deskCopy(language, 'team'),
    failed: deskCopy(language, 'sign-in').failed,
    members: members.map((member) => {
      const own = sessions.filter((session) => session.member_id === member.id)
      const last = lastSeen(own, member.passkeys)
      return {
        ...pick(member, 'id', 'name', 'email', 'role'),
        passkeys: member.passkeys.map(({ name }) => name),
        invitedUntil: member.invitedUntil && time(member.invitedUntil),
        isSelf: member.id === open.member.id,
        last: last ? time(last) : null,
      }
    }),
    sessions: sessions.map((session) => sessionRow(session, nameOf(session.member_id), open.session.id, time)),
    passkeys: (members.find(({ id }) => id === open.member.id)?.passkeys ?? []).map((passkey) =>
      passkeyRow(passkey, time),
    ),
    table: permissions.map((permission) => ({
      permission,
      asksAgain: freshPermissions.includes(permission),
      may: roles.map((role) => mayDo(role, permission)),
    })),
  }
}

const invitation = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  email: emailAddress(limits.email, 'invalid'),
  role: z.enum(roles),
})

export async function action(args: Route.ActionArgs): Promise<TeamAnswer | { stale: true }> {
  const change = await changingFresh(args, 'team')
  if ('stale' in change) return change
  const { desk, form } = change
  const { services, open, language } = desk
  const text = (name: string) => String(form.get(name) ?? '')
  switch (form.get('act')) {
    case 'invite': {
      const parsed = invitation.safeParse({ name: text('name'), email: text('email').trim(), role: text('role') })
      if (!parsed.success) return { invalid: parsed.error.issues.map((issue) => String(issue.path[0])) }
      const { name, email, role } = parsed.data
      const invited = await services.members.invite(email, name, role as Role, language)
      if (!invited.ok) return { problem: invited.problem }
      return { did: 'invited', name, url: invited.url, until: desk.time(invited.expiresAt) }
    }
    case 'remove':
      return answered(await services.members.remove(text('email')), 'done')
    case 'end-session':
      await services.sessions.end(text('id'))
      return { did: 'done' }
    case 'revoke':
      return answered(await services.passkeys.remove(open.member.id, text('id')), 'done')
    default:
      throw new Response(null, { status: 400 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

export default function Team({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData
  const root = useRoot()
  return (
    <div className="page">
      <Top title={words.title} note={words.text}>
        <div className="actions">
          <Invite words={words} members={loaderData.members} roles={root.words.roles} />
        </div>
      </Top>
      <Members words={words} members={loaderData.members} roles={root.words.roles} />
      <Sessions words={words} sessions={loaderData.sessions} />
      <Passkeys words={words} failed={loaderData.failed} passkeys={loaderData.passkeys} />
      <RoleTable words={words} table={loaderData.table} roles={root.words.roles} />
    </div>
  )
}

type RoleTableProps = Pick<TeamData, 'words' | 'table'> & { roles: Record<Role, string> }

/** The permissions, out of the same table that the server asks. */
function RoleTable({ words: { may: words }, table, roles }: RoleTableProps) {
  return (
    <div className="after">
      <Part title={words.title} tells={allRoles.map((role) => roles[role]).join(', ')}>
        <Table
          look=""
          rows={table}
          keyOf={({ permission }) => permission}
          columns={[
            {
              title: words.act,
              isHead: true,
              cell: ({ permission, asksAgain }) => `${words.permissions[permission]}${asksAgain ? '\u00a0*' : ''}`,
            },
            ...allRoles.map((role, index) => ({
              title: roles[role],
              cell: ({ may }: (typeof table)[number]) =>
                may[index] ? words.yes : <span className="soft">{words.no}</span>,
            })),
          ]}
        />
        <p className="note">{words.freshNote}</p>
      </Part>
    </div>
  )
}
