import type { Config } from '@react-router/dev/config'
import { prerenderPaths } from './app/lib/site-paths.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build/raw',
  ssr: true,
  prerender: { paths: prerenderPaths(), concurrency: 2 },
  // One static list of routes: no request for routes while somebody reads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
