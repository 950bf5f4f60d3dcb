import { existsSync, readFileSync } from 'node:fs'
import { passageLabels } from '#assistant/learn/labels.ts'
import { type LabelledUtterance, readUtterances } from '#assistant/learn/read-utterances.ts'
import { type Language, languages } from '#contract/language.ts'
import { type PassageFile, readPassages } from '#search/passages.ts'

/** Passages of the last build that no visitor is known to ask for, as the labels that their utterances would have. */
export function unaskedPassages(): string[] {
  return languages.flatMap((language) => {
    const file = `build/raw/client/search/${language}.json`
    if (!existsSync(file)) return [`${language}: nothing is built to compare with (npm run build)`]
    const labels = unaskedIn(JSON.parse(readFileSync(file, 'utf8')), language, readUtterances(language))
    return labels.map((label) => `assistant/utterances/${language}: [${label}]`)
  })
}

/** Short facts are left out: a test sees to it that each has utterances. */
export function unaskedIn(index: PassageFile, language: Language, utterances: LabelledUtterance[]): string[] {
  const asked = new Set(utterances.map(({ label }) => label))
  const labels = passageLabels(readPassages(index), () => undefined, language).keys()
  return [...labels].filter((label) => !asked.has(label))
}
