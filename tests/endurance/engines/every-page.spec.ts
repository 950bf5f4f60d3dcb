import { localePath } from '#content/locale-path.ts'
import { indexedPaths } from '#content/site-paths.ts'
import { desk, expect, phone, test } from '../../support/engines/engine-test.ts'

/**
 * Promise: in Firefox and WebKit no page of the site map says an error, breaks its policy, leaves an island asleep or scrolls sideways.
 */

const shares = 3

for (const look of [phone, desk]) {
  for (let share = 0; share < shares; share++) {
    test(`every page of the site map, ${look.language} at ${look.width} px, ${share + 1} of ${shares}`, async ({
      arrive,
    }) => {
      const paths = indexedPaths().filter((_, index) => index % shares === share)
      expect(paths.length).toBeGreaterThan(5)
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
}
