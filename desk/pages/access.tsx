import { allowed, changingFresh } from '../access.server.ts'
import { answered } from '../answered.ts'
import { deskCopy } from '../copy.server.ts'
import { Top } from '../ui/top.tsx'
import type { Route } from './+types/access.ts'
import { Passkeys } from './team/passkeys.tsx'
import { passkeyRow, sessionRow } from './team/rows.server.ts'
import { Sessions } from './team/sessions.tsx'

/** One's own passkeys and sessions: everybody of the team has them, and may see to them without an owner. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, time, open } = allowed(args, 'access')
  const [members, sessions] = await Promise.all([services.members.list(), services.sessions.list()])
  const { id: memberId, name } = open.member
  const own = members.find(({ id }) => id === memberId)
  return {
    words: deskCopy(language, 'team'),
    failed: deskCopy(language, 'sign-in').failed,
    passkeys: (own?.passkeys ?? []).map((passkey) => passkeyRow(passkey, time)),
    sessions: sessions
      .filter((session) => session.member_id === memberId)
      .map((session) => sessionRow(session, name, open.session.id, time)),
  }
}

export async function action(args: Route.ActionArgs) {
  const change = await changingFresh(args, 'access')
  if ('stale' in change) return change
  const { desk, form } = change
  const { services, open } = desk
  const id = String(form.get('id') ?? '')
  switch (form.get('act')) {
    case 'end-session':
      await services.sessions.end(id, open.member.id)
      return { did: 'done' }
    case 'revoke':
      return answered(await services.passkeys.remove(open.member.id, id), 'done')
    default:
      throw new Response(null, { status: 400 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.access.title }]

export default function Access({ loaderData: { words, failed, passkeys, sessions } }: Route.ComponentProps) {
  return (
    <div className="page">
      <Top title={words.access.title} note={words.access.text} />
      <Passkeys words={words} failed={failed} passkeys={passkeys} />
      <Sessions words={words} sessions={sessions} />
    </div>
  )
}
