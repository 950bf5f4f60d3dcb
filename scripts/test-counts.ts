import { readFileSync } from 'node:fs'

/** The two runs of tests: `daily` is `npm test`, `endurance` is `npm run test:endurance`. */
export type Run = (typeof runs)[number]

const runs = ['daily', 'endurance'] as const

/** `deploy` is `npm run test:deploy`: tests/deploy/run.sh leaves a report of the same form. */
type Reported = Run | 'deploy'

type Counts = { passed: number; failed: number }

export const resultsOf = (run: Reported): string => `test-results/${run}`

/** Where the runner of a kind of tests leaves its report, as JSON. */
export const reportFile = (run: Reported, kind: 'unit' | 'browser'): string => `${resultsOf(run)}/${kind}.json`

/** What the reports of a run say; a report that is missing counts nothing. */
export function countTests(run: Reported): Counts {
  const unit = readReport(reportFile(run, 'unit'))
  const browser = readReport(reportFile(run, 'browser'))?.stats
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
  }
}

// Started by itself, it tells the sum of all.
if (import.meta.main) {
  const counts = [...runs, 'deploy' as const].map(countTests)
  const sum = (key: keyof Counts) => counts.reduce((total, { [key]: count }) => total + count, 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
