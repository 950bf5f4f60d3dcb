import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages } from '#contract/language.ts'
import { type PassageFile, readPassages } from '#search/passages.ts'
import { createSearch, type Search } from '#search/rank.ts'

/** What the assistant knows: everything published in a language, with the site's one ranking. */
export type Knowledge = (language: Language) => Promise<Search>

/** Where the build leaves its index (scripts/search-index). */
const indexFolder = path.resolve('build/raw/client/search')

/**
 * Reads the index of a language when it is first asked for, and keeps it. Without a build (development) it knows nothing,
 * and says so, until there is one.
 * @param folder holds `de.json` and `en.json`
 */
export function createKnowledge(folder: string = indexFolder): Knowledge {
  const known = new Map<Language, Promise<Search>>()
  return (language) => {
    const search = known.get(language) ?? readSearch(folder, language)
    known.set(language, search)
    search.catch(() => known.delete(language))
    return search
  }
}

/** Reads all languages ahead of the first question. Never fails: the question itself will, and tell. */
export async function warmUp(knowledge: Knowledge): Promise<void> {
  await Promise.allSettled(languages.map(knowledge))
}

async function readSearch(folder: string, language: Language): Promise<Search> {
  const file: PassageFile = JSON.parse(await readFile(path.join(folder, `${language}.json`), 'utf8'))
  return createSearch(readPassages(file), language)
}
