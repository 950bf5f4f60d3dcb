import type { MiddlewareHandler } from 'hono'
import { readBytes } from './read-bytes.ts'

const types = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/**
 * Lets only posts pass that a page's action can read as a form: another content type is 415, more than `maxBytes` 413, a
 * body that is broken 400. What comes after gets a request with the whole body.
 */
export function readForm(maxBytes: number): MiddlewareHandler {
  return async (c, next) => {
    const { url, method, headers } = c.req.raw
    if (!types.test(headers.get('content-type') ?? '')) return c.text('Unsupported Media Type', 415)
    const body = await readBytes(c.req.raw, maxBytes)
    if (body === undefined) return c.text('Content Too Large', 413)
    const request = new Request(url, { method, headers, body })
    if (!(await isForm(request.clone()))) return c.text('Bad Request', 400)
    c.req.raw = request
    return next()
  }
}

async function isForm(request: Request): Promise<boolean> {
  try {
    await request.formData()
    return true
  } catch {
    return false
  }
}
