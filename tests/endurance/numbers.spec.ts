import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, devices, expect, type Page, test } from '@playwright/test'
import { runOperator } from '#operator/program.ts'
import type { Summary } from '#server/numbers/summary.ts'
import playwrightConfig from '../../playwright.config.ts'
import { manyVisitors } from '../support/many-visitors.ts'
import { scriptsRun } from '../support/scripts-run.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { addressOf } from '../support/visitor.ts'

/** Promise: what is counted is what was read, by real browsers. */

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

// A browser without windows says so in its name, and counts as a program. What a page sends while it is left has the name that the
// browser was started with.
const { launchOptions } = playwrightConfig.use ?? {}
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), `--user-agent=${chrome}`] } })

/** What is counted is what was read: real browsers, the real server, and its figures after it was stopped. */
let server: RunningServer

test.beforeEach(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', ...manyVisitors })
})

test.afterEach(async () => {
  await server.stop()
})

async function visitor(browser: Browser, number: number, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(number) },
    ...options,
  })
  return context.newPage()
}

/** Opens a page as a link elsewhere does, and waits until it was told. */
async function read(page: Page, path: string, referer?: string): Promise<void> {
  const told = page.waitForRequest((request) => request.url().endsWith('/page-report'))
  await page.goto(path, { referer })
  await (await told).response()
}

/** Follows a link of the page. */
async function follow(page: Page, selector: string): Promise<void> {
  const path = await page.locator(selector).first().getAttribute('href')
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/page-report') && request.postDataJSON().path === path,
  )
  await page.locator(selector).first().click()
  await (await told).response()
}

