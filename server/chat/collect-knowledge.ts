import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages } from '#contract/language.ts'
import { languageRules } from '#search/language.ts'
import { learnLeaning } from '#search/leaning.ts'
import { tabulate, type Wording } from '#search/likeness.ts'
import { type Passage, type PassageFile, readPassages } from '#search/passages.ts'
import { inOneGo } from '#search/steps.ts'
import { collectTerms, textsOf } from '#search/term-index.ts'
import { collectWords, createVocabulary } from '#search/vocabulary.ts'
import { type CollectedKnowledge, notHere } from './collected-knowledge.ts'
import { factPassages } from './facts.ts'
import { keepKnowledge } from './knowledge-file.ts'
import { thesaurusOf } from './thesaurus.ts'
import { waysOfAsking } from './ways-of-asking.ts'

/** Writes what the assistant knows from the site's index (scripts/search-index), for the server to read. */
export async function writeKnowledge(raw: string): Promise<void> {
  for (const language of languages) {
    const index: PassageFile = JSON.parse(await readFile(path.join(raw, 'client/search', `${language}.json`), 'utf8'))
    await keepKnowledge(raw, language, collectKnowledge(index, language))
  }
}

export function collectKnowledge(index: PassageFile, language: Language): CollectedKnowledge {
  const pages = readPassages(index)
  const ofFacts = factPassages(language, pages.length)
  const facts = new Map(ofFacts.map(({ fact, passage }) => [passage.id, fact]))
  const passages = [...pages, ...ofFacts.map(({ passage }) => passage)]
  const ways = waysOfAsking(passages, ({ id }) => facts.get(id), language)
  const rules = languageRules[language]
  const thesaurus = thesaurusOf(language)
  const asked = withWays(passages, ways)
  // What people ask for in vain is spelt rightly, too.
  const unknown = ways.filter(({ of }) => of === notHere).map(({ text }) => text)
  const words = inOneGo(collectWords([...asked.flatMap(textsOf), ...unknown], rules))
  const vocabulary = inOneGo(createVocabulary(words, rules))
  const likeness = tabulate(ways, rules, thesaurus)
  return {
    passages,
    facts,
    words,
    terms: inOneGo(collectTerms(asked, rules, thesaurus, vocabulary)),
    likeness,
    doubt: learnLeaning(likeness, (thing) => thing === notHere),
  }
}

/** Passages that are found by the words in which people ask for them, too: each word once, however often it is asked with. */
function withWays(passages: Passage[], ways: Wording[]): Passage[] {
  const texts = Map.groupBy(ways, ({ of }) => of)
  return passages.map((passage) => ({
    ...passage,
    asked: [...new Set(texts.get(passage.id)?.flatMap(({ text }) => text.split(' ')))].join(' '),
  }))
}
