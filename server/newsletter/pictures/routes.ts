import type { Handler } from 'hono'
import { servePicture } from '../../pictures/serve.ts'
import type { Services } from '../../services.ts'
import { isPictureAddress, pictureAddress, readPictureAddress } from './picture-address.ts'

/** Answers with a picture of an issue: thousands of readers open a letter within minutes. */
export function serveIssuePicture({ newsletterPicture }: Pick<Services, 'newsletterPicture'>): Handler {
  return servePicture({
    isAddress: isPictureAddress,
    find: async (path) => {
      const found = await newsletterPicture(readPictureAddress(path)?.id ?? '')
      if (!found.ok) return found
      const { picture: row } = found
      const isNamedSo = row && pictureAddress(row, row.type) === path
      return { ok: true, picture: isNamedSo ? { type: row.type, bytes: Buffer.from(row.data, 'base64') } : undefined }
    },
    // Mail programs in a browser show it from another origin.
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  })
}
