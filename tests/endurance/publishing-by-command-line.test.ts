import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { asSixth, createEditor, pageText, sixth } from '../support/publishing.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { newPlace } from '../support/store.ts'

// Promise: What is published by the command line shows everywhere, and is undone to the last byte.

const timeout = 300_000

const question = {
  de: ['Darf der Goldfisch den Abschluss freigeben?', 'Nein, dafür braucht es eine Person mit Unterschrift.'],
  en: ['May the goldfish approve the annual accounts?', 'No, that takes a person who can sign.'],
} as const

/** An item at the beginning of the first list of questions. */
const withQuestion = (language: 'de' | 'en') => (text: string) =>
  text.replace(
    /^( +)- id: vat-return-work$/m,
    (item, indent) =>
      `${indent}- id: goldfish\n${indent}  question: ${question[language][0]}\n${indent}  answer:\n${indent}    - ${question[language][1]}\n${indent}  keywords:\n${indent}    - Goldfisch\n${item}`,
  )

const withMember = (text: string) =>
  text.replace(
    /^team:\n/m,
    `$&  - name: Sabine Frei
    role:
      de: Kundendienst
      en: Customer service
    description:
      de: Nimmt ab, wenn jemand anruft.
      en: Picks up when somebody calls.
    image: portrait-2
`,
  )

const withEvent = (text: string) =>
  `${text.trimEnd()}\n- id: offene-stunde\n  date: 2031-03-05\n  from: 12:00\n  to: 13:00\n`

const withEventWords = (text: string) =>
  text.replace(
    /^( +)qr-rechnung-adressen:$/m,
    (item, indent) =>
      `${indent}offene-stunde:\n${indent}  title: Offene Stunde\n${indent}  type: Webinar\n${indent}  description: Fragen aus dem Alltag.\n${item}`,
  )

