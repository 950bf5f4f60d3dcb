import { prerenderPaths } from '#content/site-paths.ts'
import { findProblems, lookAt } from '../support/axe.ts'
import { cutWords, overflowing } from '../support/fit.ts'
import { awkwardFields, tooLarge } from '../support/page-fit.ts'
import { expect, test } from '../support/site-test.ts'
import { smallTargets } from '../support/targets.ts'
import { bothLanguages } from '../support/words.ts'

/**
 * Promise: whoever reads any page, in either language, small or large, can read and use it.
 *
 * What holds for every page that is built: nothing is too wide or cut, also with text twice as large, fields fit a phone, and the watchdog
 * sees no violation of the policy. Both languages have the same markup (built-site.test.ts), so axe and the targets are for the German ones.
 */

/** Few tests with many pages each: a page of its own would cost each of them more than the looking. */
const shares = 3

// Axe is busy all the time, on a machine that may be as well.
test.describe.configure({ timeout: 300_000 })

// Error pages answer as what they are, and the browser notes it.
test.use({ allowedConsole: [/status of (?:400|404|410|429|503)/] })

const pages = prerenderPaths().filter((path) => !/\.\w+$/.test(path))

for (const { language, prefix } of bothLanguages) {
  const mine = pages.filter((path) => path.startsWith('/en/') === (prefix === '/en'))
  for (let share = 0; share < shares; share++) {
    const paths = mine.filter((_, index) => index % shares === share)

    test(`every page, ${language}, ${share + 1} of ${shares}`, async ({ page, visit }) => {
      expect(paths.length).toBeGreaterThan(5)
      const session = await page.context().newCDPSession(page)
      for (const [index, path] of paths.entries()) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 320, height: 640 })
          await visit(path)
          // The placeholder page for signing in would lead away in the middle of it.
          if (path.endsWith('/auth')) await page.locator('.auth-redirect button').click()
          expect.soft(await overflowing(page), `${path} is too wide for 320 px`).toEqual([])
          expect.soft(await cutWords(page), `${path} is cut at 320 px`).toEqual([])
          expect.soft(await awkwardFields(page), `${path} has awkward fields`).toEqual([])
          const width = index % 2 === 0 ? 390 : 1280
          expect.soft(await tooLarge(page, session, [width]), `${path} with text twice as large`).toEqual([])
          if (language === 'en') return
          const look = { width, colorScheme: index % 4 < 2 ? 'light' : 'dark' } as const
          await lookAt(page, look)
          expect.soft(await findProblems(page), `${path} at ${width} px, ${look.colorScheme}`).toEqual([])
          expect.soft(await smallTargets(page), `${path} has targets that are hard to hit`).toEqual([])
        })
      }
    })
  }
}
