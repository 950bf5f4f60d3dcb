import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { onStop } from './on-stop.ts'
import { exitOnUnreadableSource } from './unreadable-source.ts'

// V8 keeps the heap small. Not on the command line, where the flag holds the young generation at 1 MB, whatever else is set: a page that is
// rendered needs more, and would be collected several times while it is made (server/serve.sh).
setFlagsFromString('--optimize-for-size')
// Until it runs there is nothing to bring to an end: what it changes in the store while it starts is one transaction.
onStop(() => process.exit())
await import('./start.ts').catch(exitOnUnreadableSource)
// Kept from here on, however the process ends (server/serve.sh).
flushCompileCache()
