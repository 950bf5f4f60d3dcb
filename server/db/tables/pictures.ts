import type { Author } from './documents.ts'

/** A picture of the site that was uploaded. Never changed, but for what is said of it. */
export type PictureRow = Author & {
  /** The start of the SHA-256 of its largest version. */
  id: string
  width: number
  height: number
  /** What is to be seen on it, for whoever chooses it and as the first words of its alternative text. */
  description_de: string
  description_en: string
  created_at: string
}

/** One version of a picture. */
export type PictureFileRow = {
  picture_id: string
  /** Its public path. */
  address: string
  type: string
  /** Base64. */
  data: string
}

export type PicturesTables = {
  pictures: PictureRow
  picture_files: PictureFileRow
}
