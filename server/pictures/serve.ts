import type { Handler } from 'hono'
import type { Outcome } from '../outcome.ts'

type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> }

type Parts = {
  /** Whether a path can be a picture's at all. */
  isAddress(path: string): boolean
  find(path: string): Promise<Outcome<{ picture: Picture | undefined }>>
  headers?: Record<string, string>
}

/** The same few are asked for again and again: they stay in memory. */
const mostInMemory = 24

/** Answers with a picture of the store. Its name changes with its content, so everybody may keep it for ever. */
export function servePicture({ isAddress, find, headers = {} }: Parts): Handler {
  const held = new Map<string, Picture>()
  return async (context, next) => {
    const { path, method } = context.req
    if (!isAddress(path)) return next()
    let picture = held.get(path)
    if (!picture) {
      const found = await find(path)
      if (!found.ok) return context.text('Service Unavailable', 503, { 'retry-after': '5' })
      if (!found.picture) return next()
      picture = found.picture
      if (held.size >= mostInMemory) held.delete(held.keys().next().value ?? '')
      held.set(path, picture)
    }
    return new Response(method === 'HEAD' ? null : picture.bytes, {
      headers: {
        'content-type': picture.type,
        'content-length': String(picture.bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        ...headers,
      },
    })
  }
}
