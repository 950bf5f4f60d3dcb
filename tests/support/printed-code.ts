import { Resvg } from '@resvg/resvg-js'
import { correction, generate, mode } from 'lean-qr'

/** The dark squares of a bill's code, in its own units. */
export function codeSquares(text: string): { size: number; dark: { x: number; y: number }[] } {
  const { size, get } = generate(mode.utf8(text), { minCorrectionLevel: correction.M, minVersion: 10 })
  const squares = Array.from({ length: size * size }, (_, index) => ({ x: index % size, y: Math.floor(index / size) }))
  return { size, dark: squares.filter(({ x, y }) => get(x, y)) }
}

/** A bill's code, as it is printed: 46 mm wide with the cross in its middle. */
export function codeSvg(text: string): string {
  const { size, dark } = codeSquares(text)
  const path = dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
  const cross = (7 / 46) * size
  const corner = (size - cross) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="53mm" height="53mm"><rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff"/><path d="${path.join('')}"/><rect x="${corner}" y="${corner}" width="${cross}" height="${cross}" fill="#fff"/></svg>`
}

/** A photograph of the code: small in its picture, turned, on a grey table. */
export function photograph(text: string): Buffer {
  const code = codeSvg(text).replace(/width="53mm" height="53mm"/, 'x="60" y="180" width="50" height="50"')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297" width="210" height="297"><rect width="210" height="297" fill="#9a958c"/><g transform="rotate(9 105 148)"><rect x="20" y="20" width="170" height="250" fill="#fbfaf5"/>${code}</g></svg>`
  return new Resvg(svg, { fitTo: { mode: 'width', value: 1600 } }).render().asPng()
}
