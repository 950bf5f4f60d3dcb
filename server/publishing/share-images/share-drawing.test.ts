import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { placedDrawing } from './share-drawing.ts'
import { fontOf } from './woff.ts'

const place = { right: 1128, ground: 594, width: 1056, height: 300 }
const page = (svg: string) => `<main><div class="page-hero-drawing">${svg}</div></main>`

test('a drawing stands on the ground, ends at the right and has its colours', () => {
  const drawing = placedDrawing(page('<svg viewBox="40 0 560 300"><path fill="var(--dc)" d="M0 0"/></svg>'), place)
  expect(drawing).toContain(' transform="translate(568 294) scale(1) translate(-40 0)">')
  expect(drawing).toContain('fill="#1941ba"')
})

test('a page without a drawing of its own has none', () => {
  expect(placedDrawing('<main><svg viewBox="0 0 16 16"><path d="M0 0"/></svg></main>', place)).toBeUndefined()
})

test('counted dashes become dashes in units', () => {
  const ring = '<path d="M10 0a10 10 0 1 1 -20 0" pathLength="10" stroke-dasharray="0.5 0.5" stroke-dashoffset="0"/>'
  expect(placedDrawing(page(`<svg viewBox="0 0 560 300">${ring}</svg>`), place)).toMatch(
    /stroke-dasharray="3\.14\d* 3\.14/,
  )
})

test('a font is unpacked whole', async () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff',
  )
  const woff = await readFile(file)
  expect(fontOf(woff)).toHaveLength(woff.readUInt32BE(16))
})
