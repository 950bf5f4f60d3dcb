import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenLinks } from './link-check.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'links-'))
  const page = (name: string, body: string) => {
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, 'index.html'), `<main>${body}</main>`)
  }
  page(
    '',
    '<a href="/faq#prices">a</a><a class="go" href="/faq?q=x&amp;y">b</a><a href="/feed.xml">c</a><a href="/newsletter/issues">d</a>',
  )
  page(
    'faq',
    '<h2 id="prices">Preise</h2><a href="#prices">a</a><a href="//evil.example">b</a><a href="https://a.example/x">c</a>',
  )
  page('en', '<a href="/en/faq#gone">a</a><a href="/en/nowhere">b</a><a href="/en/newsletter/issues">c</a>')
  page('en/faq', '<h2 id="prices">Prices</h2><a href="/en/">a</a><a href="#gone">b</a>')
  writeFileSync(path.join(folder, 'feed.xml'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('links to pages, files and headings that are not there are named', () => {
  expect(brokenLinks(folder, ['/faq#prices', '/faq#beta']).sort()).toEqual([
    'assistant/fact-sources.ts: /faq#beta leads nowhere',
    'the page /: /faq#gone leads nowhere',
    'the page /: /nowhere leads nowhere',
    'the page /faq: #gone leads nowhere',
  ])
})
