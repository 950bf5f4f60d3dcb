import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteAddresses } from './addresses.ts'
import { readBuildRecord } from './build-record.ts'
import { prepareSite, type SiteFile, type SiteIndex, siteFolder } from './prepare.ts'

/** One file of the site, ready to be sent. */
export type LoadedFile = SiteFile & { plain: Buffer; br?: Buffer; gzip?: Buffer }

/** The built site in memory, by public path. */
export type LoadedSite = Map<string, LoadedFile>

/** Somebody waits for the start: nearly as small as the build makes it, in a tenth of the time. */
const effortAtStart = 9

/** Reads the site prepared for these addresses, preparing it first when the build has not been served under them before. */
export async function loadSite(buildFolder: string, addresses: SiteAddresses): Promise<LoadedSite> {
  const folder = siteFolder(buildFolder, await readBuildRecord(path.join(buildFolder, 'raw')), addresses)
  const index = (await readIndex(folder)) ?? (await prepareSite(buildFolder, addresses, effortAtStart))
  const read = (name: string) => readFile(path.join(folder, name))
  const files = await Promise.all(
    index.files.map(async (file): Promise<LoadedFile> => {
      if (!file.compressed) return { ...file, plain: await read(file.file) }
      const [plain, br, gzip] = await Promise.all([read(file.file), read(`${file.file}.br`), read(`${file.file}.gz`)])
      return { ...file, plain, br, gzip }
    }),
  )
  return new Map(files.map((file) => [file.path, file]))
}

async function readIndex(folder: string): Promise<SiteIndex | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'))
  } catch {
    return undefined
  }
}
