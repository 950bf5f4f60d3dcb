import type { Config } from '@react-router/dev/config'
import { showFiles } from './content/documents.ts'
import { prerenderPaths } from './content/site-paths.ts'

// Pages are rendered in this process, from the files as they are now.
showFiles()

export default {
  appDirectory: 'app',
  buildDirectory: 'build/raw',
  ssr: true,
  prerender: { paths: prerenderPaths(), concurrency: 2 },
  // One static list of routes: no request for routes while somebody reads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
