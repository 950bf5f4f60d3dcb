import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { formFor, type LoadedFile, lengthOf, loadFile, makeForms, plainOf, readForm, writeForms } from './file-forms.ts'

const text = 'A sentence that is said again and again. '.repeat(40)
const about = { path: '/about', file: '0.html', type: 'text/html', etag: 'x', immutable: false, compressed: true }

/** A file as it is loaded from a folder. */
async function written(content: string): Promise<{ folder: string; file: LoadedFile }> {
  const folder = mkdtempSync(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'forms-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const made = await makeForms(Buffer.from(content), 5)
  await writeForms(folder, about.file, made)
  const { held, gzipped, ...forms } = made
  return { folder, file: await loadFile(folder, { ...about, ...forms }) }
}

test('one form is held in memory, and every other is the same text', async () => {
  const { folder, file } = await written(text)
  expect(readdirSync(folder).sort()).toEqual(['0.html.br', '0.html.gz'])
  expect(brotliDecompressSync(file.held).toString()).toBe(text)
  expect(await readForm(file, 'br')).toBe(file.held)
  expect(gunzipSync(await readForm(file, 'gzip')).toString()).toBe(text)
  expect((await readForm(file, 'identity')).toString()).toBe(text)
  expect(plainOf(file).toString()).toBe(text)
  for (const form of ['br', 'gzip', 'identity'] as const) {
    expect((await readForm(file, form)).length).toBe(lengthOf(file, form))
  }
})

test('what compression does not make smaller is sent as it is', async () => {
  const { folder, file } = await written('short')
  expect(readdirSync(folder)).toEqual(['0.html'])
  expect([formFor(file, 'br'), formFor(file, 'gzip'), formFor(file, 'identity')]).toEqual(Array(3).fill('identity'))
  expect(await readForm(file, 'identity')).toBe(file.held)
})

test('gzip is the same to the byte where its folder has gone, or holds another site', async () => {
  const { folder, file } = await written(text)
  const gzip = readFileSync(path.join(folder, '0.html.gz'))
  writeFileSync(path.join(folder, '0.html.gz'), 'of another page')
  expect((await readForm(file, 'gzip')).equals(gzip)).toBe(true)
  rmSync(folder, { recursive: true })
  expect((await readForm(file, 'gzip')).equals(gzip)).toBe(true)
  expect((await readForm(file, 'identity')).toString()).toBe(text)
})
