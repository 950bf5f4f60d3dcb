import type { Meta } from '#server/requests/request-meta.ts'

/** What the server knows about a visitor's request. */
export function visitor(meta: Partial<Meta> = {}): Meta {
  return { language: 'de', page: '/', address: '198.51.100.7', userAgent: 'Mozilla/5.0', ...meta }
}

/** A network address of its own for each number, so that limits per address stay out of the way. */
export function addressOf(number: number): string {
  return `203.0.${Math.floor(number / 250)}.${(number % 250) + 1}`
}

let handedOut = 0
/** An address that no other test of this worker has: files share a server, and its limits count for all of them. */
export function newAddress(): string {
  return addressOf(++handedOut)
}
