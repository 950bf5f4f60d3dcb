import { expect, it } from 'vitest'
import type { Actor } from '#server/audit/actor.ts'
import { createContext } from '#server/context.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onBothStores, silentLog, type TestStore } from '#tests/support/store.ts'
import { createDraftsService } from './drafts.ts'
import type { CheckDocuments, Documents } from './parts.ts'
import { createScheduleService } from './schedule.ts'
import { createDocumentsService } from './service.ts'
import { forgetServer, noteServer, runningServers } from './site-servers.ts'

const faq = '# Zwei Fragen\nitems:\n  - Wie?   # so\n'
const files = { company: 'brand: A\n', 'de/faq': faq, 'en/faq': faq, 'de/blog/alt': 'Alt', 'en/blog/alt': 'Old' }

/** Stands for the real check: a text with "wrong" in it is wrong. */
const check: CheckDocuments = (documents) => ({
  wrong: [...documents]
    .filter(([, text]) => text.includes('wrong'))
    .map(([id]) => ({ file: `${id}.yaml`, at: 'items.0', message: 'is wrong' })),
  look: [],
})

onBothStores('documents', (open) => {
  async function setUp(changes: Record<string, string> = {}) {
    const store = await open()
    const clock = stoppedClock()
    const release: Documents = new Map(Object.entries({ ...files, ...changes }))
    const on = ({ db, config }: Pick<TestStore, 'db' | 'config'>, actor?: Actor) =>
      createContext({ db, config, log: silentLog, now: clock.now, ...(actor && { actor }) })
    const mira = on(store, { kind: 'member', id: 'm1', name: 'Mira' })
    const parts = { release, check }
    const acts = async () =>
      (
        await store.db.selectFrom('audit_log').select(['act', 'subject_id', 'actor_name']).orderBy('number').execute()
      ).map(({ act, subject_id, actor_name }) => [act, subject_id, actor_name])
    return { ...store, clock, on, mira, parts, documents: createDocumentsService(mira, parts), acts }
  }

  it('follow the release until they are touched, and keep every byte of what is published', async () => {
    const { documents, acts } = await setUp()
    expect((await documents.list()).map(({ source }) => source)).toEqual(Array(5).fill('release'))
    const text = '# Ein Satz\r\nitems:\n  - Wie?\t # so\n\n\n'
    expect(await documents.publish([{ id: 'de/faq', text }], { why: 'Besser gesagt' })).toEqual({
      ok: true,
      publication: 1,
      documents: [{ id: 'de/faq', revision: 1 }],
    })
    expect(await documents.show('de/faq')).toBe(text)
    expect(await documents.show('en/faq')).toBe(faq)
    expect((await documents.list()).find(({ id }) => id === 'de/faq')).toMatchObject({
      ...{ source: 'store', revision: 1, author_name: 'Mira', differs: false },
    })
    expect(await acts()).toEqual([['content.publish', 'de/faq', 'Mira']])
  })

  it('are published together or not at all', async () => {
    const { documents, db } = await setUp()
    const refused = await documents.publish(
      [
        { id: 'de/faq', text: 'neu' },
        { id: 'en/faq', text: 'wrong' },
      ],
      { why: 'Neue Antwort' },
    )
    expect(refused).toMatchObject({
      ok: false,
      problem: 'checks',
      findings: { wrong: [{ file: 'en/faq.yaml', at: 'items.0' }] },
    })
    expect((await documents.published()).number).toBe(0)
    expect(await db.selectFrom('document_revisions').selectAll().execute()).toEqual([])
    const both = [
      { id: 'de/faq', text: 'neu' },
      { id: 'en/faq', text: 'new' },
    ]
    expect(await documents.publish(both, { why: 'Neue Antwort' })).toMatchObject({ ok: true, publication: 1 })
    expect(await documents.publish(both, { why: 'Neue Antwort' })).toEqual({ ok: false, problem: 'unchanged' })
  })

  it('want a reason without an address, and an id that can be one', async () => {
    const { documents } = await setUp()
    const change = [{ id: 'de/faq', text: 'neu' }]
    for (const why of ['', ' a ', 'für mira@muster.example', 'x'.repeat(301)]) {
      expect(await documents.publish(change, { why })).toEqual({ ok: false, problem: 'bad_why' })
    }
    for (const id of ['../secret', 'de//faq', '/de/faq', 'de/faq.yaml', 'DE/faq', '']) {
      expect(await documents.publish([{ id, text: 'x' }], { why: 'Neu hier' })).toEqual({
        ...{ ok: false, problem: 'unknown', id },
      })
    }
    const redirects = [{ from: '/blog/alt', to: 'https://elsewhere.example' }]
    expect(await documents.publish(change, { why: 'Neu hier', redirects })).toMatchObject({ problem: 'bad_redirect' })
  })

  it('keep all revisions, and each can be brought back, also the release', async () => {
    const { documents, clock } = await setUp()
    for (const text of ['eins', 'zwei', 'drei']) {
      clock.pass({ minutes: 1 })
      await documents.publish([{ id: 'de/faq', text }], { why: `Sagt ${text}` })
    }
    expect(await documents.restore('de/faq', 1, 'Doch eins')).toMatchObject({ ok: true, publication: 4 })
    expect(await documents.show('de/faq')).toBe('eins')
    expect(await documents.history('de/faq')).toMatchObject([
      { number: 3, text: 'drei', publications: [3], isPublished: false },
      { number: 2, text: 'zwei', publications: [2], isPublished: false },
      { number: 1, text: 'eins', publications: [1, 4], isPublished: true, author_name: 'Mira', why: 'Sagt eins' },
    ])
    expect(await documents.restore('de/faq', 0, 'Wie im Release')).toMatchObject({ ok: true, publication: 5 })
    expect(await documents.show('de/faq')).toBe(faq)
    expect(await documents.restore('de/faq', 9, 'Gibt es nicht')).toMatchObject({ problem: 'unknown_revision' })
    expect(await documents.restorePublication(3, 'Alles wie damals')).toMatchObject({ ok: true, publication: 6 })
    expect(await documents.show('de/faq')).toBe('drei')
    expect(await documents.restorePublication(99, 'Gibt es nicht')).toMatchObject({ problem: 'unknown' })
    expect((await documents.publications()).map(({ number, restores }) => [number, restores])).toEqual(
      [6, 5, 4, 3, 2, 1].map((number) => [number, number === 6 ? 3 : null]),
    )
  })

  it('are added and taken away, and a page that goes leads to another', async () => {
    const { documents } = await setUp()
    const added = [
      { id: 'de/blog/neu', text: 'Neu' },
      { id: 'en/blog/neu', text: 'New' },
    ]
    expect(await documents.publish(added, { why: 'Sechster Artikel' })).toMatchObject({ ok: true })
    const gone = [
      { id: 'de/blog/alt', removed: true },
      { id: 'en/blog/alt', removed: true },
    ] as const
    const redirects = [{ from: '/en/blog/alt', to: '/en/blog/neu' }]
    expect(await documents.publish([...gone], { why: 'Überholt', redirects })).toMatchObject({ ok: true })
    const now = await documents.published()
    expect([...now.documents.keys()].sort()).toEqual(['company', 'de/blog/neu', 'de/faq', 'en/blog/neu', 'en/faq'])
    expect(now.redirects).toEqual([
      { from: '/blog/alt', to: '/blog' },
      { from: '/en/blog/alt', to: '/en/blog/neu' },
    ])
    expect((await documents.list()).map(({ id, source }) => `${id} ${source}`)).toEqual(
      expect.arrayContaining(['de/blog/alt removed', 'de/blog/neu added']),
    )
    expect(await documents.publish([gone[0]], { why: 'Noch einmal' })).toMatchObject({ problem: 'unknown' })
    await documents.restorePublication(1, 'Doch nicht')
    expect((await documents.published()).redirects).toEqual([])
    expect(await documents.show('de/blog/alt')).toBe('Alt')
  })

  it('are not published over the words of somebody else', async () => {
    const { documents, on, db, config, parts } = await setUp()
    const jonas = createDocumentsService(on({ db, config }, { kind: 'member', id: 'm2', name: 'Jonas' }), parts)
    await jonas.publish([{ id: 'de/faq', text: 'von Jonas' }], { why: 'Zuerst da' })
    const expected = [{ id: 'de/faq', revision: null }]
    expect(await documents.publish([{ id: 'de/faq', text: 'von Mira' }], { why: 'Zu spät', expected })).toEqual({
      ...{ ok: false, problem: 'changed_meanwhile', id: 'de/faq', by: 'Jonas' },
    })
  })

  it('lose nothing when several publish at once', async () => {
    const { another, on, config, parts, documents } = await setUp()
    const ids = ['de/faq', 'en/faq', 'company', 'de/blog/alt', 'en/blog/alt']
    const outcomes = await Promise.all(
      ids.map((id) =>
        createDocumentsService(on({ db: another().db, config }), parts).publish([{ id, text: `neu ${id}` }], {
          why: 'Alle zugleich',
        }),
      ),
    )
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
    const now = await documents.published()
    for (const id of ids) expect(now.documents.get(id)).toBe(`neu ${id}`)
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.publication)).size).toBe(ids.length)
  })

  it('that a release changes under them are shown, to take or to leave', async () => {
    const { documents, mira } = await setUp()
    await documents.publish([{ id: 'de/faq', text: 'aus dem Store' }], { why: 'Hier geändert' })
    const release: Documents = new Map(Object.entries({ ...files, 'de/faq': 'neues Release' }))
    const later = createDocumentsService(mira, { release, check })
    const differing = async () => (await later.list()).filter(({ differs }) => differs).map(({ id }) => id)
    expect(await later.show('de/faq')).toBe('aus dem Store')
    expect(await differing()).toEqual(['de/faq'])
    expect(await later.leave('de/faq')).toBe(true)
    expect(await later.leave('de/faq')).toBe(false)
    expect(await differing()).toEqual([])
    expect(await later.publish([{ id: 'de/faq', released: true }], { why: 'Das Neue nehmen' })).toMatchObject({
      ok: true,
      documents: [{ id: 'de/faq', revision: null }],
    })
    expect(await later.show('de/faq')).toBe('neues Release')
    // What is written to say what the release says follows it again.
    await later.publish([{ id: 'de/faq', text: 'anders' }], { why: 'Hier geändert' })
    await later.publish([{ id: 'de/faq', text: 'neues Release' }], { why: 'Wie im Release' })
    expect((await later.list()).find(({ id }) => id === 'de/faq')?.source).toBe('release')
  })

  it('of a publication that no server can show are taken back', async () => {
    const { documents, acts } = await setUp()
    await documents.publish([{ id: 'de/faq', text: 'eins' }], { why: 'Sagt eins' })
    await documents.publish([{ id: 'de/faq', text: 'zwei' }], { why: 'Sagt zwei' })
    expect(await documents.refuse(2, 'a link leads nowhere')).toBe(true)
    expect(await documents.refuse(2, 'a link leads nowhere')).toBe(false)
    expect(await documents.show('de/faq')).toBe('eins')
    expect(await documents.publish([{ id: 'en/faq', text: 'three' }], { why: 'Sagt drei' })).toMatchObject({
      ok: true,
      publication: 3,
    })
    expect((await documents.published()).documents.get('de/faq')).toBe('eins')
    expect(await documents.restorePublication(2, 'Die schlechte')).toMatchObject({ problem: 'unknown' })
    expect((await acts()).map(([act]) => act)).toContain('content.refuse')
  })

  it('are drafted together, and the second to save is told', async () => {
    const { mira, documents, on, db, config, parts } = await setUp()
    const drafts = createDraftsService(mira, parts.release)
    const his = createDraftsService(on({ db, config }, { kind: 'member', id: 'm2', name: 'Jonas' }), parts.release)
    expect(await drafts.save('de/faq', 'Entwurf', 0)).toMatchObject({ ok: true, draft: { revision: 1 } })
    expect(await his.save('de/faq', 'seiner', 0)).toMatchObject({
      ...{ ok: false, problem: 'changed_meanwhile', draft: { text: 'Entwurf', author_name: 'Mira' } },
    })
    expect(await drafts.save('de/faq', 'Entwurf', 0)).toMatchObject({ ok: true, draft: { revision: 1 } })
    expect(await his.save('de/faq', 'seiner', 1)).toMatchObject({ ok: true, draft: { revision: 2 } })
    expect(await documents.show('de/faq')).toBe(faq)
    expect(await drafts.discard('de/faq', 1)).toBe(false)
    await drafts.save('de/blog/alt', null, 0)
    await documents.publish(
      [
        { id: 'de/faq', text: 'seiner' },
        { id: 'de/blog/alt', removed: true },
      ],
      { why: 'Fertig geschrieben' },
    )
    expect(await drafts.list()).toEqual([])
  })

  it('are published at a time, once, however many servers look', async () => {
    const { mira, on, another, config, parts, clock, documents } = await setUp()
    const schedule = createScheduleService(mira, parts)
    const wish = (text: string) => ({ changes: [{ id: 'de/faq', text }], redirects: [] })
    const at = new Date(clock.now().getTime() + 3_600_000)
    expect(await schedule.schedule(wish('wrong'), { at, why: 'Zu Neujahr' })).toMatchObject({ problem: 'checks' })
    expect(await schedule.schedule(wish('neu'), { at: clock.now(), why: 'Zu Neujahr' })).toMatchObject({
      problem: 'time_past',
    })
    const one = await schedule.schedule(wish('neu'), { at, why: 'Zu Neujahr' })
    const other = await schedule.schedule(wish('neuer'), { at, why: 'Zu Neujahr' })
    expect([one.ok, other.ok]).toEqual([true, true])
    expect(await schedule.withdraw((other.ok && other.scheduled.id) || '')).toBe(true)
    expect(await schedule.waiting()).toHaveLength(1)
    await schedule.publishDue()
    expect(await documents.show('de/faq')).toBe(faq)
    clock.pass({ hours: 1 })
    const servers = Array.from({ length: 3 }, () => createScheduleService(on({ db: another().db, config }), parts))
    await Promise.all(servers.map(({ publishDue }) => publishDue()))
    expect(await documents.show('de/faq')).toBe('neu')
    expect(await documents.publications()).toMatchObject([{ number: 1, author_name: 'Mira', why: 'Zu Neujahr' }])
    expect(await schedule.waiting()).toEqual([])
  })

  it('that have become wrong by their time are refused with the reason, and stay as they are', async () => {
    const { mira, parts, clock, documents, db } = await setUp()
    const at = new Date(clock.now().getTime() + 60_000)
    await createScheduleService(mira, parts).schedule(
      { changes: [{ id: 'de/faq', text: 'neu' }], redirects: [] },
      { at, why: 'Bald sagen' },
    )
    clock.pass({ minutes: 2 })
    const strict: CheckDocuments = () => ({ wrong: [{ file: 'de/faq.yaml', line: 3, message: 'too long' }], look: [] })
    await createScheduleService(mira, { ...parts, check: strict }).publishDue()
    expect(await documents.show('de/faq')).toBe(faq)
    expect(await db.selectFrom('scheduled_publications').select(['state', 'refusal']).execute()).toEqual([
      { state: 'refused', refusal: 'content/de/faq.yaml:3: too long' },
    ])
  })

  it('that were refused at their time are told until somebody publishes, plans or puts them aside', async () => {
    const { mira, parts, clock, documents } = await setUp()
    const strict: CheckDocuments = () => ({ wrong: [{ file: 'de/faq.yaml', line: 3, message: 'too long' }], look: [] })
    const schedule = createScheduleService(mira, parts)
    const plan = async (id: string) => {
      const at = new Date(clock.now().getTime() + 60_000)
      const planned = await schedule.schedule(
        { changes: [{ id, text: 'neu' }], redirects: [] },
        { at, why: 'Bald sagen' },
      )
      clock.pass({ minutes: 2 })
      await createScheduleService(mira, { ...parts, check: strict }).publishDue()
      return (planned.ok && planned.scheduled.id) || ''
    }
    const told = async () => (await schedule.refused()).map(({ id }) => id)
    const faqPlan = await plan('de/faq')
    const other = await plan('en/faq')
    expect(await told()).toEqual([other, faqPlan])
    expect(await schedule.withdraw(other)).toBe(true)
    expect(await schedule.withdraw(other)).toBe(false)
    expect(await told()).toEqual([faqPlan])
    const again = await plan('de/faq')
    expect(await told()).toEqual([again])
    await documents.publish([{ id: 'de/faq', text: 'anders' }], { why: 'Nun richtig' })
    expect(await told()).toEqual([])
  })

  it('are known to be shown by the servers that run', async () => {
    const { db, clock } = await setUp()
    const row = (id: string) => ({
      ...{ id, publication: 1, failed_publication: null, failure: null },
      seen_at: clock.now().toISOString(),
    })
    await noteServer(db, row('a:3000'))
    clock.pass({ ms: 14_000 })
    await noteServer(db, { ...row('b:3000'), publication: 2 })
    expect((await runningServers(db, clock.now())).map(({ id }) => id)).toEqual(['a:3000', 'b:3000'])
    clock.pass({ ms: 2_000 })
    expect(await runningServers(db, clock.now())).toMatchObject([{ id: 'b:3000', publication: 2 }])
    await forgetServer(db, 'b:3000', clock.now())
    expect(await runningServers(db, clock.now())).toEqual([])
  })
})
