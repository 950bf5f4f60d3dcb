import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingTexts } from './missing-texts.ts'

test('pages on which a text is missing are named, with the place', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = (name: string, html: string) => {
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, 'index.html'), html)
  }
  page('', '<title>Home</title><h1>Finance</h1><p>Is undefined a word? It is.</p>')
  page('contact', '<title>undefined – Saldora</title><h1 class="display"></h1>')
  page('en/faq', '<title>FAQ</title><img alt="A drawing of undefined">')
  expect(missingTexts(folder).sort()).toEqual([
    'the page /contact: a text is missing in <h1 class="display"></h1>',
    'the page /contact: a text is missing in <title>undefined',
    'the page /en/faq: a text is missing in alt="A drawing of undefined',
  ])
})
