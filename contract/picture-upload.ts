// What the desk sends of a picture, and what is refused of it: known to the browser, which says so before anything is sent.

/** What of a picture is shown, in parts of its upright width and height: `{ x: 0, y: 0, width: 1, height: 1 }` is all of it. */
export type Crop = { x: number; y: number; width: number; height: number }

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** In bytes. */
export const heaviest = 20 * 1024 * 1024
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
