import type { Crop } from '#contract/picture-upload.ts'

// A crop of a fixed shape: where it lies and how wide it is, in parts of the picture.

type Size = { width: number; height: number }

/** What a crop of this shape may measure at least and at most, as parts of the picture's width; a picture that is too small needs more than it has. */
export function widthsOf(picture: Size, ratio: number, smallestSide: number): { least: number; most: number } {
  const most = Math.min(1, (ratio * picture.height) / picture.width)
  const least = (smallestSide * Math.max(1, ratio)) / picture.width
  return { least, most }
}

/** The largest crop of a shape. Faces are rather high in a picture. */
export function largestCrop(picture: Size, ratio: number): Crop {
  const { most } = widthsOf(picture, ratio, 0)
  const height = heightOf(most, picture, ratio)
  return { x: (1 - most) / 2, y: (1 - height) * 0.35, width: most, height }
}

/** @param by in parts of the picture's width and height */
export function moved(crop: Crop, by: { x: number; y: number }): Crop {
  return { ...crop, x: clamp(crop.x + by.x, 0, 1 - crop.width), y: clamp(crop.y + by.y, 0, 1 - crop.height) }
}

/** Another width about the same middle, as far as the picture reaches. */
export function resized(crop: Crop, width: number, picture: Size, ratio: number): Crop {
  const height = heightOf(width, picture, ratio)
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  return moved({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, { x: 0, y: 0 })
}

/** How many pixels of the picture it shows. */
export function pixelsOf({ width, height }: Crop, picture: Size): Size {
  return { width: Math.round(width * picture.width), height: Math.round(height * picture.height) }
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function heightOf(width: number, picture: Size, ratio: number): number {
  return Math.min(1, (width * picture.width) / ratio / picture.height)
}
