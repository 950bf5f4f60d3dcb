import { setImmediate as turn } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { isStoreUnavailable } from '#server/db/unavailable.ts'
import { createLog } from '#server/log.ts'
import { createServices } from '#server/services.ts'
import { addressOf, visitor } from './visitor.ts'

/**
 * Takes in messages and waiting-list entries without a pause and prints the name of each acknowledged one, until it is
 * killed. As on the site, one that finds the store held for too long is refused, and the next is taken in.
 * Argument: a prefix that tells this run's names from others'.
 */
const prefix = process.argv[2] ?? ''
const config = readConfig(process.env)
const store = openStore(config)
await migrate(store)
const services = createServices({ db: store.db, config, log: createLog(config) })

async function submit(number: number): Promise<void> {
  const name = `${prefix}-${number}`
  const email = `${name}@muster.example`
  const meta = visitor({ address: addressOf(Math.floor(number / 5)) })
  const [message, entry] = await Promise.all([
    services.sendContactMessage({ name, email, message: 'Bitte um eine Offerte.' }, meta),
    services.joinWaitlist({ email }, meta),
  ])
  if (message.ok && entry.ok) process.stdout.write(`${name}\n`)
}

function goOnWhenRefused(error: unknown): void {
  if (!isStoreUnavailable(error)) throw error
}

for (let number = 0; ; number += 4) {
  await Promise.all([0, 1, 2, 3].map((step) => submit(number + step).catch(goOnWhenRefused)))
  // The embedded store answers at once: without a turn of the event loop, what a slow reader left waiting is never printed.
  await turn()
}
