import { Resvg } from '@resvg/resvg-js'
import { ground, icons } from '#app/lib/icons.ts'

/** Middle of the mark in the 32 x 32 units of `favicon.svg`; its point reaches further than its line. */
const middle = { x: 16.6, y: 15.4 }
const units = 32

/**
 * Draws every icon that is no SVG from the one that is. On paper, so that the mark is seen on a dark tab as well.
 * @param svg text of `public/favicon.svg`
 * @returns the files by their public paths
 */
export function drawIcons(svg: string): Map<string, Buffer> {
  const mark = markOf(svg)
  const { ico, apple, small, large, maskable } = icons
  return new Map<string, Buffer>([
    [ico.path, icoOf(ico.sizes.map((size) => ({ size, png: draw(mark, size, 0.94) })))],
    [apple.path, draw(mark, apple.size, 0.62)],
    [small.path, draw(mark, small.size, 0.76)],
    [large.path, draw(mark, large.size, 0.76)],
    // The circle that is never cut has four fifths of the width as its diameter.
    [maskable.path, draw(mark, maskable.size, 0.54)],
  ])
}

/** The shapes alone, in the colours of the light scheme. */
function markOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<style>.*<\/style>|<\/svg>\s*$/g, '')
}

/** @param share how much of the icon's width the mark takes */
function draw(mark: string, size: number, share: number): Buffer {
  const side = units / share
  const box = `x="${middle.x - side / 2}" y="${middle.y - side / 2}" width="${side}" height="${side}"`
  const viewBox = `${middle.x - side / 2} ${middle.y - side / 2} ${side} ${side}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect ${box} fill="${ground.light}"/>${mark}</svg>`
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** The file format of favicon.ico: a header, an entry of 16 bytes for each image, then the images, here as PNG. */
function icoOf(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
