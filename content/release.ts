import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { showDocuments } from './documents.ts'

/** The set that a site was built from, beside it: what is edited later counts with the next build. */
const builtFile = 'build/raw/documents.json'

/**
 * The documents as they lie in files, by id: `de/faq` for `content/de/faq.yaml`. Names that are no kind of document come as well.
 */
export function readFiles(folder = 'content'): Map<string, string> {
  const files = globSync('**/*.{yaml,md}', { cwd: folder }).map((name) => name.split(path.sep).join('/'))
  return new Map(
    files
      .map((name): [string, string] => [name.replace(/\.\w+$/, ''), readFileSync(path.join(folder, name), 'utf8')])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Keeps the set beside what was built from it. */
export function keepBuilt(sources: ReadonlyMap<string, string>): void {
  writeFileSync(builtFile, JSON.stringify(Object.fromEntries(sources)))
}

/** The documents of this release: those that the site was built from, or the files where nothing is built. */
export function readRelease(): ReadonlyMap<string, string> {
  // Read once: whoever asks later has the same texts, not a second copy of them.
  release ??= existsSync(builtFile)
    ? new Map(Object.entries<string>(JSON.parse(readFileSync(builtFile, 'utf8'))))
    : readFiles()
  return release
}

let release: ReadonlyMap<string, string> | undefined

/** Shows the documents of this release: the first thing that a server or the operator's tool does. */
export function showRelease(): void {
  showDocuments(readRelease())
}
