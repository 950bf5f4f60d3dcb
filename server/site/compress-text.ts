import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pickEncoding } from './accept-encoding.ts'

/** In bytes. What fits into one packet gets there no sooner when it is smaller. */
const shortest = 1024

/** Brotli's quality: as small as gzip usually makes a page, in less of the processor's time. */
const effort = 4

/** In bytes, of what zlib reserves for the result at once: most pages need one. */
const chunkSize = 16 * 1024

export type CompressedText = { body: Buffer<ArrayBuffer>; headers: Record<string, string> }

/**
 * The body of an answer that is made for one reader, and the headers that tell how it is compressed. It is compressed whole: a stream
 * takes twice as long, and what it holds lies outside of the heap until somebody collects. At once, because a page takes a third of a
 * millisecond, and what waits for another thread outlives the next collection.
 * @param acceptEncoding the request's header
 */
export function compressText(text: string, acceptEncoding: string | null): CompressedText {
  const plain = Buffer.from(text)
  const vary = { vary: 'accept-encoding' }
  const encoding = plain.length < shortest ? 'identity' : pickEncoding(acceptEncoding ?? undefined)
  if (encoding === 'identity') return { body: plain, headers: vary }
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const body = encoding === 'br' ? brotliCompressSync(plain, { params, chunkSize }) : gzipSync(plain, { chunkSize })
  return { body, headers: { ...vary, 'content-encoding': encoding } }
}
