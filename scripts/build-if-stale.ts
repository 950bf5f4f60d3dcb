import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

// Before the start: builds when there is no build, or when a word, page or component is newer than it.
const sources = [
  'app',
  'content',
  'contract',
  'public',
  'search',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'server/site',
]
const stamp = 'build/raw/server/index.js'

function newestChange(source: string): number {
  const stats = statSync(source)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(
    ...readdirSync(source, { recursive: true }).map((name) => statSync(path.join(source, String(name))).mtimeMs),
  )
}

function isStale(): boolean {
  try {
    const builtAt = statSync(stamp).mtimeMs
    return sources.some((source) => newestChange(source) > builtAt)
  } catch {
    return true
  }
}

if (isStale()) {
  console.log('Building the site first; this takes a moment.')
  const built = spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' })
  process.exit(built.status ?? 1)
}
