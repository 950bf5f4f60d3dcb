import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'

// Everything that keeps the house, from the cheapest to the dearest; stops at the first stage that fails.
const results = 'test-results'
const unitReport = `${results}/unit.json`
const browserReport = `${results}/browser.json`

type Stage = { name: string; command: [string, ...string[]] }

const stages: Stage[] = [
  { name: 'types', command: ['react-router', 'typegen'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
  {
    name: 'import rules',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'app',
      'content',
      'contract',
      'search',
      'server',
      'operator',
      'scripts',
      'tests',
    ],
  },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'unit and service tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { name: 'browser journeys', command: ['playwright', 'test'] },
]

rmSync(results, { recursive: true, force: true })
ensureChromium()
let broken: string | undefined
for (const { name, command } of stages) {
  console.log(`\n── ${name}: ${command.join(' ')}`)
  const started = performance.now()
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' })
  console.log(`── ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (status !== 0) {
    broken = name
    break
  }
}

const unit = readReport(unitReport)
const browser = readReport(browserReport)
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats?.expected ?? 0) + (browser?.stats?.flaky ?? 0)
const failed = (unit?.numFailedTests ?? 0) + (browser?.stats?.unexpected ?? 0)
if (browser?.stats?.flaky) console.log(`${browser.stats.flaky} browser tests passed on the second try only`)
console.log(broken ? `\nFailed at: ${broken}` : '\nAll stages passed')
console.log(`${passed} passed, ${broken && failed === 0 ? 1 : failed} failed`)
process.exit(broken ? 1 : 0)

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
