import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { readBuildRecord } from '#server/site/build-record.ts'
import { siteFolder } from '#server/site/prepare.ts'
import { startServer } from '../support/server.ts'

// Promise: A site whose settings differ from the build's is prepared anew at its start, every address and link of it.

const timeout = 300_000

test('without SITE_URL every address follows the port, and an outside service takes the place of the book', {
  timeout,
}, async () => {
  const bookingUrl = 'https://termin.example/x'
  const server = await startServer({ SITE_URL: '', BOOKING_URL: bookingUrl })
  const origin = `http://localhost:${new URL(server.url).port}`
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
      const origins = (await (await fetch(server.url + path)).text()).match(/https?:\/\/localhost(?::\d+)?/g)
      expect(new Set(origins), path).toEqual(new Set([origin]))
    }
    const html = await (await fetch(server.url)).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}/"/>`)
    expect(html).toContain(`<meta property="og:image" content="${origin}/images/share/home-de.png"/>`)

    const answer = await fetch(`${server.url}/en/book`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, bookingUrl])
    expect(await (await fetch(`${server.url}/faq`)).text()).toContain(`href="${bookingUrl}"`)
    const free = await fetch(server.url + calls.freeAppointments, { method: 'POST' })
    expect(await free.json()).toEqual([])
  } finally {
    await server.stop()
    const addresses = { siteUrl: origin, bookingUrl, anonKey: '', hasModel: false }
    await rm(siteFolder('build', await readBuildRecord('build/raw'), addresses), { recursive: true, force: true })
  }
})
