import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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

const place = Symbol.for('content.release')
const shared = globalThis as { [place]?: ReadonlyMap<string, string> }

/**
 * The documents of this release: those that the site was built from, or the files where nothing is built. Read once: whoever asks
 * later has the same texts, not a second copy of them, whatever becomes of the files. As with what is shown, there is one for all
 * code of the process.
 */
export function readRelease(): ReadonlyMap<string, string> {
  shared[place] ??= existsSync(builtFile)
    ? new Map(Object.entries<string>(JSON.parse(readFileSync(builtFile, 'utf8'))))
    : readFiles()
  return shared[place]
}

/** From now on the files are the release, as they are: for what builds, tests and shows work in progress. */
export function releaseFiles(): ReadonlyMap<string, string> {
  shared[place] = readFiles()
  return shared[place]
}
