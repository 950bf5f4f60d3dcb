import { read } from '#content/documents.ts'
import { facts } from '#content/facts.ts'
import { localePath } from '#content/locale-path.ts'
import type { Language } from '#contract/language.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import type { Passage } from '#search/passages.ts'
import { type FactId, factSources } from './fact-sources.ts'

/** The short facts as passages for the index. @param firstId id of the first one */
export function factPassages(language: Language, firstId: number): { passage: Passage; fact: FactId }[] {
  return (Object.keys(factSources) as FactId[]).map((fact, index) => {
    const { title, text } = read('assistant-facts', language)[fact]
    return {
      fact,
      passage: {
        id: firstId + index,
        href: sourcesOf(fact, language)[0] ?? '/',
        page: title,
        heading: title,
        text: filled(text, language),
        kind: 'faq',
        keywords: '',
        isOpening: false,
        names: [title],
      },
    }
  })
}

/** What a fact says now. @param tiers the places as the store counts them at this moment */
export function factText(fact: FactId, language: Language, tiers: TierAvailability[]): string {
  return filled(read('assistant-facts', language)[fact].text, language, places(tiers))
}

/** The addresses at which a fact stands, in the language's own pages. */
export function sourcesOf(fact: FactId, language: Language): string[] {
  return factSources[fact].map((path) => localePath(path, language))
}

/** Puts the company's facts, and others, into a text; unknown ones stay. */
export function filled(text: string, language: Language, others: Record<string, string> = {}): string {
  const people = read('company').team
  const team = people.map(({ name, role }) => `${name} (${role[language]})`).join('; ')
  const training = people.flatMap((one) => (one.training ? [`${one.name}: ${one.training[language]}.`] : [])).join(' ')
  const known: Record<string, string> = { ...facts(language), team, training, ...others }
  return text.replace(/\{([\w.]+)\}/g, (placeholder, key: string) => known[key] ?? placeholder)
}

const tierKeys: Record<string, string> = { early_access: 'early', founders_beta: 'founders' }

function places(tiers: TierAvailability[]): Record<string, string> {
  return Object.fromEntries(
    tiers.flatMap(({ tier, available_slots, total_slots }) => [
      [`${tierKeys[tier]}Left`, String(available_slots)],
      [`${tierKeys[tier]}Total`, String(total_slots)],
    ]),
  )
}
