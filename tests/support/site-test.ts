import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type ParsedMail, simpleParser } from 'mailparser'
import { runOperator } from '#operator/program.ts'
import { manyVisitors } from './many-visitors.ts'
import { islandsAwake } from './scripts-run.ts'
import { attachLog, type RunningServer, startServer } from './server.ts'
import { testTiers } from './tiers.ts'
import { addressOf } from './visitor.ts'

type Fixtures = {
  /** Fails the test on any console error or warning, exception, or request to another host. */
  watchdog: undefined
  /** Goes to a page and waits until its scripts have taken over, so that a click is theirs. */
  visit: (path: string) => Promise<void>
  /**
   * The newest mail to an address, of one kind (`server/letters.ts`) and with some text in it where given, read from
   * the server's mail folder; waits until it is there.
   */
  mailTo: (address: string, sought?: { letter?: string; containing?: string }) => Promise<ParsedMail>
  /** What the operator's tool answers on the server's store, such as `operator('waitlist', 'list')`. */
  operator: <Answer>(...command: string[]) => Promise<Answer>
}

type WorkerFixtures = {
  /** Settings of the server besides the usual ones. */
  serverSettings: Record<string, string>
  server: RunningServer
}

let visitors = 0

/** A test that looks at a page before its styles are there makes the browser give the change of pages up: it only does not fade. */
const interruptedTransition = /^Transition was (?:aborted|skipped)/

export const test = base.extend<Fixtures & { allowedConsole: RegExp[] }, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverSettings }, use) => {
      const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', ...manyVisitors, ...serverSettings })
      await giveTestTiers(server)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Each test is a visitor of its own: limits per network address count as they do outside. */
  context: async ({ context }, use) => {
    visitors += 1
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(visitors) })
    await use(context)
  },
  request: ({ context }, use) => use(context.request),
  /**
   * Console messages and uncaught errors that a test expects, such as the browser's own line for an answer of 404. Several are joined in one
   * expression: a list whose second item is an object means something else to Playwright.
   */
  allowedConsole: [[], { option: true }],
  watchdog: [
    async ({ page, server, allowedConsole }, use, test) => {
      const problems: string[] = []
      const said = server.output().length
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        if (allowedConsole.some((pattern) => pattern.test(message.text()))) return
        problems.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => {
        const isAllowed = [interruptedTransition, ...allowedConsole].some((pattern) => pattern.test(error.message))
        if (!isAllowed) problems.push(`exception: ${error.message}`)
      })
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.origin !== server.url && url.protocol.startsWith('http')) problems.push(`foreign request: ${url.href}`)
      })
      await use(undefined)
      await attachLog(test, server.output().slice(said))
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address)
      await islandsAwake(page)
    })
  },
  mailTo: async ({ server }, use) => {
    await use(async (address, sought = {}) => {
      let found: ParsedMail | undefined
      await expect(async () => {
        found = await newestMail(path.join(server.dataDir, 'mail'), { address, ...sought })
        expect(found, `a mail to ${address}`).toBeDefined()
      }).toPass({ timeout: 30_000, intervals: [50] })
      if (!found) throw new Error(`No mail to ${address}`)
      return found
    })
  },
  operator: async ({ server }, use) => {
    await use(async (...command) => {
      const answers: string[] = []
      const complaints: string[] = []
      const code = await runOperator([...command, '--json'], {
        env: { DATA_DIR: server.dataDir },
        print: (text) => answers.push(text),
        complain: (line) => complaints.push(line),
      })
      expect(complaints).toEqual([])
      expect(code).toBe(0)
      return JSON.parse(answers.join('\n'))
    })
  },
})

type SoughtMail = { address: string; letter?: string; containing?: string }

/** Names of files begin with the time and go on with the letter's kind. */
async function newestMail(folder: string, { address, letter = '', containing = '' }: SoughtMail) {
  const names = await readdir(folder).catch(() => [])
  const fitting = names.filter((name) => name.endsWith('.eml') && name.includes(letter)).sort()
  const mails = await Promise.all(fitting.map(async (name) => simpleParser(await readFile(path.join(folder, name)))))
  const isTo = (mail: ParsedMail) => [mail.to].flat().some((list) => list?.text.includes(address))
  return mails.filter((mail) => isTo(mail) && mail.text?.includes(containing)).at(-1)
}

/** By the operator's tool, while the server runs. */
async function giveTestTiers({ dataDir }: RunningServer): Promise<void> {
  for (const { tier, total_slots, accepted_count } of testTiers) {
    const counts = ['--total', String(total_slots), '--taken', String(accepted_count)]
    const given = await runOperator(['tiers', 'set', tier, ...counts, '--json'], {
      env: { DATA_DIR: dataDir },
      print: () => {},
      complain: (line) => {
        throw new Error(line)
      },
    })
    expect(given).toBe(0)
  }
}

/** An address that nobody has used yet. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`
}

export { expect }
