import type { Handler } from 'hono'
import type { Outcome } from '../outcome.ts'

type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> }

type Parts = {
  /** Whether a path can be a picture's at all. */
  isAddress(path: string): boolean
  find(path: string): Promise<Outcome<{ picture: Picture | undefined }>>
  /** Whether it is still there, which costs less than finding it; left out for those that are never removed. */
  exists?(path: string): Promise<Outcome<{ exists: boolean }>>
  /** Milliseconds of a clock that never jumps. */
  now?: () => number
  headers?: Record<string, string>
}

/** The same few are asked for again and again: they stay in memory. */
const mostInMemory = 24
/** So long one that was removed may still be shown: on this server or on another one. */
const heldUnseenMs = 5000

/** Answers with a picture of the store. Its name changes with its content, so everybody may keep it for ever. */
export function servePicture({ isAddress, find, exists, headers = {}, now = () => performance.now() }: Parts): Handler {
  const held = new Map<string, { picture: Picture; seenAt: number }>()

  /** What is held, as long as it was there lately; a store that does not answer takes nothing away. */
  async function heldPicture(path: string): Promise<Picture | undefined> {
    const known = held.get(path)
    if (!known || !exists || now() - known.seenAt < heldUnseenMs) return known?.picture
    known.seenAt = now()
    const seen = await exists(path)
    if (!seen.ok || seen.exists) return known.picture
    held.delete(path)
    return undefined
  }

  return async (context, next) => {
    const { path, method } = context.req
    if (!isAddress(path)) return next()
    let picture = await heldPicture(path)
    if (!picture) {
      const found = await find(path)
      if (!found.ok) return context.text('Service Unavailable', 503, { 'retry-after': '5' })
      if (!found.picture) return next()
      picture = found.picture
      if (held.size >= mostInMemory) held.delete(held.keys().next().value ?? '')
      held.set(path, { picture, seenAt: now() })
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
