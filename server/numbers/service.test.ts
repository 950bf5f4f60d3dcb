import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { copiedTables } from '#server/db/copy.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { countSubmissions } from './observe.ts'
import { createNumbersReports } from './reports.ts'
import { createNumbers } from './service.ts'
import { addBatch } from './store.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

onBothStores('numbers', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const pages = ['/', '/about', '/en/about', '/tools/vat', '/contact']
    const newServer = () => createNumbers({ ...parts, isPage: (path) => pages.includes(path) })
    const reports = createNumbersReports(createContext(parts))
    const counted = async () => (await reports.report(7)).summary
    return { ...store, ...reports, parts, clock, newServer, counted }
  }
  const from = (network: number, userAgent = browser) => visitor({ address: addressOf(network), userAgent })
  const view = (path: string, before = '') => ({ path, device: 'computer', view: { from: before } })

  it('counts views, visits and where they came from', async () => {
    const { newServer, counted } = await setUp()
    const server = newServer()
    await server.countPage(view('/', 'duckduckgo.com'), from(1))
    await server.countPage(view('/about', 'own'), from(1))
    await server.countPage({ ...view('/en/about'), device: 'phone' }, from(2))
    await server.countPage(view('/', 'google.com'), from(1))
    await server.write()
    expect(await counted()).toMatchObject({
      visits: 2,
      views: 4,
      hosts: [{ name: 'duckduckgo.com', count: 1 }],
      devices: [
        { name: 'computer', count: 1 },
        { name: 'phone', count: 1 },
      ],
      viewsByLanguage: { de: 3, en: 1 },
      pages: [
        { path: '/', views: 2, visits: 1 },
        { path: '/about', views: 1, visits: 0 },
        { path: '/en/about', views: 1, visits: 1 },
      ],
    })
    expect((await counted()).viewsByHour.reduce((sum, views) => sum + views, 0)).toBe(4)
  })

  it('knows nobody on the next day, and remembers nothing beyond it', async () => {
    const { newServer, counted, clock } = await setUp()
    const server = newServer()
    for (let day = 0; day < 3; day++) {
      await server.countPage(view('/'), from(1))
      await server.countPage(view('/'), from(1))
      clock.pass({ minutes: 24 * 60 })
    }
    await server.write()
    expect(await counted()).toMatchObject({ visits: 3, views: 6 })
  })

  it('leaves out bots, unknown pages, and a network that reports without end', async () => {
    const { newServer, counted } = await setUp()
    const server = newServer()
    await server.countPage(view('/'), from(1, googlebot))
    await server.countPage(view('/'), from(1, ''))
    await server.countPage(view('/no-such-page'), from(2))
    for (let report = 0; report < 650; report++) await server.countPage(view('/', 'own'), from(3))
    expect(await server.countPage({ path: 'about' }, from(4))).toMatchObject({ ok: false, code: 'invalid' })
    await server.write()
    expect(await counted()).toMatchObject({ visits: 0, views: 600 })
  })

  it('bounds what visitors can invent, and keeps no address that stands in a campaign', async () => {
    const { newServer, counted, db } = await setUp()
    const server = newServer()
    for (let visit = 0; visit < 300; visit++) {
      const campaign = visit === 0 ? 'mira@muster.example' : `campaign-${visit}`
      await server.countPage({ ...view('/', `host-${visit}.example`), view: { from: '', campaign } }, from(visit))
    }
    await server.write()
    const { campaigns } = await counted()
    expect(campaigns).toHaveLength(201)
    expect(campaigns[0]).toEqual({ name: 'other', count: 100 })
    expect(JSON.stringify(await db.selectFrom('daily_counts').selectAll().execute())).not.toContain('mira')
  })

  it('adds what several servers write, each batch once', async () => {
    const { newServer, counted, db, clock } = await setUp()
    const servers = [newServer(), newServer()]
    await Promise.all(servers.map((server, index) => server.countPage(view('/', 'bing.com'), from(index))))
    // The visitor's next page is answered by the other server: no second visit.
    await servers[1]?.countPage(view('/about', 'own'), from(0))
    await Promise.all(servers.map((server) => server.stop()))
    expect(await counted()).toMatchObject({ visits: 2, views: 3 })

    const count = { day: '2026-11-21', metric: 'view', subject: '/', value: '', count: 5 } as const
    const batch = { id: 'one', counts: [count] }
    await addBatch(db, batch, clock.now())
    await addBatch(db, batch, clock.now())
    expect((await counted()).views).toBe(8)
  })

  it('keeps counting while the store is away, and writes it later', async () => {
    const { counted, parts } = await setUp()
    let isAway = true
    const db = new Proxy(parts.db, {
      get: (target, name) => {
        if (name === 'transaction' && isAway) throw new Error('away')
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const server = createNumbers({ ...parts, db })
    await server.countPage(view('/'), from(1))
    await server.write()
    await server.countPage(view('/about', 'own'), from(1))
    isAway = false
    await server.write()
    expect(await counted()).toMatchObject({ visits: 1, views: 2 })
  })

  it('counts what is done on pages, and what forms were sent', async () => {
    const { newServer, counted, parts } = await setUp()
    const server = newServer()
    const services = countSubmissions(createServices(parts, undefined, server), server)
    const acts = {
      'form contact seen': 1,
      'form contact begun': 1,
      'form contact refused': 3,
      'touch mail': 2,
      'tool used': 1,
    }
    await services.countPage({ path: '/tools/vat', device: 'computer', acts }, from(1))
    const message = { name: 'Mira Muster', email: 'mira@muster.example', message: 'Wir brauchen Hilfe.' }
    await services.sendContactMessage({ ...message, origin: '/about' }, from(1))
    await services.sendContactMessage({ ...message, origin: '/about?who=mira' }, from(2))
    await server.write()
    expect(await counted()).toMatchObject({
      forms: [{ form: 'contact', seen: 1, begun: 1, refused: 3, sent: 2, confirmed: 0 }],
      touches: [{ name: 'mail', count: 2 }],
      tools: [{ name: '/tools/vat', count: 1 }],
      readBefore: [{ name: '/about', count: 1 }],
    })
    const { db } = parts
    const origins = await db.selectFrom('contact_messages').select('origin').orderBy('origin').execute()
    expect(origins.map(({ origin }) => origin).sort()).toEqual(['/about', null])
  })

  it('holds nothing of a person after a thousand visits', async () => {
    const { newServer, db } = await setUp()
    const server = newServer()
    for (let number = 0; number < 1_000; number++) {
      const userAgent = `${browser} Marker/${number}`
      await server.countPage(
        { ...view('/', 'search.example'), vitals: { lcp: 900 }, acts: { 'touch mail': 1 } },
        visitor({ address: addressOf(number), userAgent }),
      )
    }
    await server.write()
    const tables = await Promise.all(copiedTables.map((table) => db.selectFrom(table).selectAll().execute()))
    const store = JSON.stringify(tables)
    expect(store).toContain('search.example')
    expect(store).not.toMatch(/Mozilla|Marker/)
    for (const number of [0, 1, 500, 999]) expect(store).not.toContain(`"${addressOf(number)}"`)
    // Rows grow with what was read, not with who read it.
    expect(await db.selectFrom('daily_counts').selectAll().execute()).toHaveLength(7)
  })

  it('tells how fast pages were for three of four readers', async () => {
    const { newServer, counted } = await setUp()
    const server = newServer()
    for (const lcp of [800, 1000, 1200, 9000]) {
      await server.countPage({ path: '/', device: 'phone', vitals: { lcp, cls: 0.04 } }, from(lcp))
    }
    await server.countPage({ path: '/', device: 'phone', vitals: { inp: 48 } }, from(1))
    await server.write()
    const [home] = (await counted()).speed
    expect(home).toMatchObject({ path: '/', device: 'phone', readers: 4, cls: 0.04 })
    expect(Math.abs((home?.lcp ?? 0) / 1200 - 1)).toBeLessThan(0.05)
    expect(Math.abs((home?.inp ?? 0) / 48 - 1)).toBeLessThan(0.05)
  })

  it('compares with the days before, and shows remarks', async () => {
    const { newServer, report, addNote, removeNote, clock } = await setUp()
    const server = newServer()
    await server.countPage(view('/'), from(1))
    clock.pass({ minutes: 7 * 24 * 60 })
    await server.countPage(view('/'), from(1))
    await server.countPage(view('/'), from(2))
    await server.write()
    const { summary, before, since } = await report(7)
    expect(since).toBe('2026-11-21')
    expect(summary.byDay).toHaveLength(7)
    expect(summary.byDay.at(-1)).toEqual({ day: '2026-11-28', visits: 2, views: 2 })
    expect(before).toMatchObject({ from: '2026-11-15', to: '2026-11-21', visits: 1 })

    const noted = await addNote({ day: '2026-11-28', note: ' Newsletter versandt ' })
    expect((await report(7)).summary.notes).toMatchObject([{ day: '2026-11-28', note: 'Newsletter versandt' }])
    expect(await addNote({ day: '28.11.2026', note: 'x' })).toMatchObject({ ok: false, code: 'invalid' })
    expect(await removeNote(noted.ok ? noted.id : '')).toEqual({ ok: true })
    expect((await report(7)).summary.notes).toEqual([])
  })
})
