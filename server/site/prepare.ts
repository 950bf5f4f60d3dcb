import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { constants } from 'node:zlib'
import { pictureOfVersion } from '#contract/picture-address.ts'
import { fillAddresses, type SiteAddresses } from './addresses.ts'
import { type BuildRecord, readBuildRecord } from './build-record.ts'
import { addClientScripts, type ClientScripts, readClientScripts } from './client-scripts.ts'
import { makeForms, writeForms } from './file-forms.ts'
import { inlineScriptHashes } from './html.ts'
import type { SiteFile } from './site-file.ts'

export type SiteIndex = { addresses: SiteAddresses; files: SiteFile[] }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
}

const packed = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.woff2', '.ico'])
const addressed = new Set(['.html', '.txt', '.xml', '.json', '.ics'])

/** The folder that holds this build prepared for these addresses. One build serves any number of them. */
export function siteFolder(buildFolder: string, { id }: BuildRecord, addresses: SiteAddresses): string {
  const key = createHash('sha256')
    .update(JSON.stringify([id, addresses.siteUrl, addresses.bookingUrl, addresses.anonKey, addresses.hasModel]))
    .digest('hex')
    .slice(0, 12)
  return path.join(buildFolder, 'site', key)
}

/**
 * Turns the raw build into the files that the server sends: addresses and scripts filled in, inline scripts
 * hashed, everything compressed. The folder appears whole or not at all; one that was prepared meanwhile stays.
 * @param effort brotli's quality, 0 to 11; the last step takes most of the time
 */
export async function prepareSite(
  buildFolder: string,
  addresses: SiteAddresses,
  effort: number = constants.BROTLI_MAX_QUALITY,
): Promise<SiteIndex> {
  const rawFolder = path.join(buildFolder, 'raw', 'client')
  const record = await readBuildRecord(path.join(buildFolder, 'raw'))
  const target = siteFolder(buildFolder, record, addresses)
  await mkdir(path.dirname(target), { recursive: true })
  const draft = await mkdtemp(`${target}-`)
  const names = (await readdir(rawFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isServed(entry))
    .map((entry) => path.relative(rawFolder, path.join(entry.parentPath, entry.name)))
    .sort()
  const scripts = await readClientScripts(path.join(buildFolder, 'raw'))
  const files = await Promise.all(
    names.map((name, number) => prepareFile(rawFolder, draft, name, number, addresses, scripts, effort)),
  )
  for (const file of files) file.changes = record.changes[file.path]
  const index: SiteIndex = { addresses, files }
  await writeFile(path.join(draft, 'index.json'), JSON.stringify(index))
  return (await putInPlace(draft, target)) ?? index
}

/** @returns what stands there already: another process was faster, and may be reading it */
async function putInPlace(draft: string, target: string): Promise<SiteIndex | undefined> {
  try {
    await rename(draft, target)
    return undefined
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    const theirs = await readIndex(target)
    // What nobody can read is in nobody's use.
    await rm(theirs ? draft : target, { recursive: true, force: true })
    return theirs ?? putInPlace(draft, target)
  }
}

/** What was prepared in a folder; undefined where nothing was, or not all. */
export async function readIndex(folder: string): Promise<SiteIndex | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** The `.data` files are for React Router's own navigation between pages, which this site leaves to the browser. */
function isServed(entry: Dirent): boolean {
  return !entry.name.endsWith('.data') && !entry.parentPath.includes(`${path.sep}.vite`)
}

async function prepareFile(
  rawFolder: string,
  draft: string,
  name: string,
  number: number,
  addresses: SiteAddresses,
  scripts: ClientScripts,
  effort: number,
): Promise<SiteFile> {
  const extension = path.extname(name).toLowerCase()
  const { bytes, scriptHashes } = fillIn(await readFile(path.join(rawFolder, name)), extension, addresses, scripts)
  const file = `${String(number).padStart(4, '0')}${extension}`
  const compressed = isCompressible(extension)
  const made = await makeForms(bytes, compressed ? effort : undefined)
  await writeForms(draft, file, made)
  const { held, gzipped, ...forms } = made
  return {
    ...forms,
    path: publicPath(name),
    file,
    type: mediaType(extension),
    etag: etagOf(bytes),
    immutable: isImmutable(publicPath(name)),
    compressed,
    ...(scriptHashes && { scriptHashes }),
  }
}

/** Lines of the site map that list the book, which is no page where an outside service replaces it. */
const ownBook = /^<url><loc>[^<\n]*\/book<\/loc>.*\n/gm

/** The bytes of a file as they are sent: with the operator's addresses and, in a document, its scripts. */
export function fillIn(
  raw: Buffer,
  extension: string,
  addresses: SiteAddresses,
  scripts: ClientScripts,
): { bytes: Buffer; scriptHashes?: string[] } {
  if (!addressed.has(extension)) return { bytes: raw }
  const built = raw.toString('utf8')
  const text = fillAddresses(
    extension === '.xml' && addresses.bookingUrl ? built.replace(ownBook, '') : built,
    addresses,
  )
  if (extension !== '.html') return { bytes: Buffer.from(text) }
  const html = addClientScripts(text, scripts)
  return { bytes: Buffer.from(html), scriptHashes: inlineScriptHashes(html) }
}

/** The media type of a file by the end of its name: `.html`. */
export function mediaType(extension: string): string {
  return types[extension] ?? 'application/octet-stream'
}

/** Whether a kind of file gets smaller when it is compressed. */
export function isCompressible(extension: string): boolean {
  return !packed.has(extension)
}

export function etagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Whether an address is made of the content, so that it may be kept for ever. */
function isImmutable(address: string): boolean {
  return address.startsWith('/assets/') || pictureOfVersion(address) !== undefined
}

/** `about/index.html` is served at /about, `en/index.html` at /en/ (the one page with a trailing slash besides the root). */
function publicPath(name: string): string {
  const slashed = `/${name.split(path.sep).join('/')}`
  if (!slashed.endsWith('/index.html')) return slashed
  const folder = slashed.slice(0, -'/index.html'.length)
  return folder === '' || folder === '/en' ? `${folder}/` : folder
}
