import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { recordFile } from '#server/site/build-record.ts'
import { isStale } from './stale.ts'

// Before the start: builds when there is no build, or when something that it is made from is newer.
if (isStale('.')) {
  if (canBuild()) {
    console.log('Building the site first; this takes a moment.')
    const built = spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' })
    process.exit(built.status ?? 1)
  }
  if (!existsSync(recordFile('build/raw'))) {
    console.error('There is no build, and no development packages to make one: run npm ci && npm run build first.')
    process.exit(1)
  }
  console.log('Something is newer than the build, which is served as it is: there are no development packages.')
}

/** Whether the packages that make a build are installed here: a release is pruned of them. */
function canBuild(): boolean {
  try {
    createRequire(path.resolve('package.json')).resolve('vite/package.json')
    return true
  } catch {
    return false
  }
}
