import { domainToUnicode } from 'node:url'
import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import { swissMoment } from '#contract/dates.ts'
import { type FormField, type FormFields, type StoredName, storedFields } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'

type Line = [label: string, value: string]

/**
 * What somebody filled in, as the letter to the operator shows it: texts of several lines come last. What was not given has no
 * line, nor has a choice, which letters put into their own words.
 */
export function fieldLines<Fields extends FormFields>(
  fields: Fields,
  values: { [Name in StoredName<Fields>]?: string },
  labels: Record<StoredName<Fields>, string>,
  language: Language,
): { lines: Line[]; texts: Line[] } {
  const given = storedFields(fields).filter(([name, { kind }]) => values[name] && kind !== 'choice')
  const shown = (isText: boolean) =>
    given
      .filter(([, { kind }]) => (kind === 'text') === isText)
      .map(([name, field]): Line => [labels[name], shownValue(field, values[name] ?? '', language)])
  return { lines: shown(false), texts: shown(true) }
}

function shownValue(field: FormField, value: string, language: Language): string {
  if (field.kind === 'text') return value
  if (field.kind === 'email') return bothSpellings(value)
  if (field.kind === 'moment') return swissMoment(value, language)
  return field.kind === 'reference' && field.of === 'event' ? eventLine(value, language) : plainLine(value)
}

/** The event that a message registers for; by its id alone once it has been taken from the list. */
function eventLine(event: string, language: Language): string {
  const announced = read('events').find(({ id }) => id === event)
  if (!announced) return event
  const { title, date, time } = eventFacts(announced, language)
  return `${title}, ${date}, ${time}`
}

/** An address whose domain has umlauts, as people write it and as mail servers do. */
function bothSpellings(address: string): string {
  const [local, domain = ''] = address.split('@')
  const readable = domainToUnicode(domain)
  return readable === domain || readable === '' ? address : `${local}@${readable} (${address})`
}
