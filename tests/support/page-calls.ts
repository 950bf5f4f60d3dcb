import type { Page, Request, Route } from '@playwright/test'
import { calls } from '#contract/calls.ts'

/** What every page asks for by itself, as late as its next idle moment: files of the site, the places in its banner, the count of the visit. */
export function isOfEveryPage(request: Request): boolean {
  const { protocol, pathname } = new URL(request.url())
  if (!protocol.startsWith('http')) return true
  if (request.method() === 'GET') return /^\/assets\/|\.(?:woff2|svg|css|js)$/.test(pathname)
  return pathname === calls.pageReport || pathname === calls.tierAvailability
}

/** Requests that a page makes from now on, as they are made, but for those of every page. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!isOfEveryPage(request)) requests.push(`${request.method()} ${request.url()}`)
  })
  return requests
}

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
