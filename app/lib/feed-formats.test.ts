import { describe, expect, test } from 'vitest'
import { atom, type Feed, jsonFeed, rss } from './feed-formats.ts'

const feed: Feed = {
  title: 'Soll & Haben',
  description: '<kurz>',
  language: 'de-CH',
  homeUrl: 'https://example.com/blog',
  feedUrl: 'https://example.com/blog/feed',
  author: 'Muster',
  posts: [
    {
      title: 'A "B" & <C>',
      url: 'https://example.com/blog/a',
      excerpt: "Kurz & 'gut'",
      html: '<p>]]> &amp; <b>x</b></p>',
      date: '2025-01-20',
      updated: '2026-11-21',
      categories: ['KMU & Co'],
    },
    { title: 'Z', url: 'https://example.com/blog/z', excerpt: '', html: '', date: '2025-01-05', categories: [] },
  ],
}

/** Everything but marks that the formats themselves write: nothing of the content may be left in it as a mark. */
function stray(xml: string): string[] {
  return xml.match(/&(?!amp;|lt;|gt;|quot;|apos;)|<(?=[kCbp]>)/g) ?? []
}

describe('RSS', () => {
  test('escapes what it carries and keeps the order', () => {
    const xml = rss(feed)
    expect(stray(xml)).toEqual([])
    expect(xml).toContain('<title>A &quot;B&quot; &amp; &lt;C&gt;</title>')
    expect(xml).toContain('&lt;p&gt;]]&gt; &amp;amp; &lt;b&gt;x&lt;/b&gt;&lt;/p&gt;')
    expect(xml).toContain('<pubDate>Mon, 20 Jan 2025 00:00:00 GMT</pubDate>')
    expect(xml.indexOf('/blog/a')).toBeLessThan(xml.indexOf('/blog/z'))
  })
})

describe('Atom', () => {
  test('dates the feed by its last change and each entry by its own', () => {
    const xml = atom(feed)
    expect(stray(xml)).toEqual([])
    expect(xml.match(/<updated>[^<]+/g)).toEqual([
      '<updated>2026-11-21T00:00:00.000Z',
      '<updated>2026-11-21T00:00:00.000Z',
      '<updated>2025-01-05T00:00:00.000Z',
    ])
    expect(xml).toContain('<published>2025-01-20T00:00:00.000Z</published>')
  })
})

describe('JSON Feed', () => {
  test('is version 1.1 and carries the whole text', () => {
    const { version, items, language } = JSON.parse(jsonFeed(feed))
    expect(version).toBe('https://jsonfeed.org/version/1.1')
    expect(language).toBe('de-CH')
    expect(items[0]).toMatchObject({
      id: 'https://example.com/blog/a',
      content_html: feed.posts[0]?.html,
      tags: ['KMU & Co'],
    })
  })
})
