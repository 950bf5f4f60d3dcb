/**
 * Pictures of issues, below the site's own address. The name is the start of their content's SHA-256 and their size in pixels,
 * so that a letter can be laid out without looking them up, and a picture may be kept for ever.
 */
export const picturesPath = '/newsletter/pictures/'

const pattern = /^\/newsletter\/pictures\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.(jpg|png)$/

export type PictureSize = { id: string; width: number; height: number }

export function readPictureAddress(address: string): PictureSize | undefined {
  const [, id, width, height] = pattern.exec(address) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : undefined
}

export function isPictureAddress(address: string): boolean {
  return pattern.test(address)
}

export function pictureAddress({ id, width, height }: PictureSize, type: PictureType): string {
  return `${picturesPath}${id}-${width}x${height}.${type === 'image/png' ? 'png' : 'jpg'}`
}

export type PictureType = 'image/png' | 'image/jpeg'
