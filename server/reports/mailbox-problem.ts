/** Why the mailbox of bounces cannot be read, as far as whoever mends it can act on it. */
export const mailboxProblems = ['login', 'folder', 'certificate', 'away', 'other'] as const

export type MailboxProblem = (typeof mailboxProblems)[number]

/** Codes of Node's sockets and name lookups, and of imapflow where a server stays silent. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ETIMEOUT',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
  'NoConnection',
  'EConnectionClosed',
  'ClosedAfterConnectText',
  'ClosedAfterConnectTLS',
])

/** @param error as imapflow throws it: it marks a refused login and a missing folder, and passes on what TLS and sockets say */
export function mailboxProblemOf(error: unknown): MailboxProblem {
  const {
    authenticationFailed,
    mailboxMissing,
    code = '',
  } = error as {
    authenticationFailed?: boolean
    mailboxMissing?: boolean
    code?: string
  }
  if (authenticationFailed) return 'login'
  if (mailboxMissing) return 'folder'
  if (/CERT|^ERR_TLS|^UNABLE_TO/.test(code)) return 'certificate'
  return awayCodes.has(code) ? 'away' : 'other'
}
