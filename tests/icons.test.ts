import { describe, expect, test } from 'vitest'
import { icons } from '#app/lib/icons.ts'
import { read } from '#content/documents.ts'
import { locales } from '#contract/language.ts'
import { plainOf } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'

const company = read('company')

/** The icons, the web manifests and the pictures for sharing as they are served. */
const site = await loadSite('build', {
  siteUrl: 'http://localhost:3000',
  bookingUrl: undefined,
  anonKey: '',
  hasModel: false,
})

/** Width and height as a PNG's own header tells them. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

function file(path: string) {
  const found = site.get(path)
  if (!found) throw new Error(`${path} is not built`)
  return found
}

test('/favicon.ico is an icon file that holds each size', () => {
  const { type } = file(icons.ico.path)
  const plain = plainOf(file(icons.ico.path))
  expect(type).toBe('image/x-icon')
  expect([plain.readUInt16LE(0), plain.readUInt16LE(2)]).toEqual([0, 1])
  const entries = Array.from({ length: plain.readUInt16LE(4) }, (_, index) => 6 + 16 * index)
  const images = entries.map((entry) => {
    const offset = plain.readUInt32LE(entry + 12)
    return plain.subarray(offset, offset + plain.readUInt32LE(entry + 8))
  })
  expect(images.map(sizeOf)).toEqual(icons.ico.sizes.map((size) => `${size}x${size}`))
  expect(plain.length).toBeLessThan(4000)
})

test('the icon of a home screen is square and of the size that phones take', () => {
  expect(sizeOf(plainOf(file(icons.apple.path)))).toBe('180x180')
})

test('pictures for sharing are as large as pages say, and light enough for messengers', () => {
  const pictures = [...site.values()].filter(({ path }) => path.startsWith('/images/share/'))
  expect(pictures.length).toBeGreaterThan(40)
  for (const { path, held } of pictures) {
    expect(sizeOf(held), path).toBe('1200x630')
    expect(held.length, path).toBeLessThan(300_000)
  }
  expect(plainOf(file('/')).toString('utf8')).toMatch(
    /"og:image:width" content="1200".*"og:image:height" content="630"/,
  )
})

describe.each([
  { language: 'de', page: '/', path: '/manifest.webmanifest' },
  { language: 'en', page: '/en/', path: '/en/manifest.webmanifest' },
] as const)('$path', ({ language, page, path }) => {
  const { type } = file(path)
  const manifest = JSON.parse(plainOf(file(path)).toString('utf8'))

  test('says how the site is called, in the language of the pages that name it', () => {
    expect(type).toBe('application/manifest+json; charset=utf-8')
    expect(manifest).toMatchObject({ name: company.brand, lang: locales[language], start_url: page })
    expect(manifest.description.length).toBeGreaterThan(40)
    expect(plainOf(file(page)).toString('utf8')).toContain(`<link rel="manifest" href="${path}"/>`)
  })

  test('names icons that exist, as large as it says', () => {
    for (const icon of manifest.icons) {
      expect(file(icon.src).type).toBe(icon.type)
      if (icon.type === 'image/png') expect(sizeOf(plainOf(file(icon.src)))).toBe(icon.sizes)
    }
    const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose)
    expect(purposes).toContain('maskable')
  })
})
