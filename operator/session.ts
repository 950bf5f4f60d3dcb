import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { createContactService } from '#server/contact/service.ts'
import { createContext } from '#server/context.ts'
import { hasSchema, migrate } from '#server/db/migrate.ts'
import { openStore, type Store, storeLocation } from '#server/db/open.ts'
import { storeErrorText } from '#server/db/problem-text.ts'
import { createDeskServices } from '#server/desk/services.ts'
import { createDigestService } from '#server/digest/service.ts'
import { createLog } from '#server/log.ts'
import { holdMailsOfRestored } from '#server/mail/restored.ts'
import { createNewsletterService } from '#server/newsletter/service.ts'
import { createRetentionService } from '#server/retention/service.ts'
import { createSecurityEventsService } from '#server/security-events/service.ts'
import { StartProblem } from '#server/start-problem.ts'

/** The services of the desk, and those of the command line alone, on the server's store, whether it runs or not. */
export type Session = ReturnType<typeof servicesOf>

/** What is wrong, in one line for the operator. */
export class OperatorError extends Error {}

/**
 * Opens the store for one command and closes it again. It never makes one: only the server's start does.
 * @throws OperatorError for everything that the operator can mend: settings, a store that is missing or away, a command's own refusal.
 */
export async function inSession<Result>(
  env: Record<string, string | undefined>,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  expectStoreFile(env)
  const config = settings(env)
  const store = opened(config)
  try {
    if (!(await hasSchema(store))) throw noStore(store.location)
    await migrate(store)
    await holdMailsOfRestored(store, new Date())
    return await work(servicesOf(config, store))
  } catch (error) {
    throw storeError(error, store.location)
  } finally {
    await store.close().catch(() => {})
  }
}

function servicesOf(config: Config, store: Store) {
  const actor = { kind: 'command-line', name: userInfo().username } as const
  const parts = { db: store.db, config, log: createLog({ logLevel: 'silent' }) }
  const context = createContext({ ...parts, actor })
  return {
    ...createDeskServices(parts, actor),
    config,
    store,
    context,
    newsletter: createNewsletterService(context),
    contact: createContactService(context),
    securityEvents: createSecurityEventsService(context),
    retention: createRetentionService(context),
    digest: createDigestService(context),
  }
}

/** Before the settings are read, because that would make a secret in a folder where nothing is. */
function expectStoreFile({ DATABASE_URL, DATA_DIR }: Record<string, string | undefined>): void {
  if (DATABASE_URL?.trim()) return
  const file = storeLocation({ databaseUrl: undefined, dataDir: resolve(DATA_DIR?.trim() || 'data') })
  if (!existsSync(file)) throw noStore(file)
}

function noStore(location: string): OperatorError {
  return new OperatorError(
    `There is no store at ${location}: set DATA_DIR or DATABASE_URL as the server has it, or start the server once, which makes one`,
  )
}

function settings(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env)
  } catch (error) {
    throw error instanceof StartProblem ? new OperatorError(error.message) : error
  }
}

function opened(config: Config): Store {
  const location = storeLocation(config)
  try {
    return openStore(config)
  } catch (error) {
    throw storeError(error, location)
  }
}

/** What the operator can mend, as a line; anything else as it is. */
export function storeError(error: unknown, location: string): unknown {
  if (error instanceof StartProblem) return new OperatorError(error.message)
  const text = storeErrorText(error, location)
  return text ? new OperatorError(text) : error
}
