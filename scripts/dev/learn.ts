import { workerData } from 'node:worker_threads'
import { keepKnowledge } from '#assistant/knowledge-file.ts'
import { learnKnowledge } from '#assistant/learn/learn-knowledge.ts'
import { showFiles } from '#content/documents.ts'

// A thread that learns what the assistant knows in a language and writes it to a folder (knowledge.ts).
showFiles()
const { folder, language, index } = workerData
await keepKnowledge(folder, language, learnKnowledge(JSON.parse(index), language))
