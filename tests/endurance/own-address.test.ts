import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { readBuildRecord } from '#server/site/build-record.ts'
import { siteFolder } from '#server/site/prepare.ts'
import { startServer } from '../support/server.ts'

// Promise: A site whose settings differ from the build's is prepared anew at its start, every address and link of it.

const timeout = 180_000

test('without SITE_URL every address of the site follows the port', { timeout }, async () => {
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

test('an outside service takes the place of the book', { timeout }, async () => {
  const server = await startServer({ BOOKING_URL: 'https://termin.example/x' })
  try {
    const answer = await fetch(`${server.url}/en/book`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://termin.example/x'])
    expect(await (await fetch(`${server.url}/faq`)).text()).toContain('href="https://termin.example/x"')
    const free = await fetch(server.url + calls.freeAppointments, { method: 'POST' })
    expect(await free.json()).toEqual([])
  } finally {
    await server.stop()
  }
})
