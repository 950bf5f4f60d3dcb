import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'

/** One of several processes that start on a new store at the same time. Prints its tiers. */
const store = openStore(readConfig(process.env))
await migrate(store)
console.log(JSON.stringify(await store.db.selectFrom('tiers').selectAll().orderBy('sort').execute()))
await store.close()
