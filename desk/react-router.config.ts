import type { Config } from '@react-router/dev/config'

/** The desk is an application of its own: rendered on the server for each request, then taken over by the browser. */
export default {
  appDirectory: '.',
  buildDirectory: '../build/raw/desk',
  basename: '/desk',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
