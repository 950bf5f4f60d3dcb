import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { read } from '#content/documents.ts'
import { type Language, languages } from '#contract/language.ts'
import { languageRules } from '#search/language.ts'
import { type Passage, type PassageFile, readPassages } from '#search/passages.ts'
import { inOneGo } from '#search/steps.ts'
import { collectTerms, indexTerms, termsIn, textsOf } from '#search/term-index.ts'
import { collectWords, createVocabulary } from '#search/vocabulary.ts'
import { factPassages } from '../facts.ts'
import { keepKnowledge } from '../knowledge-file.ts'
import { type LearnedKnowledge, outOfScope } from '../learned-knowledge.ts'
import { readForeignNames } from '../names.ts'
import { storeTermHits } from '../term-hits.ts'
import { thesaurusOf } from '../thesaurus.ts'
import { indexUtterances, type Utterance } from './index-utterances.ts'
import { passageLabels } from './labels.ts'
import { type LabelledUtterance, outOfScopeLabel, readUtterances } from './read-utterances.ts'
import { trainOutOfScope } from './train-out-of-scope.ts'

/** Writes what the assistant knows from the site's index (server/publishing/search-index), for the server to read. */
export async function writeKnowledge(raw: string): Promise<void> {
  for (const language of languages) {
    const index: PassageFile = JSON.parse(await readFile(path.join(raw, 'client/search', `${language}.json`), 'utf8'))
    await keepKnowledge(raw, language, learnKnowledge(index, language))
  }
}

/** Learns from the site's passages and the utterances. Those for a passage that is no more are left out. */
export function learnKnowledge(
  index: PassageFile,
  language: Language,
  labelled: LabelledUtterance[] = readUtterances(language),
): LearnedKnowledge {
  const pages = readPassages(index)
  const ofFacts = factPassages(language, pages.length)
  const facts = new Map(ofFacts.map(({ fact, passage }) => [passage.id, fact]))
  const passages = [...pages, ...ofFacts.map(({ passage }) => passage)]
  const { generalise } = readForeignNames(pages)
  const ids = passageLabels(passages, ({ id }) => facts.get(id), language).set(outOfScopeLabel, outOfScope)
  const utterances = [
    ...passages.map(({ id, heading }): Utterance => ({ text: heading, label: id })),
    ...labelled.flatMap(({ label, text }): Utterance[] => {
      const id = ids.get(label)
      return id === undefined ? [] : [{ text: generalise(text.replace('{brand}', read('company').brand)), label: id }]
    }),
  ]
  const rules = languageRules[language]
  const thesaurus = thesaurusOf(language)
  const withUtterances = addUtterances(passages, utterances)
  // What people ask for in vain is spelt rightly, too.
  const unknown = utterances.filter(({ label }) => label === outOfScope).map(({ text }) => text)
  const words = inOneGo(collectWords([...withUtterances.flatMap(textsOf), ...unknown], rules))
  const vocabulary = createVocabulary(words)
  const indexed = inOneGo(collectTerms(withUtterances, rules, thesaurus, vocabulary))
  const utteranceIndex = indexUtterances(utterances, rules, thesaurus)
  return {
    passages,
    facts,
    words,
    termHits: storeTermHits(inOneGo(indexTerms(indexed)), termsIn(indexed)),
    utterances: utteranceIndex,
    outOfScope: trainOutOfScope(utteranceIndex, (label) => label === outOfScope),
  }
}

/** Passages that are found by the words in which people ask for them, too: each word once, however often it is asked with. */
function addUtterances(passages: Passage[], utterances: Utterance[]): Passage[] {
  const texts = Map.groupBy(utterances, ({ label }) => label)
  return passages.map((passage) => ({
    ...passage,
    utterances: [...new Set(texts.get(passage.id)?.flatMap(({ text }) => text.split(' ')))].join(' '),
  }))
}
