import { isCountingRefused } from './counting-refused.ts'

/** Path of the page of this site that led here; nothing where the browser asks not to be followed. */
export function pageBefore(): string {
  const { origin, pathname } = URL.parse(document.referrer) ?? {}
  const isOwn = origin === location.origin && pathname !== undefined && pathname !== location.pathname
  return isOwn && !isCountingRefused() ? pathname : ''
}
