import { mkdtempSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { silentLog } from '#tests/support/store.ts'
import { inMemory, type LoadedFile, makeForms } from './file-forms.ts'
import type { LoadedSite } from './load.ts'
import { createSiteWriter } from './site-writer.ts'
import { placeOf, writeSite } from './written-site.ts'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'written-site-'))

function file(address: string, text: string, more: Partial<LoadedFile> = {}): LoadedFile {
  const type = more.scriptHashes ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'
  const bytes = { held: Buffer.from(text), heldAs: 'identity' as const, length: text.length }
  return { path: address, file: '', type, etag: text, immutable: false, compressed: true, ...bytes, ...more }
}

const siteOf = (...files: LoadedFile[]): LoadedSite => new Map(files.map((one) => [one.path, one]))
const document = (address: string, text: string) => file(address, text, { scriptHashes: ["'sha256-x'"] })

test('documents and files have places of their own', () => {
  expect(placeOf({ path: '/', scriptHashes: [] })).toBe('pages/index.html')
  expect(placeOf({ path: '/en/', scriptHashes: [] })).toBe('pages/en/index.html')
  expect(placeOf({ path: '/services/tax-reporting', scriptHashes: [] })).toBe('pages/services/tax-reporting.html')
  expect(placeOf({ path: '/robots.txt' })).toBe('files/robots.txt')
})

test('a site is written whole, and another takes its place at once', async () => {
  const folder = newFolder()
  const text = 'robots '.repeat(50)
  const robots = inMemory(file('/robots.txt', text), await makeForms(Buffer.from(text), 5))
  await writeSite(siteOf(document('/', 'home'), document('/about', 'about'), robots), folder)
  const current = path.join(folder, 'current')
  expect(readFileSync(path.join(current, 'site/pages/about.html'), 'utf8')).toBe('about')
  const written = (name: string) => readFileSync(path.join(current, 'site/files', name))
  expect(written('robots.txt').toString()).toBe(text)
  expect(brotliDecompressSync(written('robots.txt.br')).toString()).toBe(text)
  expect(gunzipSync(written('robots.txt.gz')).toString()).toBe(text)
  // Compressed, it would be longer than the file itself.
  expect(readdirSync(path.join(current, 'site/pages'))).toEqual(['about.html', 'index.html'])
  // What web servers read is the pages, and the name of their folder: nothing that one would run.
  expect(readdirSync(current).sort()).toEqual(["'self' 'sha256-x'", 'etags.json', 'site'])
  expect(readlinkSync(path.join(current, 'site'))).toBe("'self' 'sha256-x'")

  const before = readlinkSync(current)
  const { ino } = statSync(path.join(current, 'site/pages/about.html'))
  await writeSite(siteOf(document('/', 'new home'), document('/about', 'about')), folder)
  expect(readlinkSync(current)).not.toBe(before)
  expect(readFileSync(path.join(current, 'site/pages/index.html'), 'utf8')).toBe('new home')
  expect(statSync(path.join(current, 'site/pages/about.html')).ino).toBe(ino)
  expect(readdirSync(path.join(current, 'site/files'))).toEqual([])
  expect(readdirSync(folder).sort()).toEqual(['current', before, readlinkSync(current)].sort())
})

test('what a web server makes a tag of, time and length, is another for another content of the same second', async () => {
  const folder = newFolder()
  const tags = new Set<string>()
  for (const text of ['one', 'two', 'six', 'one']) {
    await writeSite(siteOf(document('/', text)), folder)
    const { mtimeMs, size } = statSync(path.join(folder, 'current/site/pages/index.html'))
    tags.add(`${Math.floor(mtimeMs / 1000)}-${size}`)
  }
  expect(tags.size).toBe(4)
})

test('what changes by itself is left to the server', async () => {
  const folder = newFolder()
  const dated = { ...document('/video-studio', 'events'), changes: [1] }
  await writeSite(siteOf(dated, document('/book', 'book'), document('/errors/404', '404'), document('/', 'x')), folder)
  expect(readdirSync(path.join(folder, 'current/site/pages'))).toEqual(['index.html'])
})

test('of several sites the last one is written, and a folder that cannot be written stays as it was', async () => {
  const folder = newFolder()
  const writer = createSiteWriter(folder, silentLog)
  await Promise.all(['one', 'two', 'three'].map((text) => writer.write(siteOf(document('/', text)))))
  expect(readFileSync(path.join(folder, 'current/site/pages/index.html'), 'utf8')).toBe('three')
  expect(readdirSync(folder)).toHaveLength(3)

  const taken = path.join(newFolder(), 'taken')
  writeFileSync(taken, '')
  await createSiteWriter(taken, silentLog).write(siteOf(document('/', 'x')))
  expect(readFileSync(taken, 'utf8')).toBe('')
})
