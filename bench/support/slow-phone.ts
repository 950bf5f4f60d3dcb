import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'

export type Slowness = {
  /** How many times slower than this machine's processor. */
  processor: number
  /** Of the connection; as fast as the machine where left out. */
  network?: { megabits: number; latencyMs: number }
}

/** What a browser says about a page's loading, in milliseconds. */
export type Felt = {
  firstPaint: number
  largestPaint: number
  /** The longest time for which nothing else could be done; 0: never 50 ms or more. */
  longestTask: number
  /** Of scripts fetched before the page was loaded, as they travel, in bytes. */
  scriptBytes: number
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/** Opens nothing yet: a telephone that has never been here, and what it felt so far. */
export async function newPhone(browser: Browser, { processor, network }: Slowness) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'de-CH',
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (network) {
    const bytesPerSecond = (network.megabits * 1e6) / 8
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  }
  return { page, felt: () => read(page), close: () => context.close() }
}

/** Runs in the page, before anything of its own, and leaves there what is felt. */
export function observe(): void {
  const felt = { firstPaint: Number.NaN, largestPaint: Number.NaN, longestTask: 0, scriptBytes: 0 }
  Object.assign(window, { felt })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') felt.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    felt.largestPaint = startTime
  })
  watch('longtask', ({ duration }) => {
    felt.longestTask = Math.max(felt.longestTask, duration)
  })
  watch('resource', (entry) => {
    const { startTime, encodedBodySize, name } = entry as PerformanceResourceTiming
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isLoaded = navigation && navigation.loadEventStart > 0 && startTime > navigation.loadEventStart
    if (!isLoaded && new URL(name).pathname.endsWith('.js')) felt.scriptBytes += encodedBodySize
  })
}

function read(page: Page): Promise<Felt> {
  return page.evaluate(() => Reflect.get(window, 'felt'))
}
