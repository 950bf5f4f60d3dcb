import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPostgresWhenMissing, stopPostgres } from './postgres.ts'
import { stopSharedServers } from './server.ts'

/**
 * Around a whole test run: a folder that goes with it. PostgreSQL starts in it when the first test asks, so that a run
 * without such a test does not pay for it; child processes share their compiled code in it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await installPostgresWhenMissing()
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'))
  // The cluster's owner, who is not root, has to pass through.
  await chmod(folder, 0o711)
  process.env.TEST_RUN_FOLDER = folder
  return async () => {
    await stopSharedServers(folder)
    await stopPostgres(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
