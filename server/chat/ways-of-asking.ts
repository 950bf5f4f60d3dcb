import { company } from '#content/company.ts'
import { chatQuestions as de } from '#content/de/chat-questions.ts'
import { chatQuestions as en } from '#content/en/chat-questions.ts'
import type { Language } from '#contract/language.ts'
import type { Wording } from '#search/likeness.ts'
import type { Passage } from '#search/passages.ts'
import { notHere } from './collected-knowledge.ts'
import type { FactId } from './fact-sources.ts'

const questions = { de, en }

/** The ways of asking for each passage, its heading first, by its id, and those for what is `notHere`. Those for a passage that is no more are left out. */
export function waysOfAsking(passages: Passage[], factOf: FactOf, language: Language): Wording[] {
  const ids = passageIds(passages, factOf, language)
  const { facts, passages: ofPages, notHere: unknown } = questions[language]
  const ways = Object.entries({ ...facts, ...ofPages }).flatMap(([name, texts]) => {
    const of = ids.get(name)
    return of === undefined ? [] : texts.map((text) => ({ text: text.replace('{brand}', company.brand), of }))
  })
  const headings = passages.map(({ id, heading }) => ({ text: heading, of: id }))
  return [...headings, ...ways, ...unknown.map((text) => ({ text, of: notHere }))]
}

/**
 * Passages by the names that `content/{de,en}/chat-questions` gives them: the first under an address by the address, each
 * further one with its heading, which may be the same where a long passage goes on.
 */
export function passageIds(passages: Passage[], factOf: FactOf, language: Language): Map<string, number> {
  const ids = new Map<string, number>()
  for (const passage of passages) {
    const { id, href, heading } = passage
    const fact = factOf(passage)
    const path = language === 'en' ? href.replace(/^\/en(?=\/)/, '') : href
    const name = ids.has(path) ? `${path} | ${plain(heading)}` : path
    if (!ids.has(fact ?? name)) ids.set(fact ?? name, id)
  }
  return ids
}

type FactOf = (passage: Passage) => FactId | undefined

/** Without the marks that keep words together or let them break. */
function plain(heading: string): string {
  return heading.replaceAll('\u00a0', ' ').replace(/[\u00ad\u2060]/g, '')
}
