import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { company } from '#content/company.ts'
import type { ChatSource } from '#contract/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { languageRules } from '#search/language.ts'
import { createLikenessInSteps, type Likeness, type Wording } from '#search/likeness.ts'
import { type Passage, type PassageFile, readPassages } from '#search/passages.ts'
import { createSearchInSteps, type Search } from '#search/rank.ts'
import { inSlices, type Steps } from '#search/steps.ts'
import { readThesaurus } from '#search/thesaurus.ts'
import type { FactId } from './fact-sources.ts'
import { factPassages } from './facts.ts'
import { notHere, waysOfAsking } from './ways-of-asking.ts'

/** What the assistant knows in a language: everything published and the short facts, under the site's one ranking. */
export type Knowledge = {
  language: Language
  /** By their id. */
  passages: Passage[]
  search: Search
  /** How alike a question is to those that people ask for each passage, and for what is not here (ways-of-asking.ts). */
  likenessOf: Likeness
  /** The short fact that a passage stands for; none for a passage of a page. */
  factOf(passage: Passage): FactId | undefined
  /** How an address of the site is cited: by its page and the heading there. */
  cite(href: string): ChatSource
}

export type KnowledgeReader = (language: Language) => Promise<Knowledge>

/** A person is one thing that a question names, not two. */
const people = company.team.map(({ name }) => [name])

/** Building an index takes a good part of a second: requests that come meanwhile wait so long and go first. */
const sliceMs = 10

/** Where the build leaves its index (scripts/search-index). */
const indexFolder = path.resolve('build/raw/client/search')

/**
 * Reads the index of a language when it is first asked for, and keeps it.
 * @param folder holds `de.json` and `en.json`
 */
export function createKnowledgeReader(folder: string = indexFolder): KnowledgeReader {
  const known = new Map<Language, Promise<Knowledge>>()
  return (language) => {
    const knowledge = known.get(language) ?? readKnowledge(folder, language)
    known.set(language, knowledge)
    // An index that is not there yet may be there for the next question.
    knowledge.catch(() => known.delete(language))
    return knowledge
  }
}

/** Reads all languages ahead of the first question, one after another. Never fails: the question itself will, and tell. */
export async function warmUp(read: KnowledgeReader): Promise<void> {
  for (const language of languages) await read(language).catch(() => {})
}

/** Building leaves as much behind as it keeps, which Node would hold for minutes: it is given back before and after. */
async function build<Result>(steps: Steps<Result>): Promise<Result> {
  globalThis.gc?.()
  const built = await inSlices(steps, setImmediate, sliceMs)
  globalThis.gc?.()
  return built
}

async function readKnowledge(folder: string, language: Language): Promise<Knowledge> {
  const file: PassageFile = JSON.parse(await readFile(path.join(folder, `${language}.json`), 'utf8'))
  const pages = readPassages(file)
  const facts = factPassages(language, pages.length)
  const factsById = new Map(facts.map(({ fact, passage }) => [passage.id, fact]))
  const factOf = ({ id }: Passage) => factsById.get(id)
  const published = [...pages, ...facts.map(({ passage }) => passage)]
  const ways = waysOfAsking(published, factOf, language)
  const passages = withWays(published, ways)
  const rules = languageRules[language]
  const byHref = new Map(pages.toReversed().map((passage) => [passage.href, passage]))
  return {
    language,
    passages,
    search: await build(createSearchInSteps(passages, language, people, textsOf(ways, notHere))),
    likenessOf: await build(createLikenessInSteps(ways, rules, readThesaurus(rules, people))),
    factOf,
    cite: (href) => {
      const passage = byHref.get(href) ?? byHref.get(href.split('#')[0] ?? '')
      return { title: passage ? titleOf(passage) : href, href }
    },
  }
}

function textsOf(ways: Wording[], thing: number): string[] {
  return ways.filter(({ of }) => of === thing).map(({ text }) => text)
}

/** Passages that are found by the words in which people ask for them, too: each word once, however often it is asked with. */
function withWays(passages: Passage[], ways: Wording[]): Passage[] {
  const texts = Map.groupBy(ways, ({ of }) => of)
  return passages.map((passage) => ({
    ...passage,
    asked: [...new Set(texts.get(passage.id)?.flatMap(({ text }) => text.split(' ')))].join(' '),
  }))
}

function titleOf({ page, heading, isOpening }: Passage): string {
  return isOpening || heading === page ? page : `${page}: ${heading}`
}
