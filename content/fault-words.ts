import type { z } from 'zod'

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with names',
  record: 'fields with names',
}

/** What is wrong with a value, in the words of whoever edits it. A schema that says it itself comes first. */
export function faultWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'missing'
      return `expected ${typeNames[issue.expected] ?? issue.expected}`
    case 'unrecognized_keys':
      return `no such field: ${issue.keys.join(', ')}`
    case 'invalid_value':
      if (issue.input === undefined) return 'missing'
      return `expected ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'blank'
      return `expected ${issue.minimum} or more${unitOf(issue.origin)}`
    case 'too_big':
      return `expected ${issue.maximum} or fewer${unitOf(issue.origin)}`
    case 'invalid_key':
      return 'expected another name of the field'
    default:
      return undefined
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' items' : ''
}
