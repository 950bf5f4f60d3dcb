import { startServer } from '#tests/support/server.ts'
import { type Control, controls } from './support/controls.ts'
import { handOver } from './support/hand-over.ts'
import { startPhoneBrowser } from './support/phone.ts'
import { printTable, type Row, round } from './support/report.ts'
import type { Slowness } from './support/slow-phone.ts'
import { type Answer, type Moment, touch } from './support/touch.ts'

// The first touch on a page that was just opened, from the finger or key to the picture that answers it: npm run bench:touches
// Right after the page's first picture, when not even its script is there, and once it is loaded and idle.
// Ten kinds of controls, or those whose names have a word: npm run bench:touches -- search
const slowness: Slowness = { processor: 6 }
const runs = 3
const goalMs: Record<Moment, number> = { 'first picture': 250, idle: 100 }

const [word = ''] = process.argv.slice(2)
const chosen = controls.filter(({ what }) => what.includes(word))

const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const browser = await startPhoneBrowser()
try {
  const rows: Row[] = []
  const cold = await measureAll('first picture', rows)
  const warm = await measureAll('idle', rows)
  printTable(`From touch or key to picture, ${slowness.processor} times less processor, median of ${runs}`, rows)
  const answered = chosen.filter((_, index) => (cold[index]?.lost ?? 1) === 0)
  handOver('touches-answered', `${answered.length} of ${chosen.length}`, answered.length === chosen.length)
  handOver('touch-cold', ...slowest(cold, goalMs['first picture']))
  handOver('touch-warm', ...slowest(warm, goalMs.idle))
} finally {
  browser.close()
  await server.stop()
}

type Result = { median: number; lost: number }

async function measureAll(moment: Moment, rows: Row[]): Promise<Result[]> {
  const results: Result[] = []
  for (const control of chosen) {
    const result = await measure(control, moment)
    results.push(result)
    rows.push({
      what: `${moment}: ${control.what}`,
      figure: result.lost > 0 ? `${result.lost} of ${runs} lost` : `${round(result.median)} ms`,
      goal: `under ${goalMs[moment]} ms`,
      met: result.lost === 0 && result.median < goalMs[moment],
    })
  }
  return results
}

async function measure(control: Control, moment: Moment): Promise<Result> {
  const answers: (Answer | undefined)[] = []
  for (let run = 0; run < runs; run++) answers.push(await touch(browser, server.url, control, moment, slowness))
  const kept = answers.filter((answer) => answer?.isKept)
  const times = kept.map((answer) => answer?.answeredMs ?? Number.NaN).sort((one, other) => one - other)
  return { median: times[Math.floor(times.length / 2)] ?? Number.NaN, lost: runs - kept.length }
}

function slowest(results: Result[], goal: number): [now: string, met: boolean] {
  const medians = results.map(({ median }) => median).filter((median) => !Number.isNaN(median))
  const isMet = results.every(({ median, lost }) => lost === 0 && median < goal)
  return [`${round(Math.min(...medians))} to ${round(Math.max(...medians))} ms`, isMet]
}
