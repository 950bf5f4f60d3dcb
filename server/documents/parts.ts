import type { Findings } from '#content/check/check-documents.ts'
import { inOneLine } from '#content/problem.ts'

/** The documents of the site by their ids, as texts of files. */
export type Documents = ReadonlyMap<string, string>

/** Judges a whole set: a document alone may be right and not fit the others. */
export type CheckDocuments = (documents: Documents) => Findings | Promise<Findings>

/** What the services of documents stand on besides the store. */
export type DocumentsParts = {
  /** What the files of the release say. */
  release: Documents
  check: CheckDocuments
  /** Judges a set that is about to be published: a server makes its site at once. `check` where it is left out. */
  judge?: CheckDocuments
  /** Is told when something was published. */
  published?: () => void
  /** Addresses of the pictures that somebody uploaded; none where that is left out. */
  pictures?: () => Promise<ReadonlySet<string>>
}

/** What is wrong, one line each with file and place. */
export function wrongLines({ wrong }: Pick<Findings, 'wrong'>): string {
  return wrong.map(inOneLine).join('\n')
}
