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

/** PostgreSQL: connection lost or refused (class 08), too many connections, shutting down, cancelled by time, disk full, read only. */
const postgresCodes = /^(08...|53...|57P0[1-5]|57014|25006|55P03)$/

/** SQLite primary result codes: busy, locked, read-only, I/O error, full, cannot open. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14])

const messages =
  /connection terminated|encountered a connection error|timeout exceeded when trying to connect|query read timeout|connection ended|driver has already been destroyed|database is not open/i

/** True when the store, not the request, is why something failed: the answer is then 503 rather than 500. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isStoreUnavailable)
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  return networkCodes.has(code ?? '') || postgresCodes.test(code ?? '') || messages.test(error.message)
}
