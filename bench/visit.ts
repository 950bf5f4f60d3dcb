import type { Page } from '@playwright/test'
import { startServer } from '#tests/support/server.ts'
import { type Fetched, recordFetches } from './support/fetches.ts'
import { printLines, round } from './support/report.ts'
import { newPhone, type Slowness, startBrowser } from './support/slow-phone.ts'

// A visit on a telephone, and what was fetched when, after what: npm run bench:visit
// Each page is opened by somebody who was never there: looks, scrolls, touches.
const slowness: Slowness = { processor: 4, network: { megabits: 1.6, latencyMs: 150 } }
/** Milliseconds for which the visitor looks at what came of it. */
const lookMs = 4000

type Act = { what: string; act(page: Page): Promise<unknown> }

const scroll = (what: string, selector: string): Act => ({
  what,
  act: (page) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' })),
})
const tap = (what: string, selector: string): Act => ({
  what,
  act: (page) => page.locator(selector).filter({ visible: true }).first().tap(),
})
const type = (text: string): Act => ({
  what: `types "${text}"`,
  act: (page) => page.keyboard.type(text, { delay: 80 }),
})
const toTheEnd = scroll('scrolls to the end', 'footer')

const visits: { path: string; acts: Act[] }[] = [
  {
    path: '/',
    acts: [
      scroll('scrolls to the example', '.specimen'),
      toTheEnd,
      tap('touches the search', '.search-button'),
      type('mwst'),
    ],
  },
  { path: '/blog/qr-rechnung-automation-schweiz', acts: [toTheEnd, tap('touches the assistant', '.chat-button')] },
  { path: '/contact', acts: [tap('touches the first field', '.contact-form input'), type('Anna')] },
  { path: '/blog', acts: [tap('touches the filter', '.blog-list input[type=search]'), type('bexio'), toTheEnd] },
]

const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const browser = await startBrowser()
try {
  const lines: string[][] = []
  for (const { path, acts } of visits) lines.push(...(await visit(path, acts)))
  const { processor, network } = slowness
  const title = `Visits with ${processor} times less processor, ${network?.megabits} Mbit/s, ${network?.latencyMs} ms`
  printLines(title, ['page', 'after', 'ms since navigation', 'fetched', 'KB as it travels'], lines)
} finally {
  await browser.close()
  await server.stop()
}

async function visit(path: string, acts: Act[]): Promise<string[][]> {
  const { page, close } = await newPhone(browser, slowness)
  const fetches = await recordFetches(page)
  await page.goto(server.url + path, { waitUntil: 'load' })
  await page.waitForTimeout(lookMs)
  const [picture = 0, loaded = 0] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return [paint?.startTime, navigation?.loadEventStart]
  })
  const marks = [
    { what: 'opens it', at: 0 },
    { what: 'first picture', at: picture },
    { what: 'load event, then idle', at: loaded },
  ].sort((one, other) => one.at - other.at)
  for (const { what, act } of acts) {
    marks.push({ what, at: fetches.now() })
    await act(page)
    await page.waitForTimeout(lookMs)
  }
  const fetched = fetches.all()
  await close()
  return marks.map(({ what, at }, index) => {
    const until = marks[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const during = fetched.filter((fetch) => fetch.at >= at && fetch.at < until)
    return [path, what, times(at, during), names(during), during.length > 0 ? kilobytes(during) : '']
  })
}

/** When it happened, and when the fetches after it began. */
function times(at: number, fetched: Fetched[]): string {
  const [first, last] = [fetched[0], fetched.at(-1)]
  if (!first || !last) return round(at)
  return first === last ? `${round(at)}: ${round(first.at)}` : `${round(at)}: ${round(first.at)} to ${round(last.at)}`
}

function names(fetched: Fetched[]): string {
  const kinds = Map.groupBy(fetched, ({ kind }) => kind)
  return (
    [...kinds].map(([kind, files]) => `${kind} ${files.map(({ name }) => name).join(', ')}`).join('; ') || 'nothing'
  )
}

function kilobytes(fetched: Fetched[]): string {
  return round(fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, 1)
}
