import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { openStore } from '#server/db/open.ts'
import { createIncomingService } from '#server/incoming/service.ts'
import { createLog } from '#server/log.ts'
import { visitMailbox } from '#server/reports/mailbox.ts'

/** Takes the first mail of the mailbox into the store, and is killed before it can say so there. */
const config = readConfig(process.env)
const log = createLog(config)
const incoming = createIncomingService(createContext({ db: openStore(config).db, config, log }))
if (!config.bounceMailbox) throw new Error('no mailbox')
await visitMailbox(config.bounceMailbox, async (mail) => {
  await incoming.take(mail)
  process.kill(process.pid, 'SIGKILL')
  return true
})
