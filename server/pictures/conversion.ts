import type { OwnPicture } from '#contract/picture-address.ts'

/** One version of a picture. */
export type PictureFile = { address: string; type: string; bytes: Uint8Array<ArrayBuffer> }

export type PictureProblem =
  /** More bytes than a camera writes. */
  | 'heavy'
  /** More pixels than its format may have (decoding-cost.ts): it would fill the memory, or take for ever. */
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
