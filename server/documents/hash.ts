import { createHash } from 'node:crypto'

/** SHA-256 of a document's text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** The same for a document that may not be there. */
export function hashOfMaybe(text: string | undefined | null): string | null {
  return text === undefined || text === null ? null : hashOf(text)
}
