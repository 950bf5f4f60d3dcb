import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from './stale.ts'

const builtAt = Date.parse('2026-11-21T08:00:00Z')
const folders = [
  'app',
  'assistant/utterances',
  'content/de',
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
]
const files = ['package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts']

let project: string

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'stale-'))
  for (const folder of [...folders, 'build/raw']) {
    mkdirSync(path.join(project, folder), { recursive: true })
    writeFileSync(path.join(project, folder, 'file.ts'), '')
  }
  for (const file of files) writeFileSync(path.join(project, file), '')
  writeFileSync(path.join(project, 'build/raw/build.json'), JSON.stringify({ startedAt: builtAt }))
  for (const folder of folders) date(`${folder}/file.ts`, -1)
  for (const name of [...files, ...folders, 'assistant', 'content', 'server']) date(name, -1)
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function date(name: string, secondsAfterBuild: number) {
  const seconds = builtAt / 1000 + secondsAfterBuild
  utimesSync(path.join(project, name), seconds, seconds)
}

test('a build of unchanged sources is fresh', () => {
  expect(isStale(project)).toBe(false)
})

test.each([...folders.map((folder) => `${folder}/file.ts`), ...files])('a change of %s is noticed', (name) => {
  date(name, 1)
  expect(isStale(project)).toBe(true)
})

test('so is a file that is gone, directly in a folder too', () => {
  rmSync(path.join(project, 'app/file.ts'))
  expect(isStale(project)).toBe(true)
})

test('a build that was broken off is no build', () => {
  rmSync(path.join(project, 'build/raw/build.json'))
  expect(isStale(project)).toBe(true)
})

/** Before the start, in a folder without any package. */
function prepareStart() {
  const script = path.resolve('scripts/build-if-stale.ts')
  return spawnSync('node', ['--disable-warning=ExperimentalWarning', script], { cwd: project, encoding: 'utf8' })
}

test('without a build and without what makes one, one line says what to run', () => {
  rmSync(path.join(project, 'build/raw/build.json'))
  const { status, stderr } = prepareStart()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^There is no build.*npm run build.*\n$/)
})

test('a build that nothing can make anew is served, whatever is newer', () => {
  date('app/file.ts', 1)
  const { status, stdout, stderr } = prepareStart()
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('served as it is')
})
