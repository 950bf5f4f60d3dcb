import { expect, test } from 'vitest'
import { brokenLinks, readLinks } from './link-check.ts'

const page = (body: string) => `<main>${body}</main>`
const built = {
  pages: new Map([
    [
      '/',
      page(
        '<a href="/faq#prices">a</a><a class="go" href="/faq?q=x&amp;y">b</a><a href="/feed.xml">c</a><a href="/newsletter/issues">d</a>',
      ),
    ],
    [
      '/faq',
      page(
        '<h2 id="prices">Preise</h2><a href="#prices">a</a><a href="//evil.example">b</a><a href="https://a.example/x">c</a>',
      ),
    ],
    [
      '/en/',
      page(
        '<a href="/en/faq#gone">a</a><a href="/en/nowhere">b</a><a href="/en/typo">c</a><a href="/en/newsletter/issues">d</a>',
      ),
    ],
    ['/en/faq', page('<h2 id="prices">Prices</h2><a href="/en/">a</a><a href="#gone">b</a>')],
  ]),
  files: new Set(['/feed.xml']),
}
const documents = new Map([['en/home', 'title: Home\naction:\n  to: /typo\nmore: /typography\n']])

test('links to pages, files and headings that are not there are named', () => {
  const links = new Map([...built.pages].map(([path, html]) => [path, readLinks(html)]))
  expect(brokenLinks(links, built.files, ['/faq#prices', '/faq#beta'], documents).sort()).toEqual([
    'assistant/fact-sources.ts: /faq#beta leads nowhere',
    'en/home.yaml:3: /typo leads nowhere',
    'the page /: /faq#gone leads nowhere',
    'the page /: /nowhere leads nowhere',
    'the page /faq: #gone leads nowhere',
  ])
})
