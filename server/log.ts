import { type DestinationStream, type Logger, pino } from 'pino'
import { redactAddresses } from '#contract/severity.ts'
import type { Config } from './config.ts'
import { personalColumns } from './db/personal-columns.ts'
import { currentRequestId } from './requests/request-id.ts'

export type { Logger } from 'pino'

/** Keys under which a person's data could reach a log line by mistake: the store's columns, and what else holds it on its way. */
const personal = new Set([
  ...personalColumns.flatMap(({ column }) => [column, camelCase(column)]),
  ...['to', 'from', 'address', 'token', 'secret'],
])

/**
 * One JSON object a line on standard output. Names, addresses and texts of people never appear: known keys are
 * redacted, and errors (mail servers like to quote addresses) lose every e-mail address in them. What is written while a
 * request is served carries its id as `request`.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...personal].flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
      serializers: { err: describeError },
      mixin: () => {
        const request = currentRequestId()
        return request === undefined ? {} : { request }
      },
    },
    destination,
  )
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: redactAddresses(String(error)) }
  const { code } = error as NodeJS.ErrnoException
  return { type: error.name, reason: redactAddresses(error.message), code, stack: redactAddresses(error.stack ?? '') }
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
