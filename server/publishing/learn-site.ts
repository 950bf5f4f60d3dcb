import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keepKnowledge } from '#assistant/knowledge-file.ts'
import { learnKnowledge } from '#assistant/learn/learn-knowledge.ts'
import { showDocuments } from '#content/documents.ts'
import { type Language, languages } from '#contract/language.ts'
import { keepLearned, passagesFile, readLearned, takeLearned } from './learned.ts'
import type { SiteOrder } from './make-site.ts'
import { readPublishedIndex } from './published-folder.ts'

/**
 * Lets the assistant learn what a published site says, language by language, where it is not what the release says. It takes
 * seconds, so the site does not wait for it.
 * @param learned is told of each language that is ready to be read
 */
export async function learnSite(
  { folder, documents, previous }: Pick<SiteOrder, 'folder' | 'documents' | 'previous'>,
  learned: (language: Language) => void,
): Promise<void> {
  const index = await readPublishedIndex(folder)
  const before = previous && (await readPublishedIndex(previous))
  showDocuments(documents)
  for (const language of languages) {
    const hash = index?.learning[language]
    if (!hash || (await readLearned(folder, language))) continue
    if (previous && before && before.learning[language] === hash && (await readLearned(previous, language))) {
      await takeLearned(previous, folder, language)
    } else {
      const passages = JSON.parse(await readFile(path.join(folder, passagesFile(language)), 'utf8'))
      await keepLearned(folder, language, (draft) => keepKnowledge(draft, language, learnKnowledge(passages, language)))
    }
    learned(language)
  }
}
