import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Key as Keys, Origin } from 'selenium-webdriver'
import { freePort } from '../server.ts'
import { type Engine, patienceMs, type Tab } from './engine.ts'

const keys = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, ArrowDown: Keys.ARROW_DOWN, '/': '/' }

/** Runs in each page before its own scripts: what Firefox's driver tells by itself. */
const watch = `{
  // A page that is being left gives up what it was fetching.
  let isLeft = false
  addEventListener('beforeunload', () => { isLeft = true })
  addEventListener('pageshow', () => { isLeft = false })
  const tell = (problem) => isLeft || webkit.messageHandlers.problem.postMessage(String(problem).replaceAll('\\n', ' '))
  for (const level of ['error', 'warn']) {
    const say = console[level]
    console[level] = (...parts) => {
      say.apply(console, parts)
      tell(level + ': ' + parts.join(' '))
    }
  }
  addEventListener('error', ({ message, target }) => tell('error: ' + (message ?? target.outerHTML)), true)
  addEventListener('unhandledrejection', ({ reason }) => tell('exception: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('policy: ' + violatedDirective + ' ' + blockedURI))
}`

/** WebKitGTK by its driver, on a screen that nobody sees, in a window of its own (webkit-window.py): the usual ones are never as narrow as a telephone. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(createInterface(screen.stdio[3] as Readable), 'line')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const endAll = () => {
    for (const child of [driver, screen]) child.kill('SIGKILL')
  }
  process.once('exit', endAll)
  let problems: string[] = []
  createInterface(driver.stdout).on('line', (line) => problems.push(line))
  const server = `http://127.0.0.1:${port}`
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok) await sleep(20)

  return {
    open: async ({ language, width, height, withoutScripts = false }) => {
      problems = []
      const mine = problems
      const window = path.join(import.meta.dirname, 'webkit-window.py')
      const args = [window, String(width), String(height), language, withoutScripts ? 'off' : 'on', watch]
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'webkit',
          'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args },
        })
        .build()
      await session.manage().setTimeouts({ script: patienceMs, pageLoad: patienceMs })
      const run: Tab['run'] = (script, ...args) =>
        session.executeAsyncScript(
          `const given = [...arguments], done = given.pop(); Promise.resolve((${script})(...given)).then(done)`,
          ...args,
        )
      const act = () => session.actions({ async: true })
      return {
        go: (address) => session.get(address),
        run,
        press: (x, y) => act().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
        type: (text) => act().sendKeys(text).perform(),
        key: (key) => act().sendKeys(keys[key]).perform(),
        problems: () => mine,
        picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
        // The driver misses the window that it has just closed.
        close: () => session.quit().catch(() => undefined),
      }
    },
    quit: async () => {
      process.off('exit', endAll)
      endAll()
    },
  }
}
