/** Why a store cannot be used, as far as it matters to whoever has to mend it. */
export type StoreProblem =
  /** No room on its disk. */
  | 'full'
  /** Its files, or the database, may only be read. */
  | 'read_only'
  /** Its file is no store, or not whole. */
  | 'damaged'
  /** The database does not know our user, password or database. */
  | 'refused'
  /** No connection, or a file that cannot be opened. */
  | 'unreachable'
  /** Somebody else holds it, or it has no connection left, for longer than we wait. */
  | 'busy'
  /** Reading or writing its files fails. */
  | 'failing'

/** Node's own codes for a connection that could not be made or broke. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresProblems: [RegExp, StoreProblem][] = [
  [/^53100$/, 'full'],
  [/^25006$/, 'read_only'],
  [/^XX00[12]$/, 'damaged'],
  [/^(28...|3D000)$/, 'refused'],
  [/^(53...|55P03|57014)$/, 'busy'],
  [/^(08...|57P0[1-5])$/, 'unreachable'],
]

/** By primary result code: https://www.sqlite.org/rescode.html */
const sqliteProblems: Record<number, StoreProblem> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'failing',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
}

const messages =
  /connection terminated|encountered a connection error|timeout exceeded when trying to connect|query read timeout|connection ended|driver has already been destroyed|database is not open/i

/** Undefined when the store is not why something failed. */
export function storeProblem(error: unknown): StoreProblem | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof AggregateError) return error.errors.map(storeProblem).find((problem) => problem !== undefined)
  const { code = '', errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteProblems[errcode & 0xff]
  const known = postgresProblems.find(([pattern]) => pattern.test(code))
  if (known) return known[1]
  return networkCodes.has(code) || messages.test(error.message) ? 'unreachable' : undefined
}

/** True when the store, not the request, is why something failed: the answer is then 503 rather than 500. */
export function isStoreUnavailable(error: unknown): boolean {
  return storeProblem(error) !== undefined
}
