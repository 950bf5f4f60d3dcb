import { allowed, changingFresh } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { shortTime } from '../time.ts'
import type { Route } from './+types/access.ts'
import { Passkeys } from './team/passkeys.tsx'
import { passkeyRow, sessionRow } from './team/rows.server.ts'
import { Sessions } from './team/sessions.tsx'

/** One's own passkeys and sessions: everybody of the team has them, and may see to them without an owner. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, open } = allowed(args, 'access')
  const [members, sessions] = await Promise.all([services.members.list(), services.sessions.list()])
  const now = new Date()
  const time = (iso: string) => shortTime(iso, language, now)
  const { id: memberId, name } = open.member
  const own = members.find(({ id }) => id === memberId)
  return {
    words: deskCopy(language, 'team'),
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
    case 'revoke': {
      const own = (await services.members.list()).find(({ id }) => id === open.member.id)?.passkeys ?? []
      if (own.length < 2) return { problem: 'last_passkey' }
      await services.passkeys.remove(open.member.id, id)
      return { did: 'done' }
    }
    default:
      throw new Response(null, { status: 400 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.access.title }]

export default function Access({ loaderData: { words, passkeys, sessions } }: Route.ComponentProps) {
  return (
    <div className="page">
      <div className="top">
        <h1>{words.access.title}</h1>
        <p className="note">{words.access.text}</p>
      </div>
      <Passkeys words={words} passkeys={passkeys} />
      <Sessions words={words} sessions={sessions} />
    </div>
  )
}
