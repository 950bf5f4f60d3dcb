import type { Handler } from 'hono'
import type { Services } from '../../services.ts'
import { pictureAddress, readPictureAddress } from './picture-address.ts'

/** Thousands of readers open a letter within minutes; its few pictures stay in memory. */
const mostInMemory = 24

/** Answers with a picture of an issue. Its name changes with its content, so everybody may keep it for ever. */
export function servePicture({ newsletterPicture }: Pick<Services, 'newsletterPicture'>): Handler {
  const held = new Map<string, { type: string; bytes: Buffer<ArrayBuffer> }>()
  return async (context, next) => {
    const { path, method } = context.req
    const asked = readPictureAddress(path)
    if (!asked) return next()
    let picture = held.get(path)
    if (!picture) {
      const found = await newsletterPicture(asked.id)
      if (!found.ok) return context.text('Service Unavailable', 503, { 'retry-after': '5' })
      const { picture: row } = found
      if (!row || pictureAddress(row, row.type) !== path) return next()
      picture = { type: row.type, bytes: Buffer.from(row.data, 'base64') }
      if (held.size >= mostInMemory) held.delete(held.keys().next().value ?? '')
      held.set(path, picture)
    }
    return new Response(method === 'HEAD' ? null : picture.bytes, {
      headers: {
        'content-type': picture.type,
        'content-length': String(picture.bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        // Mail programs in a browser show it from another origin.
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  }
}
