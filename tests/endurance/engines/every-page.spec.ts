import { localePath } from '#content/locale-path.ts'
import { indexedPaths } from '#content/site-paths.ts'
import { desk, expect, phone, test } from '../../support/engines/engine-test.ts'

/**
 * Promise: in Firefox and WebKit no page of the site map says an error, breaks its policy, leaves an island asleep or scrolls sideways.
 *
 * Both languages have the same markup (built-site.test.ts), so each page is looked at in one: in German on a telephone or in English at a desk.
 */
for (const [turn, look] of [phone, desk].entries()) {
  test(`every other page of the site map, ${look.language} at ${look.width} px`, async ({ arrive }) => {
    const paths = indexedPaths().filter((_, index) => index % 2 === turn)
    expect(paths.length).toBeGreaterThan(15)
    const visitor = await arrive(look)
    for (const path of paths) {
      await test.step(path, async () => {
        await visitor.visit(localePath(path, look.language))
        const { page, width } = await visitor.run(() => ({
          page: document.documentElement.scrollWidth,
          width: document.documentElement.clientWidth,
        }))
        expect.soft({ path, page, width }).toEqual({ path, page: look.width, width: look.width })
      })
    }
  })
}
