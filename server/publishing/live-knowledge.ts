import { factPassages } from '#assistant/facts.ts'
import { createKnowledgeReader, type Knowledge, type KnowledgeReader } from '#assistant/knowledge.ts'
import type { Language } from '#contract/language.ts'
import type { Passage } from '#search/passages.ts'
import { readLearned } from './learned.ts'

/** What the assistant knows, until it has learned what was published since. */
export type LiveKnowledge = {
  read: KnowledgeReader
  /**
   * Answers from another site from now on.
   * @param folder a published site; undefined: the build
   */
  replace(language: Language, folder: string | undefined): Promise<void>
  /** Quotes what passages say now, though it is not learned yet how people ask for what is new. */
  correct(language: Language, passages: Passage[]): void
}

type Source = {
  read: KnowledgeReader
  folder: string | undefined
  /** What is to be corrected before the next question. */
  passages?: Passage[] | undefined
  isCorrected?: boolean
}

export function createLiveKnowledge(): LiveKnowledge {
  const sources = new Map<Language, Source>()
  const wasRead = new Set<Language>()

  function sourceOf(language: Language): Source {
    const source = sources.get(language) ?? { read: createKnowledgeReader(), folder: undefined }
    sources.set(language, source)
    return source
  }

  return {
    read: async (language) => {
      wasRead.add(language)
      const source = sourceOf(language)
      const knowledge = await source.read(language)
      if (source.passages) correctPassages(knowledge, source.passages)
      source.passages = undefined
      return knowledge
    },
    replace: async (language, folder) => {
      const source = sourceOf(language)
      // What was corrected in it is said no more.
      if (source.folder === folder && !source.isCorrected) return
      const read = folder === undefined ? createKnowledgeReader() : readerOf(folder)
      // Whoever asks at this moment does not wait for it.
      if (wasRead.has(language)) await read(language)
      sources.set(language, { read, folder })
    },
    correct: (language, passages) => {
      const source = sourceOf(language)
      source.isCorrected = true
      source.passages = passages
    },
  }
}

/** Puts the words of today into the passages that were learned: those at the same place under the same address. */
export function correctPassages(
  { passages, factOf, language }: Pick<Knowledge, 'passages' | 'factOf' | 'language'>,
  now: Passage[],
): void {
  const facts = new Map(factPassages(language, 0).map(({ fact, passage }) => [fact, passage]))
  const byHref = Map.groupBy(now, ({ href }) => href)
  const learned = Map.groupBy(passages, ({ href }) => href)
  for (const passage of passages) {
    const fact = factOf(passage)
    const others = (learned.get(passage.href) ?? []).filter((other) => factOf(other) === undefined)
    const today = byHref.get(passage.href) ?? []
    const same = fact
      ? facts.get(fact)
      : others.length === today.length
        ? today[others.indexOf(passage)]
        : today.find(({ heading }) => heading === passage.heading)
    if (same) Object.assign(passage, { page: same.page, heading: same.heading, text: same.text })
  }
}

function readerOf(folder: string): KnowledgeReader {
  return createKnowledgeReader(async (language) => {
    const learned = await readLearned(folder, language)
    if (!learned) throw new Error(`Nothing was learned of ${folder} in ${language}`)
    return learned
  })
}
