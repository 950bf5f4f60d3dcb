import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { ensureChromium } from './chromium.ts'
import { ensureEngines } from './engines.ts'
import { countTests, type Run, reportFile, resultsOf } from './test-counts.ts'

/**
 * `npm test` and `npm run test:endurance`: stages in turn, and the checks of a stage side by side. Unit tests and journeys are
 * stages of their own: side by side they starve each other on two cores. Ends at the first stage that fails.
 */
type Check = { name: string; command: [string, ...string[]]; env?: Record<string, string> }

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

const build: Check = { name: 'build', command: ['node', 'scripts/build.ts'] }

const run: Run = process.argv[2] === 'endurance' ? 'endurance' : 'daily'
const temporary = folderInMemory()
ensureChromium()
const engines = ensureEngines()

const stagesOf: Record<Run, Check[][]> = {
  daily: [
    [
      { name: 'types of words', command: ['node', 'scripts/type-words.ts'] },
      { name: 'types of routes', command: ['react-router', 'typegen'] },
      { name: "types of the desk's routes", command: ['react-router', 'typegen', 'desk'] },
    ],
    [
      { name: 'types', command: ['tsc', '-p', '.'] },
      { name: 'types of the desk', command: ['tsc', '-p', 'desk'] },
      { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
      { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...ruledFolders] },
      { name: 'circles of folders', command: ['node', 'scripts/folder-circles.ts'] },
      build,
    ],
    ...tests('daily'),
  ],
  endurance: [[{ ...build, command: ['node', 'scripts/build-if-stale.ts'] }], ...tests('endurance')],
}

rmSync(resultsOf(run), { recursive: true, force: true })
const started = performance.now()
let broken: string | undefined
for (const stage of stagesOf[run]) {
  const failed = (await Promise.all(stage.map(check))).filter(({ isSound }) => !isSound)
  broken = failed.map(({ name }) => name).join(', ') || undefined
  if (broken) break
}

const { passed, failed } = countTests(run)
console.log(broken ? `\nFailed at: ${broken}` : '\nAll stages passed')
console.log(`${seconds(started)} s`)
console.log(`${passed} passed, ${broken && failed === 0 ? 1 : failed} failed`)
process.exit(broken ? 1 : 0)

function tests(run: Run): Check[][] {
  const projects = run === 'daily' ? ['--project', 'daily'] : ['--project', 'endurance', '--project', 'postgres']
  const unit = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(run, 'unit')}`]
  return [
    [{ name: 'unit and service tests', command: ['vitest', 'run', ...projects, ...unit] }],
    [
      {
        name: 'browser journeys',
        command: ['playwright', 'test', ...browserProjects(run), '--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(run, 'browser') },
      },
    ],
  ]
}

function browserProjects(run: Run): string[] {
  return [run, ...engines.map((engine) => `${run}-${engine}`)].map((project) => `--project=${project}`)
}

/**
 * Linux's folder in memory, for stores and profiles that go with their test: each commit waits for the disk otherwise.
 * @returns undefined where there is none, or no room in it: containers often give it 64 MB
 */
function folderInMemory(): string | undefined {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4e9 ? folder : undefined
}

/** Lines are told as they come, each with the name of its check before it. */
async function check({ name, command, env }: Check) {
  const started = performance.now()
  const child = spawn('npx', ['--no-install', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(temporary && { TMPDIR: temporary }), ...env },
  })
  const label = name.padEnd(22)
  for (const pipe of [child.stdout, child.stderr]) {
    createInterface(pipe).on('line', (line) => console.log(`${label} │ ${line}`))
  }
  const [status] = await once(child, 'close')
  console.log(`${label} │ ${status === 0 ? 'passed' : 'FAILED'} after ${seconds(started)} s`)
  return { name, isSound: status === 0 }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
