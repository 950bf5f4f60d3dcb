import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { openStore } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'
import { createWaitlistService } from '#server/waitlist/service.ts'

/** One of several processes that accept everybody who waits, all at the same time. Prints how many got a place here. */
const config = readConfig(process.env)
const store = openStore(config)
const waitlist = createWaitlistService(createContext({ db: store.db, config, log: createLog(config) }))
const waiting = await waitlist.list('waiting')

let places = 0
async function acceptInTurn(): Promise<void> {
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) if ((await waitlist.accept(entry.email)).ok) places++
}
await Promise.all(Array.from({ length: 10 }, acceptInTurn))
console.log(places)
await store.close()
