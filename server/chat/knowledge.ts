import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { company } from '#content/company.ts'
import type { ChatSource } from '#contract/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { type Passage, type PassageFile, readPassages } from '#search/passages.ts'
import { createSearchInSteps, type Search } from '#search/rank.ts'
import { inSlices } from '#search/steps.ts'
import type { FactId } from './fact-sources.ts'
import { factPassages } from './facts.ts'
import { withOtherWords } from './other-words.ts'

/** What the assistant knows in a language: everything published and the short facts, under the site's one ranking. */
export type Knowledge = {
  language: Language
  search: Search
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

async function readKnowledge(folder: string, language: Language): Promise<Knowledge> {
  const file: PassageFile = JSON.parse(await readFile(path.join(folder, `${language}.json`), 'utf8'))
  const pages = withOtherWords(readPassages(file), language)
  const facts = factPassages(language, pages.length)
  const factsById = new Map(facts.map(({ fact, passage }) => [passage.id, fact]))
  const byHref = new Map(pages.toReversed().map((passage) => [passage.href, passage]))
  const passages = [...pages, ...facts.map(({ passage }) => passage)]
  const search = await inSlices(createSearchInSteps(passages, language, people), setImmediate, sliceMs)
  return {
    language,
    search,
    factOf: ({ id }) => factsById.get(id),
    cite: (href) => {
      const passage = byHref.get(href) ?? byHref.get(href.split('#')[0] ?? '')
      return { title: passage ? titleOf(passage) : href, href }
    },
  }
}

function titleOf({ page, heading, isOpening }: Passage): string {
  return isOpening || heading === page ? page : `${page}: ${heading}`
}
