import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { exitOnStartProblem, StartProblem } from '#server/start-problem.ts'

/** Where the service has its settings, and what its unit sets beside them (deploy/saldora-website.service). */
const serviceSettings = '/etc/saldora-website/env'
const serviceDefaults = { NODE_ENV: 'production', DATA_DIR: '/var/lib/saldora-website' }

/**
 * The settings of the running service, so that a command speaks to its store and its links lead to its address. What is set in the
 * environment goes before them; where the file is missing, the environment is all. Where it may not be read the process ends, because the
 * command would speak to another store.
 */
export function readServiceSettings(env: Record<string, string | undefined>): Record<string, string | undefined> {
  if (!existsSync(serviceSettings)) return env
  try {
    return { ...serviceDefaults, ...parseEnv(readFileSync(serviceSettings, 'utf8')), ...env }
  } catch (error) {
    const problem = `The service's settings in ${serviceSettings} cannot be read: use saldora-operator (docs/operations.md)`
    return exitOnStartProblem(new StartProblem(problem, { cause: error }))
  }
}
