import { languages } from '#contract/language.ts'
import { fileOf, languageOf } from '../catalogue.ts'
import { parseDocument } from '../parse-document.ts'
import type { Problem } from '../problem.ts'

/** What is wrong with a set of documents, which must not be shown, and what deserves a look. */
export type Findings = { wrong: Problem[]; look: Problem[] }

/** Judges a whole set of documents, wherever they come from: files, the store, somebody's draft. */
export function checkDocuments(documents: ReadonlyMap<string, string>): Findings {
  const unreadable = [...documents].flatMap(([id, text]) => problemsOf(id, text))
  if (unreadable.length > 0) return { wrong: unreadable, look: [] }
  return { wrong: missingTwins(documents), look: [] }
}

/** What was judged last, by id: most documents are the same the next time. */
const judged = new Map<string, { text: string; problems: Problem[] }>()

function problemsOf(id: string, text: string): Problem[] {
  const last = judged.get(id)
  if (last?.text === text) return last.problems
  const problems = parseDocument(id, text).problems ?? []
  judged.set(id, { text, problems })
  return problems
}

/** Documents of one language of which the other language has none. */
function missingTwins(documents: ReadonlyMap<string, string>): Problem[] {
  return [...documents.keys()].flatMap((id) => {
    const own = languageOf(id)
    const name = own && id.slice(own.length)
    return languages
      .map((language) => `${language}${name}`)
      .filter((twin) => name !== undefined && !documents.has(twin))
      .map((twin) => ({ file: fileOf(twin), message: `missing, ${fileOf(id)} is there` }))
  })
}
