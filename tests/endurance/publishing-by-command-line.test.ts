import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { asSixth, createEditor, pageText, sixth } from '../support/publishing.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { newPlace } from '../support/store.ts'

// Promise: What is published by the command line shows everywhere, and is undone to the last byte.

const timeout = 600_000

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

  const edits: [id: string, change: (text: string) => string][] = [
    ['de/faq', withQuestion('de')],
    ['en/faq', withQuestion('en')],
    ['company', (text) => withMember(text.replace('amount: 890', 'amount: 895'))],
    ['events', withEvent],
    ['de/video-studio', withEventWords],
    ['en/video-studio', withEventWords],
  ]

  /** The sixth article in a language. */
  const article = async (language: 'de' | 'en'): Promise<[string, string]> => {
    const [, file] = await editor.changed(`${language}/blog/bexio-vs-abacus-comparison`, asSixth)
    return [`${language}/blog/${sixth}`, file]
  }

  it('half of what belongs together is refused, and told', { timeout }, async () => {
    const event = await editor.publish([await editor.changed('events', withEvent)])
    expect(event).toMatchObject({ code: 1, stderr: expect.stringContaining('offene-stunde') })
    const german = await editor.publish([await article('de')])
    expect(german).toMatchObject({ code: 1, stderr: expect.stringContaining(`en/blog/${sixth}`) })
  })

  it('answers, a price, a member, an event and an article are on every page, list and feed that shows them', {
    timeout,
  }, async () => {
    const priced = watched.filter((path) => before.get(path)?.includes('CHF\u00a0890'))
    expect(priced.length).toBeGreaterThan(1)
    const documents = await Promise.all(edits.map(([id, change]) => editor.changed(id, change)))
    const articles = [await article('de'), await article('en')]
    expect(await editor.publish([...documents, ...articles])).toMatchObject({ code: 0 })

    for (const path of priced) {
      const page = await get(path)
      expect([path, page.includes('CHF\u00a0890'), page.includes('CHF\u00a0895')]).toEqual([path, false, true])
    }
    for (const path of ['/about', '/en/about']) expect(await get(path)).toContain('Sabine Frei')
    for (const [language, prefix] of [
      ['de', ''],
      ['en', '/en'],
    ] as const) {
      const [asked, answer] = question[language]
      expect(await get(`${prefix}/faq`)).toContain(answer)
      const search = await get(`/search/${language}.json`)
      expect(search).toContain(asked)
      const path = `${prefix}/blog/${sixth}`
      expect(search).toContain(path)
      expect(await get(path)).toContain('Der sechste Artikel')
      for (const list of ['/blog', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']) {
        expect([list, (await get(prefix + list)).includes(path)]).toEqual([list, true])
      }
      expect(await get('/sitemap.xml')).toContain(`${path}<`)
      const picture = await fetch(`${server.url}/images/share/blog-${sixth}-${language}.png`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(await get(`${prefix}/video-studio`)).toContain('Offene Stunde')
      expect(await get(`${prefix}/video-studio/offene-stunde.ics`)).toContain('DTSTART')
      const said = async () => {
        const response = await fetch(server.url + calls.chat, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ messages: [{ role: 'user', content: asked }], language }),
        })
        return response.text()
      }
      // Learned after everything else that the machine has to do.
      await expect.poll(said, { timeout: 240_000, interval: 500 }).toContain(answer)
    }
    expect(await get('/llms.txt')).toContain(`/en/blog/${sixth}`)
  })

  it('an article that is removed leads on', { timeout }, async () => {
    const gone = await editor.content('remove', `de/blog/${sixth}`, `en/blog/${sixth}`, '--why', 'Only a test')
    expect(gone).toMatchObject({ code: 0 })
    const answer = await fetch(`${server.url}/en/blog/${sixth}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/en/blog'])
    expect(await get('/sitemap.xml')).not.toContain(sixth)
  })

  it('all is undone to the last byte, and comes in again from files', { timeout }, async () => {
    const folder = `${editor.folder}/files`
    expect(await editor.content('export', folder)).toMatchObject({ code: 0 })
    const same = await editor.content('import', folder, '--dry-run')
    expect(same).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing is different') })

    expect(await editor.content('undo', '--to', '0')).toMatchObject({ code: 0 })
    for (const path of watched) expect([path, (await get(path)) === before.get(path)]).toEqual([path, true])
    const list = JSON.parse((await editor.content('list', '--json')).stdout)
    expect(list.filter(({ source }: { source: string }) => source !== 'release')).toEqual([])

    const differing = JSON.parse((await editor.content('import', folder, '--dry-run', '--json')).stdout)
    expect(differing.changes.sort()).toEqual(edits.map(([id]) => id).sort())
    expect(await editor.content('import', folder)).toMatchObject({ code: 0 })
    const again = await editor.content('import', folder, '--dry-run')
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing is different') })
    expect(await get('/about')).toContain('Sabine Frei')
  })
})
