import path from 'node:path'
import type { SiteAddresses } from './addresses.ts'
import { readBuildRecord } from './build-record.ts'
import { type LoadedFile, loadFile } from './file-forms.ts'
import { prepareSite, readIndex, siteFolder } from './prepare.ts'

/** The built site in memory, by public path. */
export type LoadedSite = Map<string, LoadedFile>

/** Somebody waits for the start: nearly as small as the build makes it, in a tenth of the time. */
const effortAtStart = 9

/** Reads the site prepared for these addresses, preparing it first when the build has not been served under them before. */
export async function loadSite(buildFolder: string, addresses: SiteAddresses): Promise<LoadedSite> {
  const folder = siteFolder(buildFolder, await readBuildRecord(path.join(buildFolder, 'raw')), addresses)
  const index = (await readIndex(folder)) ?? (await prepareSite(buildFolder, addresses, effortAtStart))
  const files = await Promise.all(index.files.map((file) => loadFile(folder, file)))
  return new Map(files.map((file) => [file.path, file]))
}

/** The inline scripts of all its documents, which share one policy: whoever serves them as files need not know which page has which. */
export function inlineScriptsOf(site: LoadedSite): string[] {
  return [...new Set([...site.values()].flatMap(({ scriptHashes = [] }) => scriptHashes))]
}