async function summary(): Promise<Summary> {
  // What a page tells when it is left may come after the next page's first word.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  // What was counted since the last half minute is written when the server stops.
  await server.stop({ keepData: true })
  const answers: string[] = []
  const env = { DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' }
  const say = (text: string) => answers.push(text)
  const code = await runOperator(['numbers', '--days', '1', '--json'], { env, print: say, complain: say })
  expect(code, answers.join('\n')).toBe(0)
  return JSON.parse(answers.join('\n'))
}

test('three browsers read pages, and the numbers are as they read', async ({ browser }) => {
  const computer = await visitor(browser, 1)
  await read(computer, '/?utm_source=Fachblatt&utm_medium=mail&utm_campaign=herbst', 'https://www.duckduckgo.com/')
  await follow(computer, 'main a[href^="/services"]')
  await computer.close({ runBeforeUnload: true })

  const { defaultBrowserType, ...pixel } = devices['Pixel 7']
  const phone = await visitor(browser, 2, pixel)
  await read(phone, '/en/faq')
  await read(phone, '/en/contact', `${server.url}/en/faq`)
  const form = phone.locator('form[data-form="contact"]')
  await scriptsRun(phone)
  await form.locator('[name="name"]').fill('Mira Muster')
  await form.getByRole('button', { name: /send/i }).click()
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
  // The page looks half a second later whether a field was wrong.
  await phone.waitForTimeout(700)
  await form.locator('[name="email"]').fill('mira@muster.example')
  await form.locator('[name="message"]').fill('We drown in invoices.')
  await form.getByRole('button', { name: /send/i }).click()
  await expect(form.locator('.form-message')).toBeVisible()
  await read(phone, '/en/about', `${server.url}/en/contact`)

  const { defaultBrowserType: _kind, ...ipad } = devices['iPad Pro 11']
  const tablet = await visitor(browser, 3, ipad)
  await read(tablet, '/tools/vat', 'https://www.linkedin.com/feed/')
  await scriptsRun(tablet)
  await tablet.getByLabel('Betrag in CHF').fill('1081')
  await read(tablet, '/impressum', `${server.url}/tools/vat`)

  const counted = await summary()
  expect(counted).toMatchObject({
    visits: 3,
    views: 7,
    viewsByLanguage: { de: 4, en: 3 },
    sources: [{ name: 'fachblatt', count: 1 }],
    mediums: [{ name: 'mail', count: 1 }],
    campaigns: [{ name: 'herbst', count: 1 }],
    tools: [{ name: '/tools/vat', count: 1 }],
    readBefore: [{ name: '/en/faq', count: 1 }],
  })
  expect(counted.hosts).toEqual([
    { name: 'duckduckgo.com', count: 1 },
    { name: 'linkedin.com', count: 1 },
  ])
  expect(counted.devices.map(({ name }) => name).sort()).toEqual(['computer', 'phone', 'tablet'])
  expect(counted.forms.find(({ form }) => form === 'contact')).toEqual({
    ...{ form: 'contact', seen: 1, begun: 1, refused: 1, sent: 1, confirmed: 0 },
  })
  expect(counted.speed.map(({ path }) => path)).toContain('/en/contact')
  expect(counted.viewsByHour.reduce((sum, views) => sum + views, 0)).toBe(7)
})

test('a crawler, a page that was only prepared, and who asks not to be counted are not', async ({ browser }) => {
  const crawler = await visitor(browser, 1, {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  await read(crawler, '/')

  const silent = await visitor(browser, 2)
  await silent.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const reports: string[] = []
  silent.on('request', (request) => reports.push(request.url()))
  await silent.goto('/about')
  await scriptsRun(silent)
  await silent.waitForTimeout(500)
  await silent.goto('/faq')
  expect(reports.filter((url) => url.endsWith('/page-report'))).toEqual([])

  const prepared = await visitor(browser, 3)
  await prepared.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  )
  await prepared.goto('/process')
  await scriptsRun(prepared)
  await prepared.waitForTimeout(500)
  const shown = await visitor(browser, 4)
  await shown.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  await shown.goto('/services')
  await scriptsRun(shown)
  const told = shown.waitForRequest((request) => request.url().endsWith('/page-report'))
  await shown.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await (await told).response()

  expect(await summary()).toMatchObject({ visits: 1, views: 1, pages: [{ path: '/services' }] })
})

test('one request a page, none before it has loaded, and it is measured as web-vitals measures it', async ({
  browser,
}) => {
  const page = await visitor(browser, 1)
  const library = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')
  await page.addInitScript(`${library};
    window.measured = {}
    for (const name of ['onLCP', 'onCLS', 'onINP'])
      webVitals[name](({ name, value }) => { window.measured[name] = value }, { reportAllChanges: true })`)
  const reports: number[] = []
  page.on('request', (request) => request.url().endsWith('/page-report') && reports.push(Date.now()))
  let loadedAt = Number.POSITIVE_INFINITY
  page.on('load', () => {
    loadedAt = Date.now()
  })
  await read(page, '/faq')
  await page.waitForTimeout(500)
  expect(reports).toHaveLength(1)
  expect(reports[0]).toBeGreaterThanOrEqual(loadedAt)
  await scriptsRun(page)
  // Something moves that nobody has asked for, and something is answered late.
  await page.evaluate(() => {
    document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { style: 'height: 300px' }))
    document.addEventListener('keydown', () => {
      const until = performance.now() + 120
      while (performance.now() < until);
    })
  })
  await page.waitForTimeout(700)
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(700)
  const measured = await page.evaluate(() => (window as unknown as { measured: Record<string, number> }).measured)
  const told = page.waitForRequest((request) => request.url().endsWith('/page-report'))
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const { vitals } = (await told).postDataJSON()
  expect(Math.abs(vitals.lcp - (measured.LCP ?? 0))).toBeLessThanOrEqual(1)
  expect(measured.CLS).toBeGreaterThan(0.01)
  expect(vitals.cls).toBeCloseTo(measured.CLS ?? 0, 3)
  expect(measured.INP).toBeGreaterThanOrEqual(100)
  expect(vitals.inp).toBe(measured.INP)
})
