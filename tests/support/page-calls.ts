import type { Page, Route } from '@playwright/test'

/** Bodies of the calls that a page makes to a path, as they are made. */
export function callsOf(page: Page, path: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** Holds a page's calls to a path back until the function it answers is called; then each goes on to `answer`. */
export async function holdCalls(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await released
    await answer(route)
  })
  return release
}
