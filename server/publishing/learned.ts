import { link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { knowledgeFiles, readKnowledge } from '#assistant/knowledge-file.ts'
import type { StoredKnowledge } from '#assistant/learned-knowledge.ts'
import type { Language } from '#contract/language.ts'
import { type Passage, readPassages } from '#search/passages.ts'
import { digestOf } from '../site/file-forms.ts'

// What the assistant has learned of a published site lies in its folder, one folder for each language that says something
// else than the release, beside the passages that it is learned from.

export const passagesFile = (language: Language) => `passages-${language}.json`

/** What a published site says, as far as it is not what the release says. */
export async function passagesIn(site: string, language: Language): Promise<Passage[]> {
  return readPassages(JSON.parse(await readFile(path.join(site, passagesFile(language)), 'utf8')))
}

const folderOf = (site: string, language: Language) => path.join(site, `learned-${language}`)
const digestFile = 'digest'

/** Undefined where it was not learned yet, or is not as it was written. */
export async function readLearned(site: string, language: Language): Promise<StoredKnowledge | undefined> {
  const folder = folderOf(site, language)
  try {
    const digest = await readFile(path.join(folder, digestFile), 'utf8')
    return digest === (await digestOfFiles(folder, language)) ? await readKnowledge(folder, language) : undefined
  } catch {
    return undefined
  }
}

/** Writes what was learned, whole or not at all. @param write into a folder as the build does it */
export async function keepLearned(
  site: string,
  language: Language,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  const draft = await mkdtemp(path.join(site, 'learning-'))
  await write(draft)
  await writeFile(path.join(draft, digestFile), await digestOfFiles(draft, language))
  const folder = folderOf(site, language)
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}

/** Takes what was learned of another site, which has the same passages. */
export async function takeLearned(from: string, to: string, language: Language): Promise<void> {
  await keepLearned(to, language, async (draft) => {
    const [source, target] = [knowledgeFiles(folderOf(from, language), language), knowledgeFiles(draft, language)]
    await mkdir(path.dirname(target.rest), { recursive: true })
    await link(source.rest, target.rest)
    await link(source.arrays, target.arrays)
  })
}

async function digestOfFiles(folder: string, language: Language): Promise<string> {
  const { rest, arrays } = knowledgeFiles(folder, language)
  return digestOf(await readFile(rest), await readFile(arrays))
}
