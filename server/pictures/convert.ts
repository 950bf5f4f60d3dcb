import { createHash } from 'node:crypto'
import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  addressOfPicture,
  longestSide,
  type OwnPicture,
  type PictureFormat,
  versionsOf,
} from '#contract/picture-address.ts'
import { type Crop, smallestSide } from '#contract/picture-upload.ts'
import type { Conversion, PictureFile } from './conversion.ts'
import { mostPixels, mostPixelsOf } from './decoding-cost.ts'

// Reads and writes pictures with libvips. What is read comes from anywhere: this runs in a process of its own only (worker.ts).

/** Only what browsers show as photographs; nothing else is ever read, such as SVG, which can hold scripts and name files. */
const readers = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif']
const formats = new Set(['jpeg', 'png', 'webp', 'heif'])

/** As good as the eye needs on a fine screen; the largest version is also what the others are made of. */
const quality: Record<PictureFormat | 'largest', number> = { avif: 50, webp: 78, largest: 88 }
/** Of AVIF, 0 to 9: more takes several times as long and saves a few per cent. */
const effort = 3

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: readers })
sharp.concurrency(1)
sharp.cache(false)

/**
 * Cuts a picture, turns it upright and converts it into all its versions. Nothing that a camera wrote into the file is kept: neither
 * place nor time nor device.
 */
export async function convertPicture(bytes: Uint8Array, crop: Crop): Promise<Conversion> {
  const read = await metadataOf(bytes)
  if ('problem' in read) return { ok: false, problem: read.problem }
  const { width, height } = read.autoOrient
  const cut = {
    left: Math.min(width - 1, Math.round(crop.x * width)),
    top: Math.min(height - 1, Math.round(crop.y * height)),
    width: Math.max(1, Math.round(crop.width * width)),
    height: Math.max(1, Math.round(crop.height * height)),
  }
  cut.width = Math.min(cut.width, width - cut.left)
  cut.height = Math.min(cut.height, height - cut.top)
  if (Math.min(cut.width, cut.height) < smallestSide) return { ok: false, problem: 'small' }
  try {
    const upright = open(bytes)
      .autoOrient()
      .extract(cut)
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return await withVersions(await largest(upright, read.format === 'png'))
  } catch {
    return { ok: false, problem: 'broken' }
  }
}

/** Makes the smaller versions of a picture that is one of ours already, byte for byte. */
export async function convertAgain(bytes: Uint8Array): Promise<Conversion> {
  const read = await metadataOf(bytes)
  if ('problem' in read) return { ok: false, problem: read.problem }
  if (read.format !== 'webp' || Math.max(read.width, read.height) > longestSide) return { ok: false, problem: 'type' }
  if (read.exif || read.xmp || read.iptc || (read.pages ?? 1) > 1) return { ok: false, problem: 'type' }
  try {
    return await withVersions(Buffer.from(bytes))
  } catch {
    return { ok: false, problem: 'broken' }
  }
}

/** @param limits so that a few bytes cannot become gigabytes in memory */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels.plain, failOn: 'error' })
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata | { problem: 'type' | 'pixels' }> {
  try {
    const read = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!formats.has(read.format)) return { problem: 'type' }
    return read.width * read.height > mostPixelsOf(read) ? { problem: 'pixels' } : read
  } catch {
    return { problem: 'type' }
  }
}

/** Screenshots and drawings are smaller, and sharper, without loss. */
async function largest(picture: Sharp, isDrawing: boolean): Promise<Buffer> {
  const lossy = await picture.clone().webp({ quality: quality.largest, effort: 5 }).toBuffer()
  if (!isDrawing) return lossy
  const lossless = await picture.clone().webp({ lossless: true, effort: 5 }).toBuffer()
  return lossless.length < lossy.length ? lossless : lossy
}

async function withVersions(bytes: Buffer): Promise<Conversion> {
  const { width, height } = await open(bytes).metadata()
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const picture: OwnPicture = { id, width, height }
  const files: PictureFile[] = [
    { address: addressOfPicture(picture), type: 'image/webp', bytes: new Uint8Array(bytes) },
  ]
  for (const { address, width: narrow, format } of versionsOf(picture)) {
    const smaller = open(bytes).resize({ width: narrow })
    const made =
      format === 'avif' ? smaller.avif({ quality: quality.avif, effort }) : smaller.webp({ quality: quality.webp })
    files.push({ address, type: `image/${format}`, bytes: new Uint8Array(await made.toBuffer()) })
  }
  return { ok: true, picture, files }
}
