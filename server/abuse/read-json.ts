import { type Refused, refuse } from '../outcome.ts'
import { readBytes } from './read-bytes.ts'

type BodyRules = {
  maxBytes: number
  /** Content types that are read, without parameters. */
  types: readonly string[]
  /** Whether the request came through an HTTP parser (`readBytes`). */
  isHeldToLength?: boolean
}

/** What a call brings lies three or four levels deep; thousands of them would exhaust the stack of whoever writes them out again. */
const deepestLevel = 32

/**
 * Reads a JSON object from a call's body.
 * @param required false where no body at all stands for `{}`
 */
export async function readJson(
  request: Request,
  { required, ...rules }: Omit<BodyRules, 'types'> & { required: boolean },
): Promise<{ ok: true; body: Record<string, unknown> } | Refused> {
  const read = await readJsonValue(request, { ...rules, types: ['application/json'] })
  if (!read.ok) return read
  if (read.value === undefined) return required ? refuse('malformed') : { ok: true, body: {} }
  return isObject(read.value) ? { ok: true, body: read.value } : refuse('malformed')
}

/** Reads any JSON from a request body; undefined when there is none. */
export async function readJsonValue(
  request: Request,
  { maxBytes, types, isHeldToLength }: BodyRules,
): Promise<{ ok: true; value: unknown } | Refused> {
  const bytes = await readBytes(request, maxBytes, isHeldToLength)
  if (bytes === undefined) return refuse('too_large')
  if (bytes.length === 0) return { ok: true, value: undefined }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined || !types.includes(type)) return refuse('unsupported_type')
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isDeeper(value, deepestLevel) ? refuse('malformed') : { ok: true, value }
  } catch {
    return refuse('malformed')
  }
}

/** Whether lists and objects lie more than so many levels deep in each other; looked at level by level, not by recursion. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
    if (level.length === 0) return false
  }
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
