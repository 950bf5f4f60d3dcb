import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBuildRecord, recordFile } from './build-record.ts'
import { fillIn, prepareSite, siteFolder } from './prepare.ts'

const addresses = { siteUrl: 'https://site.example', bookingUrl: '', anonKey: '', hasModel: false }

function smallBuild(): string {
  const build = mkdtempSync(path.join(tmpdir(), 'prepare-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  const raw = path.join(build, 'raw')
  mkdirSync(path.join(raw, 'client', 'team'), { recursive: true })
  for (const name of ['Mira.JPG', 'jonas.webp']) writeFileSync(path.join(raw, 'client', 'team', name), 'picture')
  writeFileSync(path.join(raw, 'client-scripts.json'), JSON.stringify({ entry: '/main.js', shared: [], islands: {} }))
  writeFileSync(recordFile(raw), JSON.stringify({ id: 'x', startedAt: 0, changes: {} }))
  return build
}

test('a photograph from public/ is served as what it is, however its name is spelt', async () => {
  const { files } = await prepareSite(smallBuild(), addresses, 1)
  expect(files).toMatchObject([
    { path: '/team/Mira.JPG', type: 'image/jpeg', compressed: false },
    { path: '/team/jonas.webp', type: 'image/webp', compressed: false },
  ])
})

test('what another process has prepared meanwhile stays, for it may be read; what cannot be read gives way', async () => {
  const build = smallBuild()
  const folder = siteFolder(build, await readBuildRecord(path.join(build, 'raw')), addresses)
  await prepareSite(build, addresses, 1)
  const first = statSync(folder).ino
  const [one, other] = await Promise.all([prepareSite(build, addresses, 0), prepareSite(build, addresses, 0)])
  expect(one).toEqual(other)
  expect(statSync(folder).ino).toBe(first)
  writeFileSync(path.join(folder, 'index.json'), '{')
  await prepareSite(build, addresses, 1)
  expect(statSync(folder).ino).not.toBe(first)
  expect(readdirSync(path.join(build, 'site'))).toEqual([path.basename(folder)])
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
