import { kindOf } from '#content/catalogue.ts'
import { readRelease } from '#content/release.ts'
import type { Documents } from './parts.ts'

/** The documents of this release. Other files that lie among them are none. */
export function releaseDocuments(): Documents {
  return new Map([...readRelease()].filter(([id]) => kindOf(id) !== undefined))
}
