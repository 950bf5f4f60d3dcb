import { articleSlugs } from '#content/articles.ts'
import { localePath } from '#content/locale-path.ts'
import { errorPaths, pages, serviceSlugs, toolSlugs } from '#content/site.ts'
import { findProblems, lookAt, stateLook } from './support/axe.ts'
import { cutWords, overflowing } from './support/fit.ts'
import { awkwardFields } from './support/page-fit.ts'
import { expect, test } from './support/site-test.ts'
import { smallTargets } from './support/targets.ts'

/** One page of each kind; `endurance/every-page.spec.ts` looks at all of them, also with text twice as large. */
const kinds = [
  ...pages.map(({ path }) => path),
  ...serviceSlugs.slice(0, 1).map((slug) => `/services/${slug}`),
  ...articleSlugs()
    .slice(0, 1)
    .map((slug) => `/blog/${slug}`),
  ...toolSlugs.map((slug) => `/tools/${slug}`),
  ...errorPaths.slice(0, 1),
]

/** Few tests with several pages each: a page of its own would cost each of them more than the looking. */
const shares = 3

// Error pages answer as what they are, and the browser notes it.
test.use({ allowedConsole: [/status of (?:400|404|410|429|503)/] })

for (const share of Array.from({ length: shares }, (_, index) => index)) {
  test(`each kind of page can be read and used, ${share + 1} of ${shares}`, async ({ page, visit }) => {
    const mine = kinds.filter((_, index) => index % shares === share)
    expect(mine.length).toBeGreaterThan(3)
    for (const [index, kind] of mine.entries()) {
      // In German on a phone by day, in English at a desk at night.
      const language = index % 2 === 0 ? 'de' : 'en'
      const path = localePath(kind, language)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await visit(path)
        // The placeholder page for signing in would lead away in the middle of it.
        if (path.endsWith('/auth')) await page.locator('.auth-redirect button').click()
        expect.soft(await overflowing(page), `${path} is too wide for 320 px`).toEqual([])
        expect.soft(await cutWords(page), `${path} is cut at 320 px`).toEqual([])
        expect.soft(await awkwardFields(page), `${path} has awkward fields`).toEqual([])
        await lookAt(page, stateLook[language])
        expect.soft(await findProblems(page), path).toEqual([])
        expect.soft(await smallTargets(page), `${path} has targets that are hard to hit`).toEqual([])
      })
    }
  })
}
