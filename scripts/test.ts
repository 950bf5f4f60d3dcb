import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { ensureChromium } from './chromium.ts'

// All checks, from the cheapest to the most expensive; stops at the first stage that fails.
const results = 'test-results'
const unitReport = `${results}/unit.json`
const browserReport = `${results}/browser.json`

type Check = { name: string; command: [string, ...string[]] }

const ruledFolders = [
  'app',
  'assistant',
  'content',
  'contract',
  'desk',
  'search',
  'server',
  'operator',
  'scripts',
  'tests',
]

/** The checks of a stage run side by side: each uses one core for a good part of its time. */
const stages: Check[][] = [
  [
    { name: 'types of routes', command: ['react-router', 'typegen'] },
    { name: "types of the desk's routes", command: ['react-router', 'typegen', 'desk'] },
  ],
  [
    { name: 'types', command: ['tsc', '-p', '.'] },
    { name: 'types of the desk', command: ['tsc', '-p', 'desk'] },
    { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
    { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...ruledFolders] },
    { name: 'build', command: ['node', 'scripts/build.ts'] },
  ],
  [
    {
      name: 'unit and service tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    },
  ],
  [{ name: 'browser journeys', command: ['playwright', 'test'] }],
]

rmSync(results, { recursive: true, force: true })
ensureChromium()
let broken: string | undefined
for (const stage of stages) {
  const failed = (await Promise.all(stage.map((check) => run(check, stage.length > 1)))).find(({ isSound }) => !isSound)
  if (failed) {
    broken = failed.name
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

/** What a check among others says is shown when it is done, so that their lines do not mix. */
async function run({ name, command }: Check, isAmongOthers: boolean) {
  const title = `\n── ${name}: ${command.join(' ')}`
  if (!isAmongOthers) console.log(title)
  const started = performance.now()
  const child = spawn('npx', ['--no-install', ...command], { stdio: isAmongOthers ? 'pipe' : 'inherit' })
  const ended = once(child, 'close')
  const said = isAmongOthers ? await Promise.all([child.stdout, child.stderr].map((pipe) => pipe && text(pipe))) : []
  const [status] = await ended
  if (isAmongOthers) console.log([title, ...said].join('\n'))
  console.log(`── ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { name, isSound: status === 0 }
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
