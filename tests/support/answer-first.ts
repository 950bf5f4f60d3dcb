import type { Page, Route } from '@playwright/test'

/**
 * Answers the first requests to an address in the server's place. Not by the `times` of Playwright, which ends its interception with the last of
 * them: what a page asks for at that moment may then hang for ever.
 */
export async function answerFirst(
  page: Page,
  address: Parameters<Page['route']>[0],
  answer: (route: Route) => Promise<void>,
  count = 1,
): Promise<void> {
  let left = count
  await page.route(address, (route) => {
    left -= 1
    return left >= 0 ? answer(route) : route.fallback()
  })
}
