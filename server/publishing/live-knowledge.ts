import { createKnowledgeReader, type KnowledgeReader } from '#assistant/knowledge.ts'
import type { Language } from '#contract/language.ts'
import { readLearned } from './learned.ts'

/** What the assistant knows, until it has learned what was published since. */
export type LiveKnowledge = {
  read: KnowledgeReader
  /**
   * Answers from another site from now on.
   * @param folder a published site; undefined: the build
   */
  replace(language: Language, folder: string | undefined): Promise<void>
}

export function createLiveKnowledge(): LiveKnowledge {
  const readers = new Map<Language, { read: KnowledgeReader; folder: string | undefined }>()
  const wasRead = new Set<Language>()
  const fromBuild = createKnowledgeReader()
  return {
    read: (language) => {
      wasRead.add(language)
      return (readers.get(language)?.read ?? fromBuild)(language)
    },
    replace: async (language, folder) => {
      if (readers.get(language)?.folder === folder) return
      const read = folder === undefined ? createKnowledgeReader() : readerOf(folder)
      // Whoever asks at this moment does not wait for it.
      if (wasRead.has(language)) await read(language)
      readers.set(language, { read, folder })
    },
  }
}

function readerOf(folder: string): KnowledgeReader {
  return createKnowledgeReader(async (language) => {
    const learned = await readLearned(folder, language)
    if (!learned) throw new Error(`Nothing was learned of ${folder} in ${language}`)
    return learned
  })
}
