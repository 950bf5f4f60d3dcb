import type { Handler } from 'hono'
import { pictureOfVersion } from '#contract/picture-address.ts'
import type { Services } from '../services.ts'
import { servePicture } from './serve.ts'

/** Answers with a picture that no published page shows: one of a draft, or of a page that somebody still has. */
export function serveSitePicture(services: Pick<Services, 'sitePicture' | 'hasSitePicture'>): Handler {
  return servePicture({
    isAddress: (path) => pictureOfVersion(path) !== undefined,
    find: services.sitePicture,
    exists: services.hasSitePicture,
  })
}
