import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { createKnowledgeReader, type KnowledgeReader } from '#assistant/knowledge.ts'
import { readKnowledge } from '#assistant/knowledge-file.ts'
import type { StoredKnowledge } from '#assistant/learned-knowledge.ts'
import type { Language } from '#contract/language.ts'
import { newestChange } from '../stale.ts'
import type { SearchFiles } from './search-files.ts'

/** Kept from one start to the next: learning takes seconds. */
const cache = path.resolve('node_modules/.cache/assistant')

/** What the assistant learns from besides the passages of the pages, and the code that learns. */
const learnedFrom = ['assistant', 'content', 'search']

/** What the assistant knows: learned anew when somebody asks after a page or an utterance was saved. */
export function createKnowledge(searchFile: SearchFiles): KnowledgeReader {
  const known = new Map<Language, { key: string; read: KnowledgeReader }>()
  return async (language) => {
    const index = JSON.stringify(await searchFile(language))
    const saved = learnedFrom.map(newestChange).join()
    const key = createHash('sha256').update(saved).update(index).digest('hex')
    const last = known.get(language)
    if (last?.key === key) return last.read(language)
    const read = createKnowledgeReader(() => learnUnlessKept(language, index, key))
    known.set(language, { key, read })
    return read(language)
  }
}

async function learnUnlessKept(language: Language, index: string, key: string): Promise<StoredKnowledge> {
  const folder = path.join(cache, language)
  const keyFile = path.join(folder, 'key')
  const kept = await readFile(keyFile, 'utf8').catch(() => undefined)
  if (kept !== key) {
    console.log(`The assistant learns from the pages (${language}); this takes some seconds`)
    await mkdir(folder, { recursive: true })
    await rm(keyFile, { force: true })
    // In a thread of its own, so that pages are answered meanwhile, and with sources as they are now.
    await once(new Worker(path.resolve('scripts/dev/learn.ts'), { workerData: { folder, language, index } }), 'exit')
    await writeFile(keyFile, key)
  }
  return readKnowledge(folder, language)
}
