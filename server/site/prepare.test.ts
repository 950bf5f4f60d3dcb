import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recordFile } from './build-record.ts'
import { fillIn, prepareSite } from './prepare.ts'

const addresses = { siteUrl: 'https://site.example', bookingUrl: '', anonKey: '', hasModel: false }

test('a photograph from public/ is served as what it is, however its name is spelt', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'prepare-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  const raw = path.join(build, 'raw')
  mkdirSync(path.join(raw, 'client', 'team'), { recursive: true })
  for (const name of ['Mira.JPG', 'jonas.webp']) writeFileSync(path.join(raw, 'client', 'team', name), 'picture')
  writeFileSync(path.join(raw, 'client-scripts.json'), JSON.stringify({ entry: '/main.js', shared: [], islands: {} }))
  writeFileSync(recordFile(raw), JSON.stringify({ id: 'x', startedAt: 0, changes: {} }))
  const { files } = await prepareSite(build, addresses, 1)
  expect(files).toMatchObject([
    { path: '/team/Mira.JPG', type: 'image/jpeg', compressed: false },
    { path: '/team/jonas.webp', type: 'image/webp', compressed: false },
  ])
})

test('the site map lists the book only where the site has one', () => {
  const scripts = { entry: '/main.js', shared: [], islands: {} }
  const line = (path: string) => `<url><loc>https://site.example${path}</loc><xhtml:link href="/x"/></url>\n`
  const map = Buffer.from(['/about', '/book', '/en/book', '/bookkeeping'].map(line).join(''))
  const paths = (bookingUrl: string | undefined) =>
    [
      ...fillIn(map, '.xml', { ...addresses, bookingUrl }, scripts)
        .bytes.toString()
        .matchAll(/example([^<]+)/g),
    ].map(([, path]) => path)
  expect(paths(undefined)).toEqual(['/about', '/book', '/en/book', '/bookkeeping'])
  expect(paths('https://booking.example/')).toEqual(['/about', '/bookkeeping'])
})
