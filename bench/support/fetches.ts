import type { Page } from '@playwright/test'

/** A file that a page fetched: when, in milliseconds since its navigation, and how many bytes travelled, headers included. */
export type Fetched = { name: string; kind: string; at: number; bytes: number }

/** The hash that the build puts into the name of a file. */
const hash = /-[\w-]{8}(?=\.\w+$)/

/** Records what the next navigation and all that follows it fetch, as the browser's own network log tells. */
export async function recordFetches(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const fetched = new Map<string, Fetched>()
  let began = Number.NaN
  let beganAt = Number.NaN
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type = 'Other' }) => {
    const { protocol, pathname } = new URL(request.url)
    if (!protocol.startsWith('http')) return
    if (fetched.size === 0) {
      began = timestamp
      beganAt = wallTime
    }
    const name = pathname.split('/').at(-1)?.replace(hash, '') || pathname
    fetched.set(requestId, { name, kind: type.toLowerCase(), at: (timestamp - began) * 1000, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  return {
    /** In the order of their beginning. */
    all: () => [...fetched.values()].sort((one, other) => one.at - other.at),
    /** Milliseconds since the navigation began. */
    now: () => Date.now() - beganAt * 1000,
  }
}
