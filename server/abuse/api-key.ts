import { createHash, timingSafeEqual } from 'node:crypto'

/** True when no key is configured or the given one is right. Compared in constant time. */
export function isApiKeyRight(expected: string | undefined, given: string | undefined): boolean {
  if (expected === undefined) return true
  return timingSafeEqual(digest(expected), digest(given ?? ''))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
