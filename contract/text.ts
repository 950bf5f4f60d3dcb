import { z } from 'zod/mini'
import { asciiDomain, isMailAddress } from './email-domain.ts'
import { limits } from './limits.ts'
import { isPlainText, sanitiseLine, sanitiseText } from './sanitise.ts'

type Bounds = { min?: number; max: number /** Line breaks become blanks. */; oneLine?: boolean }

/** A string that is worth reading: looking at each character of a longer one would cost more than it can be worth. */
function readable(code: string, length: number = limits.rawText) {
  return z.string(code).check(z.maxLength(length, { error: code, abort: true }))
}

/** Trimmed, sanitised text that passes the text check with these bounds; anything else fails with the given code. */
export function boundedText(bounds: Bounds, code: string) {
  return z.pipe(
    z.pipe(readable(code), z.transform(bounds.oneLine ? sanitiseLine : sanitiseText)),
    z.string(code).check(z.refine((text) => isPlainText(text, bounds.min ?? 0, bounds.max), code)),
  )
}

/** An optional bounded text: missing, null and blank all mean "not given" and come out as undefined. */
export function optionalText(bounds: Bounds, code: string) {
  const sanitise = bounds.oneLine ? sanitiseLine : sanitiseText
  return z.pipe(
    z.pipe(
      z.optional(z.nullable(readable(code))),
      z.transform((text) => (text ? sanitise(text) || undefined : undefined)),
    ),
    z.optional(z.string(code).check(z.refine((text) => isPlainText(text, 0, bounds.max), code))),
  )
}

/** An e-mail address, trimmed, its domain in ASCII; the case is kept, comparisons ignore it. */
export function emailAddress(bounds: { min: number; max: number }, code: string) {
  return z.pipe(
    z.pipe(
      readable(code, limits.rawEmail),
      z.transform((text) => asciiDomain(text.trim())),
    ),
    z.string(code).check(z.minLength(bounds.min, code), z.maxLength(bounds.max, code), z.refine(isMailAddress, code)),
  )
}

/** A point in time, ISO 8601 with an offset; comes out in UTC, so that two spellings of one moment are equal as text. */
export function moment(code: string) {
  return z.pipe(
    z.string(code).check(z.iso.datetime({ offset: true, error: code, abort: true })),
    z.transform((text) => new Date(text).toISOString()),
  )
}
