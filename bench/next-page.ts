import { startServer } from '#tests/support/server.ts'
import { printTable, type Row, round } from './support/report.ts'
import { startBrowser } from './support/slow-phone.ts'

// From the click on a link that the pointer has rested on, and whose page was read meanwhile, to that page's first picture:
// npm run bench:next-page
const runs = 7
const start = '/about'
const names = ['FAQ', 'Blog', 'Kontakt']
/** Who wants less motion sees the next page at once; for all others the browser takes a picture of both and fades. */
const motions = { 'no-preference': 'fading', reduce: 'at once' } as const
type Motion = keyof typeof motions

const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const browser = await startBrowser()
try {
  const rows: Row[] = []
  for (const name of names) rows.push(await measure(name, 'reduce'), await measure(name, 'no-preference'))
  printTable(`The next page, read ahead; median of ${runs}`, rows)
} finally {
  await browser.close()
  await server.stop()
}

async function measure(name: string, motion: Motion): Promise<Row> {
  const pictures: number[] = []
  for (let run = 0; run < runs; run++) pictures.push(await follow(name, motion))
  const median = pictures.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN
  const what = `${start} to ${name}, ${motions[motion]}`
  return { what, figure: `${round(median)} ms`, goal: 'under 100 ms', met: median < 100 }
}

/** Milliseconds from the click to the first picture with something on it. @throws when the page was not read ahead */
async function follow(name: string, reducedMotion: Motion): Promise<number> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ viewport, locale: 'de-CH', reducedMotion })
  const page = await context.newPage()
  await page.goto(server.url + start, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Preload.enable')
  const isRead = new Promise<void>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve()
    })
  })
  const link = page.locator('header').getByRole('link', { name, exact: true }).first()
  await link.hover()
  await isRead
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL((url) => url.pathname !== start)
  const picture = await page.evaluate(async () => {
    const first = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => {
        const entry = list.getEntriesByName('first-contentful-paint')[0]
        if (entry) resolve(entry)
      }).observe({ type: 'paint', buffered: true })
    })
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string
    })[]
    if (navigation?.deliveryType !== 'navigational-prefetch') throw new Error('The page was not read ahead')
    return first.startTime
  })
  await context.close()
  return picture
}
