import { spawnSync } from 'node:child_process'
import { isStale } from './stale.ts'

// Before the start: builds when there is no build, or when something that it is made from is newer.
if (isStale('.')) {
  console.log('Building the site first; this takes a moment.')
  const built = spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' })
  process.exit(built.status ?? 1)
}
