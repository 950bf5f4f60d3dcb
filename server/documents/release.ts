import path from 'node:path'
import { kindOf } from '#content/catalogue.ts'
import { inFolder, type Pictures } from '#content/check/pictures.ts'
import { readRelease } from '#content/release.ts'
import type { Documents } from './parts.ts'

/** The documents of this release. Other files that lie among them are none. */
export function releaseDocuments(): Documents {
  return new Map([...readRelease()].filter(([id]) => kindOf(id) !== undefined))
}

/**
 * The pictures that documents may name: those that the site was built with, and those that were uploaded.
 * @param uploaded their addresses
 */
export function knownPictures(uploaded: ReadonlySet<string>, buildFolder = 'build'): Pictures {
  return { ...inFolder(path.join(buildFolder, 'raw', 'client')), uploaded }
}
