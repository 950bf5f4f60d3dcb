import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { storeProblem } from './unavailable.ts'

// Rewrites the embedded store's file in a thread of its own, started by compact.ts. Answers whether that was done.
const busyTimeoutMs = 5_000
/** Other processes may have the store open; its log can only be emptied between their reads. */
const readersTimeoutMs = 1_000

const database = new DatabaseSync(workerData as string, { timeout: busyTimeoutMs })
try {
  database.exec('vacuum')
  database.exec(`pragma busy_timeout = ${readersTimeoutMs}`)
  const checkpoint = database.prepare('pragma wal_checkpoint(truncate)').get()
  parentPort?.postMessage(checkpoint?.busy === 0)
} catch (error) {
  if (storeProblem(error) === undefined) throw error
  parentPort?.postMessage(false)
} finally {
  database.close()
}
