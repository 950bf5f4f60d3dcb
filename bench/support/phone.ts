import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import { ensureChromium } from '../../scripts/chromium.ts'
import { connectDevtools, type Devtools, type Notice } from './devtools.ts'
import type { Slowness } from './slow-phone.ts'

/**
 * A telephone that has never been here, driven without Playwright: that has the browser note the source line of every error that is made, for
 * which V8 parses the whole script again. React makes errors while it is evaluated, and took 60 to 100 ms longer by that at six times less processor.
 */
export type Phone = {
  /** Runs in each page before anything of its own. */
  before<Given>(script: (given: Given) => void, given?: Given): Promise<void>
  /** Resolves once the page has begun to come, or once the network has been idle for half a second. */
  open(url: string, until: 'commit' | 'networkIdle'): Promise<void>
  /** The numbers that the page tells in its console as `name:[…]`: asking it would wait until it has time, and so hide that it has none. */
  told(name: string, patienceMs: number): Promise<number[] | undefined>
  ask<Given, Answer>(question: (given: Given) => Answer, given?: Given): Promise<Awaited<Answer>>
  tap(x: number, y: number): Promise<void>
  type(keys: string): Promise<void>
  close(): Promise<void>
}

export type PhoneBrowser = { open(slowness: Slowness): Promise<Phone>; close(): void }

export async function startPhoneBrowser(): Promise<PhoneBrowser> {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const version = await fetch(`http://127.0.0.1:${chrome.port}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const devtools = await connectDevtools(webSocketDebuggerUrl)
  return {
    open: (slowness) => openPhone(devtools, slowness),
    close() {
      devtools.close()
      chrome.kill()
    },
  }
}

async function openPhone(devtools: Devtools, { processor, network }: Slowness): Promise<Phone> {
  const { browserContextId } = await devtools.send<{ browserContextId: string }>('Target.createBrowserContext')
  const { targetId } = await devtools.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await devtools.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const send = <Result>(method: string, params?: object) => devtools.send<Result>(method, params, sessionId)
  const heard = <Told>(read: (notice: Notice) => Told | undefined) =>
    new Promise<Told>((resolve) => {
      const stop = devtools.listen((notice) => {
        const told = notice.sessionId === sessionId ? read(notice) : undefined
        if (told === undefined) return
        stop()
        resolve(told)
      })
    })

  await send('Page.enable')
  await send('Page.setLifecycleEventsEnabled', { enabled: true })
  await send('Runtime.enable')
  await send('Runtime.setMaxCallStackSizeToCapture', { size: 0 })
  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await send('Emulation.setLocaleOverride', { locale: 'de-CH' })
  await send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (network) {
    const bytesPerSecond = (network.megabits * 1e6) / 8
    await send('Network.enable')
    await send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  }

  return {
    async before(script, given) {
      const source = `(${script})(${JSON.stringify(given)})`
      await send('Page.addScriptToEvaluateOnNewDocument', { source })
    },
    async open(url, until) {
      const isIdle = heard(({ method, params }) =>
        method === 'Page.lifecycleEvent' && params.name === 'networkIdle' && params.loaderId === (page?.loaderId ?? '')
          ? true
          : undefined,
      )
      let page: { loaderId: string; errorText?: string } | undefined
      page = await send('Page.navigate', { url })
      if (page?.errorText) throw new Error(`${url}: ${page.errorText}`)
      if (until === 'networkIdle') await isIdle
    },
    told(name, patienceMs) {
      const prefix = `${name}:`
      const told = heard(({ method, params }) => {
        if (method !== 'Runtime.consoleAPICalled') return undefined
        const [first] = params.args as { value?: unknown }[]
        const text = String(first?.value)
        return text.startsWith(prefix) ? (JSON.parse(text.slice(prefix.length)) as number[]) : undefined
      })
      return Promise.race([told, sleep(patienceMs, undefined, { ref: false })])
    },
    async ask(question, given) {
      const expression = `(${question})(${JSON.stringify(given)})`
      const { result } = await send<{ result: { value?: unknown } }>('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      })
      return result.value as never
    },
    async tap(x, y) {
      await Promise.all([
        send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
        send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ])
    },
    async type(keys) {
      for (const key of keys) {
        const pressed = { key, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) }
        await send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, unmodifiedText: key, ...pressed })
        await send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
      }
    },
    async close() {
      await devtools.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}
