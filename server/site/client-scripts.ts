import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { placeholders } from '#contract/placeholders.ts'

/** Which scripts a page loads; written by the build (scripts/build-islands.ts). */
export type ClientScripts = {
  /** Address of the script that every page runs. */
  entry: string
  /** What comes with the first island, whichever it is: React and what pages share. */
  shared: string[]
  /** By island: the files of its own chunk, where it has one. */
  islands: Record<string, string[]>
}

/** What the build has left beside the site's files. */
export async function readClientScripts(rawFolder: string): Promise<ClientScripts> {
  return JSON.parse(await readFile(path.join(rawFolder, 'client-scripts.json'), 'utf8'))
}

/**
 * Names the built script in a document, and for it the files of the islands of this very page: it fetches them once the page is loaded, or
 * when the first of them is touched.
 */
export function addClientScripts(html: string, scripts: ClientScripts): string {
  const present = [...html.matchAll(/data-island="([\w-]+)"/g)].flatMap(
    (match) => scripts.islands[String(match[1])] ?? [],
  )
  const modules = [...new Set([...scripts.shared, ...present])].join(' ')
  return html.replace(placeholders.clientScript, `${scripts.entry}" data-modules="${modules}`)
}
