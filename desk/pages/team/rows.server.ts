import type { DeskPasskey, DeskSession } from '#server/db/tables/desk.ts'

type TimeWords = (iso: string) => string

/** A passkey as the desk lists it. */
export function passkeyRow(passkey: Pick<DeskPasskey, 'id' | 'name' | 'created_at' | 'used_at'>, time: TimeWords) {
  return {
    id: passkey.id,
    name: passkey.name,
    created: time(passkey.created_at),
    used: passkey.used_at && time(passkey.used_at),
  }
}

/** A session as the desk lists it. */
export function sessionRow(session: DeskSession, name: string, thisSession: string, time: TimeWords) {
  return {
    id: session.id,
    name,
    browser: browserName(session.browser),
    since: time(session.created_at),
    last: time(session.touched_at),
    isThis: session.id === thisSession,
  }
}

/** When somebody was last at the desk, as an ISO time: at work in a session that is still open, or signing in or up with a passkey. */
export function lastSeen(
  sessions: Pick<DeskSession, 'touched_at'>[],
  passkeys: Pick<DeskPasskey, 'created_at' | 'used_at'>[],
): string | undefined {
  const times = [
    ...sessions.map(({ touched_at }) => touched_at),
    ...passkeys.map(({ created_at, used_at }) => used_at ?? created_at),
  ]
  return times.sort().at(-1)
}

/** `Firefox, Windows` out of a user agent; enough to recognise one's own browser. */
function browserName(agent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)[/\s]/.exec(agent)?.[1] ?? ''
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1] ?? ''
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' }
  return (
    [browser, system]
      .map((name) => names[name] ?? name)
      .filter(Boolean)
      .join(', ') || '–'
  )
}
