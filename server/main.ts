import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import { exitOnUnreadableSource } from './unreadable-source.ts'

// What Node compiles is kept beside the build, from the first start on: the next one takes half the time (bench/RESULTS.md).
// Everything else is loaded after that line. Where the folder cannot be written, nothing is kept.
enableCompileCache(path.resolve('build', 'compiled'))
await import('./start.ts').catch(exitOnUnreadableSource)
flushCompileCache()
