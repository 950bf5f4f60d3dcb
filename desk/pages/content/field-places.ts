import type { Finding } from './findings.server.ts'

/**
 * The fields that a place may mean: itself, or, where it names no language, the same in each.
 * @param place such as `de.hero.title`, or `shared.0.imageAlt` for fields at `shared.0.imageAlt.de` and `.en`
 */
export function fieldPlaces(place: string): [itself: string, german: string, english: string] {
  return [place, `${place}.de`, `${place}.en`]
}

/** What was found at a field; what was found for both languages stands at the field of each. */
export function findingsAt(findings: readonly Finding[], field: string): Finding[] {
  return findings.filter(({ place }) => place !== null && fieldPlaces(place).includes(field))
}

/** The place of the field that an element of the form belongs to; undefined for others. */
export function fieldOfElement(element: Element): string | undefined {
  const id = element.closest('[id^="field-"]')?.id
  return id?.slice('field-'.length).replace(/-(surface|choice|hint|label)$/, '')
}

/** Whether something has to be mended, and is not only missing yet or worth a look. */
export function isWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'error')
}