describe('what is published by the command line', () => {
  let server: RunningServer
  let editor: Awaited<ReturnType<typeof createEditor>>
  const get = (path: string) => pageText(server.url + path)
  const before = new Map<string, string>()
  const watched = [
    '/',
    '/faq',
    '/en/faq',
    '/about',
    '/process',
    '/blog',
    '/en/blog',
    '/video-studio',
    '/sitemap.xml',
    '/llms.txt',
  ]

  beforeAll(async () => {
    const { env, remove } = await newPlace('sqlite')
    const all = { ...env, SECRET: 'test'.repeat(10), SITE_URL: 'http://localhost:3000' }
    server = await startServer(all)
    editor = await createEditor(all)
    for (const path of watched) before.set(path, await get(path))
    return async () => {
      await server.stop({ keepData: true })
      await remove()
    }
  })

  it('an answer is on its page, found by the search and known to the assistant, in both languages', {
    timeout,
  }, async () => {
    const documents = [
      await editor.changed('de/faq', withQuestion('de')),
      await editor.changed('en/faq', withQuestion('en')),
    ]
    expect(await editor.publish(documents)).toMatchObject({ code: 0 })
    for (const [language, prefix] of [
      ['de', ''],
      ['en', '/en'],
    ] as const) {
      const [asked, answer] = question[language]
      expect(await get(`${prefix}/faq`)).toContain(answer)
      expect(await get(`/search/${language}.json`)).toContain(asked)
      const said = async () => {
        const response = await fetch(server.url + calls.chat, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ messages: [{ role: 'user', content: asked }], language }),
        })
        return response.text()
      }
      await expect.poll(said, { timeout: 120_000, interval: 500 }).toContain(answer)
    }
  })

  it('a price and a member are on every page that shows them', { timeout }, async () => {
    const priced = watched.filter((path) => before.get(path)?.includes('CHF\u00a0890'))
    expect(priced.length).toBeGreaterThan(1)
    const company = await editor.changed('company', (text) => withMember(text.replace('amount: 890', 'amount: 895')))
    expect(await editor.publish([company])).toMatchObject({ code: 0 })
    for (const path of priced) {
      const page = await get(path)
      expect([path, page.includes('CHF\u00a0890'), page.includes('CHF\u00a0895')]).toEqual([path, false, true])
    }
    for (const path of ['/about', '/en/about']) expect(await get(path)).toContain('Sabine Frei')
  })

  it('an event has its words and its calendar file', { timeout }, async () => {
    const documents = [
      await editor.changed('events', withEvent),
      await editor.changed('de/video-studio', withEventWords),
      await editor.changed('en/video-studio', withEventWords),
    ]
    const alone = await editor.publish(documents.slice(0, 1))
    expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining('offene-stunde') })
    expect(await editor.publish(documents)).toMatchObject({ code: 0 })
    for (const prefix of ['', '/en']) {
      expect(await get(`${prefix}/video-studio`)).toContain('Offene Stunde')
      expect(await get(`${prefix}/video-studio/offene-stunde.ics`)).toContain('DTSTART')
    }
  })

  it('a sixth article is a page, in lists, feeds, site map, search and with a share picture; removed, it leads on', {
    timeout,
  }, async () => {
    const [de, en] = [
      await editor.changed('de/blog/bexio-vs-abacus-comparison', asSixth),
      await editor.changed('en/blog/bexio-vs-abacus-comparison', asSixth),
    ]
    const alone = await editor.publish([[`de/blog/${sixth}`, de[1]]])
    expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining(`en/blog/${sixth}`) })
    const both: [string, string][] = [
      [`de/blog/${sixth}`, de[1]],
      [`en/blog/${sixth}`, en[1]],
    ]
    expect(await editor.publish(both)).toMatchObject({ code: 0 })
    for (const prefix of ['', '/en']) {
      const path = `${prefix}/blog/${sixth}`
      expect(await get(path)).toContain('Der sechste Artikel')
      for (const list of ['/blog', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']) {
        expect([list, (await get(prefix + list)).includes(path)]).toEqual([list, true])
      }
      expect(await get('/sitemap.xml')).toContain(`${path}<`)
      expect(await get(`/search/${prefix ? 'en' : 'de'}.json`)).toContain(path)
      const picture = await fetch(`${server.url}/images/share/blog-${sixth}-${prefix ? 'en' : 'de'}.png`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    expect(await get('/llms.txt')).toContain(`/en/blog/${sixth}`)

    const gone = await editor.content('remove', `de/blog/${sixth}`, `en/blog/${sixth}`, '--why', 'Only a test')
    expect(gone).toMatchObject({ code: 0 })
    const answer = await fetch(`${server.url}/en/blog/${sixth}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/en/blog'])
    expect(await get('/sitemap.xml')).not.toContain(sixth)
  })

  it('goes out and comes in as files without losing a byte', { timeout }, async () => {
    const folder = `${editor.folder}/files`
    expect(await editor.content('export', folder)).toMatchObject({ code: 0 })
    const same = await editor.content('import', folder, '--dry-run')
    expect(same).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing is different') })
    expect(await editor.content('undo', '--to', '0')).toMatchObject({ code: 0 })
    const differing = JSON.parse((await editor.content('import', folder, '--dry-run', '--json')).stdout)
    expect(differing.changes.sort()).toEqual(
      ['company', 'de/faq', 'de/video-studio', 'en/faq', 'en/video-studio', 'events'].sort(),
    )
    expect(await editor.content('import', folder)).toMatchObject({ code: 0 })
    const again = await editor.content('import', folder, '--dry-run')
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing is different') })
    expect(await get('/about')).toContain('Sabine Frei')
  })

  it('is undone to the last byte', { timeout }, async () => {
    expect(await editor.content('undo', '--to', '0')).toMatchObject({ code: 0 })
    for (const path of watched) expect([path, (await get(path)) === before.get(path)]).toEqual([path, true])
    const list = JSON.parse((await editor.content('list', '--json')).stdout)
    expect(list.filter(({ source }: { source: string }) => source !== 'release')).toEqual([])
  })
})
