import { type DestinationStream, type Logger, pino } from 'pino'
import { redactAddresses } from '#contract/severity.ts'
import type { Config } from './config.ts'
import { currentRequestId } from './request-id.ts'

export type { Logger } from 'pino'

/** Keys under which a person's data could reach a log line by mistake. */
const personal = ['email', 'to', 'from', 'name', 'company', 'message', 'motivation', 'address', 'token', 'secret']

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
      redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
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
  if (!(error instanceof Error)) return { text: redactAddresses(String(error)) }
  const { code } = error as NodeJS.ErrnoException
  return { type: error.name, text: redactAddresses(error.message), code, stack: redactAddresses(error.stack ?? '') }
}
