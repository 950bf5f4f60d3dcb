import { Resvg } from '@resvg/resvg-js'
import * as jsqr from 'jsqr'

// The package is CommonJS with a default export, which loaders hand over in different wrappings.
const wrapped = jsqr.default as unknown as { default?: typeof jsqr.default.default } & typeof jsqr.default.default
const decode = wrapped.default ?? wrapped

/** The lines of text that a scanner reads from a drawn QR code; one empty line when it reads nothing. */
export function scanQr(svg: string): string[] {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 2000 }, font: { loadSystemFonts: false } }).render()
  return (decode(new Uint8ClampedArray(image.pixels), image.width, image.height)?.data ?? '').split('\n')
}
