import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { placeholders } from '#contract/placeholders.ts'

/** Which scripts a page loads; written by the build (scripts/build-islands.ts). */
export type ClientScripts = {
  /** Address of the script that every page runs. */
  entry: string
  /** What the entry imports at once. */
  preloads: string[]
  /** By island: the files of its own chunk, where it has one. */
  islands: Record<string, string[]>
}

/** What the build has left beside the site's files. */
export async function readClientScripts(rawFolder: string): Promise<ClientScripts> {
  return JSON.parse(await readFile(path.join(rawFolder, 'client-scripts.json'), 'utf8'))
}

/**
 * Names the built script in a document and lets the browser fetch, beside it and with low priority, what the islands of
 * this very page need: without that, each chunk would wait for the one that asks for it.
 */
export function addClientScripts(html: string, scripts: ClientScripts): string {
  const present = [...html.matchAll(/data-island="([\w-]+)"/g)].flatMap(
    (match) => scripts.islands[String(match[1])] ?? [],
  )
  const links = [...new Set([...scripts.preloads, ...present])]
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`)
    .join('')
  return html.replace(placeholders.clientScript, scripts.entry).replace('</body>', `${links}</body>`)
}
