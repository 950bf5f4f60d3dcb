import type { Language } from '#contract/language.ts'
import type { Passage } from '#search/passages.ts'
import type { FactId } from '../fact-sources.ts'

type FactOf = (passage: Passage) => FactId | undefined

/**
 * The ids of passages by the labels that assistant/utterances gives them: a short fact by its name, the first passage under
 * an address by the address, each further one with its heading, which may be the same where a long passage goes on.
 */
export function passageLabels(passages: Passage[], factOf: FactOf, language: Language): Map<string, number> {
  const ids = new Map<string, number>()
  for (const passage of passages) {
    const { id, href, heading } = passage
    const fact = factOf(passage)
    const path = language === 'en' ? href.replace(/^\/en(?=\/)/, '') : href
    const label = ids.has(path) ? `${path} | ${plain(heading)}` : path
    if (!ids.has(fact ?? label)) ids.set(fact ?? label, id)
  }
  return ids
}

/** Without the marks that keep words together or let them break. */
function plain(heading: string): string {
  return heading.replaceAll('\u00a0', ' ').replace(/[\u00ad\u2060]/g, '')
}
