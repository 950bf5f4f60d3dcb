import { at, type EntryValue } from './edit-value.ts'
import type { Finding } from './findings.server.ts'

/**
 * What is still missing where nothing was ever published is told quietly, until its field was left: an entry that has just begun is
 * not wrong.
 * @param touched places of fields that somebody was in and left, or wanted to publish
 */
export function missingWhileUntouched(
  findings: readonly Finding[],
  value: EntryValue,
  published: EntryValue,
  touched: ReadonlySet<string>,
): Finding[] {
  return findings.map((finding) => {
    const { level, place } = finding
    if (level !== 'error' || place === null) return finding
    const path = place.split('.')
    const isUntouched = isEmpty(at(value, path)) && isEmpty(at(published, path)) && !wasTouched(place, touched)
    return isUntouched ? { ...finding, level: 'missing' } : finding
  })
}

/** Leaves out what was found empty and is so no more: the next save judges what stands there now. @param of what was looked at */
export function withoutFilled(findings: readonly Finding[], of: EntryValue, value: EntryValue): Finding[] {
  return findings.filter(({ level, place }) => {
    if (level !== 'error' || place === null) return true
    const path = place.split('.')
    return !isEmpty(at(of, path)) || isEmpty(at(value, path))
  })
}

/** A place that stands for both languages was left with either of them. */
function wasTouched(place: string, touched: ReadonlySet<string>): boolean {
  return [...touched].some((one) => one === place || one.startsWith(`${place}.`))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object') return value === undefined
  return value === null || Object.values(value).every(isEmpty)
}
