import { expect } from '@playwright/test'
import { type Browser, connect, launch, type Page } from 'puppeteer-core'
import { freePort } from '../server.ts'
import { type Engine, patienceMs, type Tab } from './engine.ts'
import { addAuthenticator } from './marionette.ts'

/** What was still on its way when its page was left: a font (NS_BINDING_ABORTED), the line on which the desk hears of changes. */
const givenUp =
  /downloadable font: download failed .*status=2152398850|connection to \S+\/desk\/live\S* was interrupted while/

/** Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox({ hasAuthenticator = false } = {}): Promise<Engine> {
  const marionettePort = await freePort()
  const start = (withoutScripts: boolean) =>
    launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      args: hasAuthenticator ? ['--marionette'] : [],
      timeout: patienceMs,
      protocolTimeout: patienceMs,
      extraPrefsFirefox: {
        'intl.accept_languages': 'de-CH, de',
        // A bar that takes room makes 390 px 378.
        'ui.useOverlayScrollbars': 1,
        // As in Chromium (playwright.config.ts).
        'ui.prefersReducedMotion': 1,
        // What its driver asks for is run all the same.
        'javascript.enabled': !withoutScripts,
        'marionette.port': marionettePort,
        'security.webauth.webauthn_enable_softtoken': hasAuthenticator,
        'security.webauth.webauthn_enable_usbtoken': false,
      },
    })
  const browser = await start(false)
  const session = hasAuthenticator ? await withAuthenticator(browser, marionettePort) : browser
  return {
    open: async ({ width, height, withoutScripts = false }) => {
      // To be without scripts is a setting of the whole browser.
      const context = withoutScripts ? await start(true) : await session.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(patienceMs)
      await setViewport(page, width, height)
      const problems: string[] = []
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => {
        if (!givenUp.test(String(error))) problems.push(`exception: ${error}`)
      })
      if (!withoutScripts) await page.evaluateOnNewDocument(tellViolations)
      const run: Tab['run'] = (script, ...args) => page.evaluate(script as never, ...args) as never
      return {
        go: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
        run,
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        problems: () => problems,
        picture: async () => Buffer.from(await page.screenshot()),
        print: () => page.pdf({ format: 'a4', margin: { top: 60, right: 60, bottom: 60, left: 60 } }),
        close: () => context.close(),
      }
    },
    quit: async () => {
      if (session !== browser) await session.disconnect()
      await browser.close()
    },
  }
}

/** Firefox has one session at a time: this one makes room for the other protocol's, and comes back. */
async function withAuthenticator(browser: Browser, marionettePort: number): Promise<Browser> {
  const browserWSEndpoint = browser.wsEndpoint()
  await browser.disconnect()
  await addAuthenticator(marionettePort)
  return connect({ browserWSEndpoint, protocol: 'webDriverBiDi', protocolTimeout: patienceMs })
}

/** The driver turns the screen as well, which Firefox ESR 140 cannot do: it refuses that command, and still takes the size. */
async function setViewport(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: Error) => {
    if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error
  })
  // Asked from here: nothing that waits within the page runs where scripts are off.
  await expect.poll(() => page.evaluate(() => innerWidth), { timeout: patienceMs, intervals: [20] }).toBe(width)
}

/** Runs in each page: Firefox writes them where its driver does not look. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  )
}
