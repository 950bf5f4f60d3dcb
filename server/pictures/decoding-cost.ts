import type { Metadata } from 'sharp'

// Most pictures are decoded line by line, some only as a whole: a few hundred bytes of these may become a gigabyte. Measured of the
// converting process, which takes some 90 MB by itself: decision 0045.

/** Of a file as it comes, in pixels. */
export const mostPixels = {
  plain: 60_000_000,
  /** Decoded as a whole: a WebP, a progressive JPEG, an interlaced PNG. */
  whole: 32_000_000,
  /** As a whole and in several copies, 18 to 27 bytes a pixel: an AVIF, and a PNG of 16 bits a colour. */
  costly: 13_000_000,
} as const

/** How many pixels a file may have, by what its header says of it. */
export function mostPixelsOf({ format, depth, isProgressive }: Pick<Metadata, 'format' | 'depth' | 'isProgressive'>) {
  if (format === 'heif' || depth !== 'uchar') return mostPixels.costly
  return isProgressive || format === 'webp' ? mostPixels.whole : mostPixels.plain
}
