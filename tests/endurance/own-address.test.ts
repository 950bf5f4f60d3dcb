import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readBuildRecord } from '#server/site/build-record.ts'
import { siteFolder } from '#server/site/prepare.ts'
import { startServer } from '../support/server.ts'

// Promise: Without SITE_URL every address of the site follows the port.

test('without SITE_URL every address of the site follows the port', async () => {
  const other = await startServer({ SITE_URL: '' })
  const origin = `http://localhost:${new URL(other.url).port}`
  try {
    const addressed = [
      '/',
      '/auth',
      '/en/contact',
      '/contact?topic=MWST',
      '/sitemap.xml',
      '/robots.txt',
      '/blog/rss.xml',
    ]
    for (const path of [...addressed, '/en/blog/feed.json', '/llms.txt', '/.well-known/security.txt']) {
      const origins = (await (await fetch(other.url + path)).text()).match(/https?:\/\/localhost(?::\d+)?/g)
      expect(new Set(origins), path).toEqual(new Set([origin]))
    }
    const html = await (await fetch(other.url)).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}/"/>`)
    expect(html).toContain(`<meta property="og:image" content="${origin}/images/share/home-de.png"/>`)
  } finally {
    await other.stop()
    const addresses = { siteUrl: origin, bookingUrl: undefined, anonKey: '', hasModel: false }
    await rm(siteFolder('build', await readBuildRecord('build/raw'), addresses), { recursive: true, force: true })
  }
})
