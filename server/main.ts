import { flushCompileCache } from 'node:module'
import { onStop } from './on-stop.ts'
import { exitOnUnreadableSource } from './unreadable-source.ts'

// Until it runs there is nothing to bring to an end: what it changes in the store while it starts is one transaction.
onStop(() => process.exit())
await import('./start.ts').catch(exitOnUnreadableSource)
// Kept from here on, however the process ends (server/serve.sh).
flushCompileCache()
