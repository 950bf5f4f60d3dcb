import type { EngineName } from '../../../scripts/engines.ts'
import { attachLog } from '../server.ts'
import { expect, test as site } from '../site-test.ts'
import type { Engine, Look, Tab } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const start: Record<EngineName, () => Promise<Engine>> = { firefox: startFirefox, webkit: startWebKit }

/** What a page says that is left while it asks for the places. */
const leftEarly = /^warn: Tier availability could not be loaded network$/

type Fixtures = {
  /** Somebody with a window of this engine, and nothing kept from before. */
  arrive: (look: Look) => Promise<Visitor>
}

type WorkerFixtures = { engineName: EngineName; engine: Engine }

/** Journeys in the engine of the project that runs them (playwright.config.ts). Fails on any error of a page. */
export const test = site.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]()
      await use(engine)
      await engine.quit()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // The site's own watches a page of Chromium.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  watchdog: async ({}, use) => use(undefined),
  arrive: async ({ engine, server }, use, test) => {
    const said = server.output().length
    const tabs: Tab[] = []
    await use(async (look) => {
      const tab = await engine.open(look)
      tabs.push(tab)
      return visitorOf(tab, server.url, look)
    })
    if (test.status !== test.expectedStatus) {
      for (const tab of tabs) await test.attach('screen', { body: await tab.picture(), contentType: 'image/png' })
      await attachLog(test, server.output().slice(said))
    }
    const problems = tabs.flatMap((tab) => tab.problems()).filter((problem) => !leftEarly.test(problem))
    await Promise.all(tabs.map((tab) => tab.close()))
    expect(problems).toEqual([])
  },
})

/** Every journey is walked in one of them. */
export const phone: Look = { language: 'de', width: 390, height: 844 }
export const desk: Look = { language: 'en', width: 1280, height: 900 }

export { expect }
