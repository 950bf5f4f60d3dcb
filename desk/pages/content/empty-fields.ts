import { pictures } from '#content/markdown/count-words.ts'
import { at, type EntryValue } from './edit-value.ts'
import type { Finding } from './findings.server.ts'

/** What stands empty is still missing, and nothing is wrong with it: neither before somebody was in its field nor after. */
export function missingWhileEmpty(findings: readonly Finding[], value: EntryValue): Finding[] {
  return findings.map((finding) => {
    const { level, place } = finding
    const isMissing = level === 'error' && place !== null && isEmpty(at(value, place.split('.')))
    return isMissing ? { ...finding, level: 'missing' } : finding
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

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.replace(pictures, '').trim() === ''
  if (typeof value !== 'object') return value === undefined
  return value === null || Object.values(value).every(isEmpty)
}
