import { type Refused, refuse } from '../outcome.ts'

/**
 * Reads a JSON object from a request body.
 * @param maxBytes counted while reading, so that a false Content-Length gains nothing
 * @param required false where no body at all stands for `{}`
 */
export async function readJson(
  request: Request,
  { maxBytes, required }: { maxBytes: number; required: boolean },
): Promise<{ ok: true; body: Record<string, unknown> } | Refused> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refuse('too_large')
  const bytes = await readBytes(request, maxBytes)
  if (bytes === undefined) return refuse('too_large')
  if (bytes.length === 0) return required ? refuse('malformed') : { ok: true, body: {} }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refuse('unsupported_type')
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isObject(value) ? { ok: true, body: value } : refuse('malformed')
  } catch {
    return refuse('malformed')
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
