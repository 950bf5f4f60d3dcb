/** Who acts: a member of the team at the desk, somebody at the command line, or the server by itself. */
export type Actor =
  | { kind: 'member'; id: string; name: string }
  | { kind: 'command-line'; name: string }
  | { kind: 'server' }

/** What an act was done to. `id` is an internal id, never an address: the log must not keep what is erased elsewhere. */
export type Subject = { kind: SubjectKind; id: string | null }

const subjectKinds = [
  'member',
  'passkey',
  'session',
  'enquiry',
  'waitlist',
  'submission',
  'appointment',
  'block',
  'person',
  'mail',
  'reader',
  'import',
  'issue',
  'document',
  'publication',
  'picture',
  'store',
] as const

export type SubjectKind = (typeof subjectKinds)[number]

/** Facts of an act that hold no personal data: states, counts, roles. */
export type Details = Record<string, string | number | boolean | null>
