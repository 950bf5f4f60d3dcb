import type { OwnPicture } from '#content/picture-address.ts'

/** What of a picture is shown, in parts of its upright width and height: `{ x: 0, y: 0, width: 1, height: 1 }` is all of it. */
export type Crop = { x: number; y: number; width: number; height: number }

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** One version of a picture. */
export type PictureFile = { address: string; type: string; bytes: Uint8Array<ArrayBuffer> }

export type PictureProblem =
  /** More bytes than a camera writes. */
  | 'heavy'
  /** More pixels than a camera has: it would fill the memory. */
  | 'pixels'
  /** Fewer pixels than a page needs. */
  | 'small'
  /** No JPEG, PNG, WebP or AVIF, whatever it is called. */
  | 'type'
  /** One of these, but it cannot be read to its end. */
  | 'broken'
  /** Others are being converted. */
  | 'busy'

export type Conversion =
  | { ok: true; picture: OwnPicture; files: PictureFile[] }
  | { ok: false; problem: PictureProblem }

/** In bytes. */
export const heaviest = 20 * 1024 * 1024
/** Of a file as it comes. */
export const mostPixels = 60_000_000
/** Of what was cut out, in pixels. */
export const smallestSide = 400

export function isCrop({ x, y, width, height }: Crop): boolean {
  const parts = [x, y, width, height]
  return (
    parts.every((part) => part >= 0 && part <= 1) &&
    width > 0 &&
    height > 0 &&
    x + width <= 1.001 &&
    y + height <= 1.001
  )
}
