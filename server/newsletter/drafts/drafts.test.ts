import { expect, it } from 'vitest'
import type { Actor } from '#server/audit/actor.ts'
import { createContext, type ServiceContext } from '#server/context.ts'
import { saveMember } from '#server/team/store.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { addReaders } from '#tests/support/readers.ts'
import { onStoreOfRun, silentLog, type TestStore } from '#tests/support/store.ts'
import { createReleaseService } from './release.ts'
import { createDraftsService } from './service.ts'
import { createIssueStarter } from './starter.ts'

const good = {
  subject: 'Drei Listen vor dem Abschluss',
  preheader: 'Daueraufträge, Steuercodes, Lieferanten.',
  title: '',
  body: 'Der Dezember wird ruhiger.\n\n[Beitrag lesen](/blog)',
}

onStoreOfRun('an issue at the desk', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const on = ({ db, config }: Pick<TestStore, 'db' | 'config'>, actor?: Actor) =>
      createContext({ db, config, log: silentLog, now: clock.now, ...(actor && { actor }) })
    const member = async (name: string) => {
      const { id } = await saveMember(store.db, {
        id: crypto.randomUUID(),
        email: `${name}@saldora.example`,
        name,
        role: 'owner',
        language: 'de',
        created_at: clock.now().toISOString(),
      })
      return on(store, { kind: 'member', id, name })
    }
    const [mira, jonas] = [await member('Mira'), await member('Jonas')]
    const drafts = createDraftsService(mira)
    const release = createReleaseService(mira, async () => 'answers')
    const begun = async (name = 'Dezember 2026') => {
      const added = await drafts.add(name)
      if (!added.ok) throw new Error(added.problem)
      return added.id
    }
    const written = async (text = good) => {
      const id = await begun()
      await drafts.save(id, 'de', text, 0)
      return id
    }
    const starter = (context: ServiceContext = on(store)) => createIssueStarter(context)
    const mails = () => store.db.selectFrom('outbox').select(['id', 'recipient']).orderBy('recipient').execute()
    const issues = () => store.db.selectFrom('newsletter_issues').selectAll().execute()
    const acts = async () =>
      (await store.db.selectFrom('audit_log').select('act').orderBy('number').execute()).map(({ act }) => act)
    return { ...store, clock, on, mira, jonas, drafts, release, begun, written, starter, mails, issues, acts }
  }

  it('is added once under a name, and not under one that was sent', async () => {
    const { drafts, begun } = await setUp()
    await begun()
    expect(await drafts.add('Dezember 2026')).toEqual({ ok: false, problem: 'slug_taken' })
    expect(await drafts.add(' ')).toEqual({ ok: false, problem: 'name_missing' })
    expect(await drafts.add('!!!')).toEqual({ ok: false, problem: 'slug_invalid' })
    expect(await drafts.find('dezember-2026')).toMatchObject({ texts: [{ language: 'de', revision: 0 }] })
  })

  it('keeps what is typed, and the second to save is told with nothing lost', async () => {
    const { drafts, jonas, written, clock } = await setUp()
    const id = await written()
    clock.pass({ minutes: 1 })
    const his = createDraftsService(jonas)
    const theirs = { ...good, subject: 'Von Jonas' }
    const refused = await his.save(id, 'de', theirs, 0)
    expect(refused).toMatchObject({ ok: false, problem: 'changed_meanwhile', text: { ...good, revision: 1 } })
    expect(await drafts.versions(id, 'de')).toMatchObject([
      { subject: 'Von Jonas', is_aside: 1 },
      { subject: good.subject, is_aside: 0 },
    ])
    // Whoever sends the same twice, because the first answer did not come, has saved.
    expect(await drafts.save(id, 'de', good, 0)).toMatchObject({ ok: true, text: { revision: 1 } })
    expect(await his.save(id, 'de', theirs, 1)).toMatchObject({ ok: true, text: { revision: 2 } })
  })

  it('makes one version of one author in ten minutes, and takes any of them back', async () => {
    const { drafts, clock, written, acts } = await setUp()
    const id = await written()
    await drafts.save(id, 'de', { ...good, body: 'Neu' }, 1)
    expect(await drafts.versions(id, 'de')).toHaveLength(1)
    clock.pass({ minutes: 11 })
    await drafts.save(id, 'de', { ...good, body: 'Später' }, 2)
    const [, first] = await drafts.versions(id, 'de')
    expect(first).toMatchObject({ body: 'Neu' })
    expect(await drafts.restore(id, first?.id ?? '', 3)).toMatchObject({ ok: true, text: { body: 'Neu', revision: 4 } })
    expect(await drafts.restore(id, 'unknown', 4)).toEqual({ ok: false, problem: 'unknown' })
    expect(await acts()).toContain('issue.restore')
  })

  it('is one of two languages, and loses none of its versions with one', async () => {
    const { drafts, written } = await setUp()
    const id = await written()
    await drafts.addLanguage(id, 'en')
    await drafts.addLanguage(id, 'en')
    await drafts.save(id, 'en', { ...good, subject: 'Three lists' }, 0)
    await drafts.removeLanguage(id, 'en')
    expect((await drafts.find(id))?.texts).toHaveLength(1)
    expect(await drafts.versions(id, 'en')).toMatchObject([{ subject: 'Three lists' }])
  })

  it('shows who else has it open', async () => {
    const { drafts, jonas, written, clock } = await setUp()
    const id = await written()
    await createDraftsService(jonas).visit(id, true)
    await drafts.visit(id, false)
    expect(await drafts.others(id)).toMatchObject([{ name: 'Jonas', isWriting: true }])
    clock.pass({ minutes: 1 })
    expect(await drafts.others(id)).toEqual([])
  })

  it('stands still once it is released, until that is taken back', async () => {
    const { db, drafts, release, written, acts } = await setUp()
    await addReaders(db, 2)
    const id = await written()
    const at = { day: '2026-12-24', clock: '07:30', zone: 'Europe/Zurich' }
    const asked = await release.ask(id, { at, perMinute: 120 })
    expect(asked).toMatchObject({ ok: true, draft: { state: 'asked', send_at: '2026-12-24T06:30:00.000Z' } })
    expect(await release.giveBack(id, '')).toEqual({ ok: false, problem: 'bad_why' })
    const returned = { state: 'writing', answer: 'Der Titel fehlt' }
    expect(await release.giveBack(id, 'Der Titel fehlt')).toMatchObject({ ok: true, draft: returned })
    expect(await release.ask(id, { at, perMinute: 120 })).toMatchObject({ ok: true, draft: { answer: null } })
    expect(await release.release(id, { at, perMinute: 120, seen: { de: 0 } })).toEqual({
      ok: false,
      problem: 'changed_meanwhile',
    })
    expect(await release.release(id, { at, perMinute: 120, seen: { de: 1 } })).toMatchObject({ ok: true })
    expect(await drafts.save(id, 'de', good, 1)).toEqual({ ok: false, problem: 'not_writing' })
    expect(await drafts.remove(id)).toEqual({ ok: false, problem: 'not_writing' })
    expect(await release.withdraw(id)).toMatchObject({ ok: true, draft: { state: 'writing' } })
    expect(await release.withdraw(id)).toEqual({ ok: false, problem: 'wrong_state' })
    expect(await acts()).toEqual(['add', 'ask', 'give-back', 'ask', 'release', 'withdraw'].map((act) => `issue.${act}`))
  })

  it('is not released with errors, for a time that has passed, or at no pace', async () => {
    const { db, release, written } = await setUp()
    await addReaders(db, 1)
    const id = await written({ ...good, preheader: '', body: '[weg](/gibt-es-nicht)' })
    const refused = await release.release(id, { at: 'now', perMinute: 120 })
    expect(refused).toMatchObject({ problem: 'checks' })
    const codes = 'findings' in refused ? refused.findings.map(({ level, code }) => `${level} ${code}`) : []
    expect(codes).toEqual(expect.arrayContaining(['error preheader_missing', 'error site_link_nowhere']))
    const past = { day: '2020-01-01', clock: '07:30', zone: 'Europe/Zurich' }
    expect(await release.release(id, { at: past, perMinute: 120 })).toEqual({ ok: false, problem: 'time_past' })
    expect(await release.release(id, { at: { ...past, clock: '7' }, perMinute: 120 })).toMatchObject({
      problem: 'time_invalid',
    })
    expect(await release.release(id, { at: 'now', perMinute: 0 })).toMatchObject({ problem: 'rate_invalid' })
  })

  it('may lead to an article that appears before it goes, and waits for a person when that does not happen', async () => {
    const { db, clock, release, written, drafts, starter, issues, acts } = await setUp()
    await addReaders(db, 1)
    const planned = { id: 'neu', publish_at: '2026-11-21T08:30:00.000Z', state: 'waiting', why: 'Neu' } as const
    const changes = JSON.stringify({ changes: [{ id: 'de/blog/neu', text: '' }], redirects: [] })
    const author = { author_kind: 'server', author_id: null, author_name: 'server' } as const
    await db
      .insertInto('scheduled_publications')
      .values({ ...planned, ...author, changes, refusal: null, publication: null, created_at: planned.publish_at })
      .execute()
    const id = await written({ ...good, body: '[lesen](/blog/neu)' })
    const at = (clock: string) => ({ day: '2026-11-21', clock, zone: 'Europe/Zurich' })
    expect(await release.release(id, { at: 'now', perMinute: 120 })).toMatchObject({ problem: 'checks' })
    expect(await release.release(id, { at: at('09:30'), perMinute: 120 })).toMatchObject({ problem: 'checks' })
    expect(await release.release(id, { at: at('10:00'), perMinute: 120 })).toMatchObject({ ok: true })
    await db.updateTable('scheduled_publications').set({ state: 'withdrawn' }).execute()
    clock.pass({ hours: 2 })
    await starter().check()
    expect(await issues()).toEqual([])
    expect(await drafts.find(id)).toMatchObject({ draft: { state: 'writing' } })
    expect(await acts()).toContain('issue.stop')
  })

  it('goes out at its time, once, however many servers look', async () => {
    const { db, config, on, another, clock, release, written, starter, mails, issues } = await setUp()
    await addReaders(db, 700)
    const id = await written()
    const at = { day: '2026-11-21', clock: '10:00', zone: 'Europe/Zurich' }
    expect(await release.release(id, { at, perMinute: 120 })).toMatchObject({ ok: true })
    await starter().check()
    expect(await issues()).toEqual([])
    clock.pass({ hours: 2 })
    const servers = Array.from({ length: 4 }, () => starter(on({ db: another().db, config })))
    await Promise.all(servers.map(({ check }) => check()))
    await starter().check()
    expect(await issues()).toMatchObject([{ slug: 'dezember-2026', title: good.subject, queued_count: 700 }])
    expect(await mails()).toHaveLength(700)
    expect(await release.withdraw(id)).toEqual({ ok: false, problem: 'wrong_state' })
  })

  it('reaches everybody once when a server dies at any step', async () => {
    const { db, on, config, release, written, starter, mails, issues } = await setUp()
    await addReaders(db, 1200)
    await release.release(await written(), { at: 'now', perMinute: 120 })
    for (let steps = 0; steps < 6; steps++) {
      const dying = on({ db, config })
      const { transaction } = dying
      let done = 0
      dying.transaction = async (work) => {
        if (done++ >= steps) throw new Error('killed')
        return transaction(work)
      }
      await starter(dying).check()
    }
    expect(await issues()).toMatchObject([{ queued_count: 1200, queued_at: expect.any(String) }])
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(1200)
    expect(await mails()).toHaveLength(1200)
  })
})
