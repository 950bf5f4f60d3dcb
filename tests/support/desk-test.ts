import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import { runOperator } from '#operator/program.ts'
import playwrightConfig from '../../playwright.config.ts'
import { findProblems } from './axe.ts'
import type { openOffice } from './desk-office.ts'
import { manyVisitors } from './many-visitors.ts'
import { attachLog, type RunningServer, startServer } from './server.ts'
import { smallTargets } from './targets.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'locale'>

type Fixtures = {
  server: RunningServer
  /** What the operator's tool answers on the server's store. */
  operator: <Answer>(...command: string[]) => Promise<Answer>
  /** Posts a call as a program of a visitor would. */
  visitorSends: (call: string, body: object) => Promise<void>
  /** Somebody of the team with a profile of their own, whose passkeys are a virtual authenticator's. The page is blank. */
  atDesk: (look: Look) => Promise<Page>
}

type WorkerFixtures = {
  /** One browser for all people of all tests of a worker, since a start costs as much as a journey's first steps. */
  deskBrowser: { browser: Browser; showServer(url: string): void }
}

/** Passkeys belong to a host's name, so browsers meet the server under the address that the build was made for. */
const origin = 'http://localhost:3000'

/**
 * The desk in real browsers. Fails on any console error, exception or request to elsewhere, in any of them.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  deskBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      let server = { host: '127.0.0.1', port: 0 }
      const relay = createServer((socket) => {
        const onward = connect(server)
        socket.pipe(onward).pipe(socket)
        // Either side hangs up, as servers do that end.
        socket.on('error', () => onward.destroy())
        onward.on('error', () => socket.destroy())
      })
      relay.listen(0, '127.0.0.1')
      await once(relay, 'listening')
      const { port } = relay.address() as AddressInfo
      const { launchOptions } = playwrightConfig.use ?? {}
      const mapped = `--host-resolver-rules=MAP localhost:3000 127.0.0.1:${port}`
      const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), mapped] })
      const showServer = (url: string) => {
        const { hostname, port } = new URL(url)
        server = { host: hostname, port: Number(port) }
      }
      await use({ browser, showServer })
      await browser.close()
      relay.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  server: async ({}, use, test) => {
    const server = await startServer({ ...manyVisitors, SITE_URL: origin })
    await use(server)
    await attachLog(test, server.output())
    await server.stop()
  },
  operator: async ({ server }, use) => {
    await use(async (...command) => {
      const answers: string[] = []
      const say = (text: string) => answers.push(text)
      const env = { DATA_DIR: server.dataDir, SITE_URL: origin, LOG_LEVEL: 'silent' }
      const code = await runOperator([...command, '--json'], { env, print: say, complain: say })
      expect(code, answers.join('\n')).toBe(0)
      return JSON.parse(answers.join('\n'))
    })
  },
  visitorSends: async ({ server }, use) => {
    await use(async (call, body) => {
      const headers = { 'content-type': 'application/json', origin }
      const answer = await fetch(server.url + call, { method: 'POST', headers, body: JSON.stringify(body) })
      expect(answer.status, await answer.text()).toBe(200)
    })
  },
  atDesk: async ({ server, deskBrowser: { browser, showServer } }, use) => {
    showServer(server.url)
    const contexts: BrowserContext[] = []
    const problems: string[] = []
    await use(async (look) => {
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...look })
      contexts.push(context)
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      page.on('console', (message) => {
        // A test took the line or the server away: the browser says so, and so does a page that stands in the editor's frame.
        if (
          /ERR_(?:INTERNET_DISCONNECTED|FAILED)|a status of 502|^Tier availability could not be loaded network$/.test(
            message.text(),
          )
        )
          return
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${message.type()}: ${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`foreign request: ${url.href}`)
      })
      await addAuthenticator(page)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(problems).toEqual([])
  },
})

/**
 * What is on the page can be read, reached and hit by everybody, and nothing is wider than the screen. Of a page under an open dialog,
 * which nobody reaches, axe looks at the dialog alone.
 */
export async function expectGoodScreen(page: Page): Promise<void> {
  const modal = 'dialog:modal'
  expect(await findProblems(page, (await page.locator(modal).count()) > 0 ? modal : undefined)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'wider than the screen').toBeLessThanOrEqual(0)
}

/** Signs somebody in, as after a passkey. */
export async function sit(
  page: Page,
  office: Awaited<ReturnType<typeof openOffice>>,
  language: 'de' | 'en',
  role: 'owner' | 'office' = 'owner',
): Promise<void> {
  const { cookie, member } = await office.sitDown(role)
  await office.db.updateTable('desk_members').set({ language }).where('id', '=', member.id).execute()
  const [name = '', value = ''] = cookie.split('=')
  const where = { domain: 'localhost', path: '/desk' } as const
  await page.context().addCookies([{ name, value, ...where, secure: true, httpOnly: true, sameSite: 'Strict' }])
}

export { expect }
