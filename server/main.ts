import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { onStop } from './on-stop.ts'
import { exitOnUnreadableSource } from './unreadable-source.ts'

// V8 keeps the heap small. Not on the command line, where the flag holds the young generation at 1 MB, whatever else is set: a page that is
// rendered needs more, and would be collected several times while it is made (server/serve.sh).
setFlagsFromString('--optimize-for-size')
// Until it runs there is nothing to bring to an end: what it changes in the store while it starts is one transaction.
onStop(() => process.exit())
await import('./start.ts').catch(exitOnUnreadableSource)
// What the start has left is collected once. Where the first requests come while it still lies there, V8 keeps collecting everything twice as
// often from then on, and renders a quarter less (bench/RESULTS.md).
setFlagsFromString('--expose-gc')
runInNewContext('gc')()
// Kept from here on, however the process ends (server/serve.sh).
flushCompileCache()
