import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type BuildRecord, recordFile } from '#server/site/build-record.ts'

/** Everything that a build is made from. `server/site` prepares it, `assistant` what it answers from. */
const sources = [
  'app',
  'assistant',
  'content',
  'contract',
  'desk',
  'public',
  'scripts',
  'search',
  'server/desk',
  'server/publishing',
  'server/site',
  'server/team',
  'styles',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Whether there is no finished build in `project`, or something that it is made from has changed since it began. */
export function isStale(project: string): boolean {
  try {
    const record: BuildRecord = JSON.parse(readFileSync(recordFile(path.join(project, 'build/raw')), 'utf8'))
    return sources.some((source) => newestChange(path.join(project, source)) > record.startedAt)
  } catch {
    return true
  }
}

/** When a file, or something in a folder, last changed, in milliseconds. A folder itself changes when a file in it is removed. */
export function newestChange(source: string): number {
  const stats = statSync(source)
  if (!stats.isDirectory()) return stats.mtimeMs
  const inside = readdirSync(source, { recursive: true }).map((name) => path.join(source, String(name)))
  return Math.max(stats.mtimeMs, ...inside.map((name) => statSync(name).mtimeMs))
}
