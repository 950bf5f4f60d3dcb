import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { openStore } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'
import { issueDraft, queueIssue } from './readers.ts'

/** Queues an issue up to its first batch, says so, and then stands still until it is killed. */
const config = readConfig(process.env)
const { db } = openStore(config)
const context = createContext({ db, config, log: createLog(config) })
// Keeps the process alive while it stands still.
setInterval(() => {}, 1000)
const untilFirst: typeof context = {
  ...context,
  transaction: async (work) => {
    await context.transaction(work)
    process.stdout.write('queued\n')
    return new Promise(() => {})
  },
}
await queueIssue(untilFirst, issueDraft(), 600)
