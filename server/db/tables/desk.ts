import type { Language } from '#contract/language.ts'

/** A member of the team at the desk, somebody at the command line, or the server by itself. */
export type ActorKind = 'member' | 'command-line' | 'server'

/** Somebody who may open the desk. */
export type DeskMember = {
  id: string
  email: string
  email_key: string
  name: string
  role: 'owner' | 'office'
  language: Language
  created_at: string
}

/** A one-time link that enrols a passkey. Only the hash of its token is kept. */
export type DeskInvitation = {
  token_hash: string
  member_id: string
  created_at: string
  expires_at: string
  used_at: string | null
}

/** A WebAuthn credential: `id` and `public_key` in base64url, `transports` as a JSON list. */
export type DeskPasskey = {
  id: string
  member_id: string
  name: string
  public_key: string
  counter: number
  transports: string
  created_at: string
  used_at: string | null
}

/** A signed-in browser. `verified_at`: when the passkey was last shown; `touched_at`: when a person last did something. */
export type DeskSession = {
  token_hash: string
  /** Names the session in lists; opens nothing. */
  id: string
  member_id: string
  passkey_id: string
  browser: string
  created_at: string
  touched_at: string
  verified_at: string
  ends_at: string
}

/**
 * Why somebody else ended a session, so that whoever comes with its cookie is told: off the team, or this session alone. Forgotten when the
 * session would have ended by itself.
 */
export type DeskEndedSession = { token_hash: string; why: 'removed' | 'ended'; ends_at: string }

/** A WebAuthn challenge that waits for its answer: used once. */
export type DeskChallenge = {
  hash: string
  purpose: 'sign-in' | 'enrol' | 'verify'
  member_id: string | null
  expires_at: string
}

/** One act of somebody at the desk or the command line. Never changed, deleted by retention only. */
export type AuditRow = {
  number: number
  at: string
  actor_kind: ActorKind
  actor_id: string | null
  actor_name: string
  act: string
  subject_kind: string | null
  subject_id: string | null
  /** JSON of facts without personal data. */
  details: string
  hash: string
}

/** Who has something open at the desk at the moment. `place`: what it is, such as `document:faq` (server/team/viewers.ts). */
export type DeskViewer = { place: string; member_id: string; is_writing: number; since: string; seen_at: string }

export type DeskTables = {
  desk_members: DeskMember
  desk_invitations: DeskInvitation
  desk_passkeys: DeskPasskey
  desk_sessions: DeskSession
  desk_ended_sessions: DeskEndedSession
  desk_challenges: DeskChallenge
  desk_viewers: DeskViewer
  audit_log: AuditRow
}
