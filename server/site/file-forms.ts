import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip as gzipCompress } from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'
import type { Forms, SiteFile } from './site-file.ts'

// Nearly every reader takes brotli, so that is the form of a file that the server holds in memory, and the only one. The bytes
// themselves are made from it when somebody asks, and gzip is read from its file.

/** One file of the site, ready to be sent. */
export type LoadedFile = SiteFile & {
  held: Buffer
  /** Where the other forms lie; absent for a file that was made while the server runs. */
  folder?: string
}

export type MadeForms = Forms & { held: Buffer; gzipped: Buffer | undefined }

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzipCompress)

/** @param effort brotli's quality, 0 to 11; undefined for a kind of file that does not get smaller */
export async function makeForms(bytes: Buffer, effort: number | undefined): Promise<MadeForms> {
  const { length } = bytes
  if (effort === undefined) return { length, heldAs: 'identity', held: bytes, gzipped: undefined }
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: length }
  const br = await compressBrotli(bytes, { params })
  const gzipped = await zip(bytes)
  const isSmaller = br.length < length
  return {
    ...{ length, heldAs: isSmaller ? 'br' : 'identity', held: isSmaller ? br : bytes },
    ...(gzipped.length < length
      ? { gzip: { length: gzipped.length, digest: digestOf(gzipped) }, gzipped }
      : { gzipped: undefined }),
  }
}

/** A file that was made while the server runs: nothing of it lies on the disk. */
export function inMemory(file: Omit<SiteFile, keyof Forms>, { gzipped, ...forms }: MadeForms): LoadedFile {
  return { ...file, ...forms }
}

/** The files in a folder in which the forms of one lie. */
export function namesOfForms({ file, heldAs, gzip }: Pick<SiteFile, 'file' | 'heldAs' | 'gzip'>): string[] {
  return [heldName({ file, heldAs }), ...(gzip ? [`${file}.gz`] : [])]
}

export async function writeForms(folder: string, file: string, { held, heldAs, gzipped }: MadeForms): Promise<void> {
  await writeFile(path.join(folder, heldName({ file, heldAs })), held)
  if (gzipped) await writeFile(path.join(folder, `${file}.gz`), gzipped)
}

/** Reads what is held in memory of a file. */
export async function loadFile(folder: string, file: SiteFile): Promise<LoadedFile> {
  return { ...file, held: await readFile(path.join(folder, heldName(file))), folder }
}

function heldName({ file, heldAs }: Pick<SiteFile, 'file' | 'heldAs'>): string {
  return heldAs === 'br' ? `${file}.br` : file
}

/** In which form a file is sent to somebody who prefers an encoding. */
export function formFor({ heldAs, gzip }: Forms, encoding: Encoding): Encoding {
  if (encoding === 'br') return heldAs
  return encoding === 'gzip' && gzip ? 'gzip' : 'identity'
}

/** In bytes. */
export function lengthOf(file: LoadedFile, form: Encoding): number {
  if (form === file.heldAs) return file.held.length
  return form === 'gzip' && file.gzip ? file.gzip.length : file.length
}

/** A file in one of the forms that it has (`formFor`). Never from a folder that was replaced, and also without the folder. */
export async function readForm(file: LoadedFile, form: Encoding): Promise<Buffer> {
  if (form === file.heldAs) return file.held
  if (form !== 'gzip') return decompressBrotli(file.held)
  const kept = file.folder && (await readFile(path.join(file.folder, `${file.file}.gz`)).catch(() => undefined))
  if (kept && digestOf(kept) === file.gzip?.digest) return kept
  return zip(file.heldAs === 'br' ? await decompressBrotli(file.held) : file.held)
}

/** The bytes themselves, for whoever may keep others waiting. */
export function plainOf({ held, heldAs }: LoadedFile): Buffer {
  return heldAs === 'br' ? brotliDecompressSync(held) : held
}

/** SHA-256 of some bytes. */
export function digestOf(...parts: Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

function zip(bytes: Buffer): Promise<Buffer> {
  return compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION })
}
