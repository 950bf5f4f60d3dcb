import { flushCompileCache } from 'node:module'
import { exitOnUnreadableSource } from './unreadable-source.ts'

await import('./start.ts').catch(exitOnUnreadableSource)
// Kept from here on, however the process ends (server/serve.sh).
flushCompileCache()
