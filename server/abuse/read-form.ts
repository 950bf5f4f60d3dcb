import type { MiddlewareHandler } from 'hono'
import { readBytes } from './read-bytes.ts'

/** Pages have forms of a dozen fields, and each field costs more to read than its bytes tell. */
const mostFields = 100

const urlencoded = 'application/x-www-form-urlencoded'
const types = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/**
 * Lets only posts pass that a page's action can read as a form: another content type is 415, more than `maxBytes` 413, a
 * body that is broken 400. What comes after gets a request with the whole body.
 */
export function readForm(maxBytes: number): MiddlewareHandler {
  return async (c, next) => {
    const { url, method, headers } = c.req.raw
    const [, type] = types.exec(headers.get('content-type') ?? '') ?? []
    if (!type) return c.text('Unsupported Media Type', 415)
    const body = await readBytes(c.req.raw, maxBytes)
    if (body === undefined) return c.text('Content Too Large', 413)
    if (type.toLowerCase() === urlencoded && hasMoreFields(body, mostFields)) return c.text('Bad Request', 400)
    const request = new Request(url, { method, headers, body })
    if (!(await isForm(request.clone()))) return c.text('Bad Request', 400)
    c.req.raw = request
    return next()
  }
}

function hasMoreFields(body: Buffer, most: number): boolean {
  let fields = 1
  for (let at = body.indexOf('&'); at !== -1 && fields <= most; at = body.indexOf('&', at + 1)) fields++
  return fields > most
}

async function isForm(request: Request): Promise<boolean> {
  try {
    await request.formData()
    return true
  } catch {
    return false
  }
}
