import { expect, it } from 'vitest'
import type { DocumentOf } from '#content/catalogue.ts'
import { checkDocuments } from '#content/check/check-documents.ts'
import { valueIn } from '#content/parse-document.ts'
import { swissDay } from '#content/swiss-time.ts'
import { createContext } from '#server/context.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun, silentLog, type TestStore } from '#tests/support/store.ts'
import { createDraftsService } from '../drafts.ts'
import { releaseDocuments } from '../release.ts'
import { createDocumentsService } from '../service.ts'
import type { EntryValue } from './entry.ts'
import { createEntryPublishing } from './publishing.ts'
import { createEditingService } from './service.ts'

type Pair<Name extends 'faq' | 'video-studio'> = { de: DocumentOf<Name>; en: DocumentOf<Name> }

const why = 'Besser gesagt'

onStoreOfRun('editing documents', (open) => {
  async function setUp(change: (files: Map<string, string>) => void = () => {}) {
    const store = await open()
    const clock = stoppedClock()
    const release = new Map(releaseDocuments())
    change(release)
    const parts = { release, check: (documents: ReadonlyMap<string, string>) => checkDocuments(documents) }
    const as = (name: string) => on(store, name)
    const on = ({ db, config }: Pick<TestStore, 'db' | 'config'>, name: string) => {
      const context = createContext({
        db,
        config,
        log: silentLog,
        now: clock.now,
        actor: { kind: 'member', id: name, name },
      })
      return {
        editing: createEditingService(context, parts),
        entries: createEntryPublishing(context, parts),
        documents: createDocumentsService(context, parts),
        drafts: createDraftsService(context, release),
      }
    }
    return { as, clock, release, db: store.db, mira: as('Mira'), jonas: as('Jonas') }
  }

  async function opened(editing: ReturnType<typeof createEditingService>, id: string) {
    const found = await editing.open(id)
    if (!found) throw new Error(`no ${id}`)
    return { ...found, value: structuredClone(found.value) }
  }

  it('knows a document under one name: one language of it is no entry of its own', async () => {
    const { mira } = await setUp()
    for (const id of ['de/faq', 'en/faq', 'de/company']) {
      expect(await mira.editing.open(id)).toBeUndefined()
      expect(await mira.editing.has(id)).toBe(false)
      expect(await mira.editing.save(id, {}, {})).toEqual({ ok: false, problem: 'unknown' })
    }
    expect(await mira.editing.has('faq')).toBe(true)
  })

  it('knows where a picture stands: a portrait in the team, and not in what shares its document', async () => {
    const { mira } = await setUp()
    const picture = '/pictures/0123456789abcdef0123456789abcdef-900x900.webp'
    const { value, revisions } = await opened(mira.editing, 'team')
    Object.assign((value.shared as object[])[0] ?? {}, { image: picture })
    expect(await mira.editing.save('team', value, revisions)).toMatchObject({ ok: true })
    const naming = (await mira.editing.pictured()).filter(({ pictures }) => pictures.length > 0)
    expect(naming).toEqual([{ entry: 'team', pictures: [picture] }])
  })

  it('goes from whoever writes to whoever publishes and back, with a word each way', async () => {
    const { mira, jonas, db } = await setUp()
    const { reviews } = jonas.entries
    const [office, owner] = [reviews, mira.entries.reviews]
    expect(await office.submit('faq', '')).toEqual({ ok: false, problem: 'unchanged' })
    const { value, revisions } = await opened(jonas.editing, 'faq')
    const pair = value as Pair<'faq'>
    pair.de.hero.lead = 'Eine andere Einleitung.'
    pair.en.hero.lead = 'Another introduction.'
    expect(await jonas.editing.save('faq', value, revisions)).toMatchObject({ ok: true })
    expect(await office.submit('faq', 'Bitte an mira@muster.example')).toEqual({ ok: false, problem: 'bad_why' })
    expect(await office.submit('faq', 'Die Einleitung ist kürzer')).toEqual({ ok: true })
    expect(await owner.list()).toMatchObject([
      { entry: 'faq', author_name: 'Jonas', note: 'Die Einleitung ist kürzer', answer: null },
    ])
    expect(await owner.giveBack('faq', '')).toEqual({ ok: false, problem: 'bad_why' })
    expect(await owner.giveBack('faq', 'Bitte mit der Frist')).toEqual({ ok: true })
    // Who comes second is told; the first word stands.
    expect(await owner.giveBack('faq', 'Doch nicht')).toEqual({ ok: false, problem: 'unknown' })
    expect(await office.find('faq')).toMatchObject({ answer: 'Bitte mit der Frist', answered_by: 'Mira' })
    // Handed over once more, it asks again.
    expect(await office.submit('faq', '')).toEqual({ ok: true })
    expect(await owner.find('faq')).toMatchObject({ note: '', answer: null, answered_by: null })
    expect(await office.takeBack('faq')).toEqual({ ok: true })
    expect(await office.takeBack('faq')).toEqual({ ok: false, problem: 'unknown' })
    await office.submit('faq', '')
    await jonas.entries.discard('faq')
    expect(await owner.list()).toEqual([])
    const again = await opened(jonas.editing, 'faq')
    await jonas.editing.save('faq', value, again.revisions)
    await office.submit('faq', '')
    expect(await mira.entries.publish(['faq'], { why, seen: {} })).toMatchObject({ ok: true })
    expect(await owner.list()).toEqual([])
    // An article that nobody has seen yet is deleted; words come to the site by another way.
    const start = { slug: 'neu', title: { de: 'Neu', en: 'New' } }
    expect(await jonas.entries.addArticle(start)).toMatchObject({ ok: true })
    expect(await office.submit('blog/neu', '')).toEqual({ ok: true })
    await jonas.entries.remove('blog/neu')
    expect(await owner.list()).toEqual([])
    const third = await opened(jonas.editing, 'faq')
    ;(third.value as Pair<'faq'>).de.hero.lead = 'Noch eine Einleitung.'
    await jonas.editing.save('faq', third.value, third.revisions)
    await office.submit('faq', '')
    const text = (await mira.drafts.find('de/faq'))?.text ?? ''
    expect(await mira.documents.publish([{ id: 'de/faq', text }], { why })).toMatchObject({ ok: true })
    expect(await owner.list()).toEqual([])
    const acts = await db
      .selectFrom('audit_log')
      .select(['act', 'subject_id'])
      .where('act', 'like', 'content.%')
      .execute()
    expect(acts.filter(({ subject_id }) => subject_id === 'de/faq').map(({ act }) => act)).toEqual(
      expect.arrayContaining(['content.submit', 'content.give-back', 'content.take-back']),
    )
  })

  it('keeps a text that is too hard to be read, says what is wrong with it, and opens it again', async () => {
    const { mira } = await setUp()
    const id = 'blog/qr-rechnung-automation-schweiz'
    const { value, revisions } = await opened(mira.editing, id)
    const german = value.de as { body: string }
    german.body = `${'>'.repeat(5000)}x\n`
    const wrong = [{ file: `de/${id}.md`, message: expect.stringContaining('nested deeper than 20') }]
    const findings = { wrong: expect.arrayContaining(wrong.map((one) => expect.objectContaining(one))) }
    expect(await mira.editing.save(id, value, revisions)).toMatchObject({ ok: true, findings })
    expect(await opened(mira.editing, id)).toMatchObject({ value: { de: { body: german.body } }, findings })
  })

  it('lists documents as a person thinks of them, both languages as one', async () => {
    const { mira } = await setUp()
    const list = await mira.editing.list()
    expect(list.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['faq', 'company', 'team', 'events', 'services/tax-reporting']),
    )
    expect(list.find(({ id }) => id === 'faq')).toMatchObject({
      group: 'pages',
      documents: ['de/faq', 'en/faq'],
      isNew: false,
    })
    expect(list.filter(({ draft, isNew, isRemoval }) => draft || isNew || isRemoval)).toEqual([])
    for (const { id } of list) {
      const { value, published, findings } = await opened(mira.editing, id)
      expect(value, id).toEqual(published)
      expect(findings.wrong, id).toEqual([])
    }
  })

  it('keeps what is typed as drafts, changes nothing else of a file, and publishes it', async () => {
    const { mira, release } = await setUp()
    const { value, revisions } = await opened(mira.editing, 'faq')
    const pair = value as Pair<'faq'>
    pair.de.hero.title = 'Andere Fragen.'
    const saved = await mira.editing.save('faq', value, revisions)
    expect(saved).toMatchObject({ ok: true, revisions: { 'de/faq': 1, 'en/faq': 0 }, findings: { wrong: [] } })
    expect((await mira.editing.list()).find(({ id }) => id === 'faq')?.draft).toMatchObject({ by: 'Mira' })
    expect(await mira.entries.publish(['faq'], { why, seen: { 'de/faq': null } })).toMatchObject({
      ok: true,
      publication: 1,
    })
    const [before, after] = [release.get('de/faq') ?? '', (await mira.documents.show('de/faq')) ?? '']
    const lines = before.split('\n')
    expect(after.split('\n').filter((line, index) => line !== lines[index])).toEqual(['  title: Andere Fragen.'])
    expect(await mira.drafts.list()).toEqual([])
    expect(await mira.entries.history('faq')).toMatchObject([{ number: 1, author_name: 'Mira', why }])
  })

  it('tells of each publication what was said before and after, and finds it by either', async () => {
    const { mira, release, db } = await setUp()
    const before = (await opened(mira.editing, 'faq')).value as Pair<'faq'>
    for (const title of ['Was kostet es? CHF 4711.', 'Andere Fragen.']) {
      const { value, revisions } = await opened(mira.editing, 'faq')
      ;(value as Pair<'faq'>).de.hero.title = title
      await mira.editing.save('faq', value, revisions)
      await mira.entries.publish(['faq'], { why, seen: {} })
    }
    const acts = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('act', '=', 'content.publish')
      .orderBy('number')
      .execute()
    const told = [...(await mira.entries.ofActs(acts)).values()].map(({ change }) =>
      [change?.before, change?.after].map((value) => (value as Pair<'faq'>).de.hero.title),
    )
    expect(told).toEqual([
      [before.de.hero.title, 'Was kostet es? CHF 4711.'],
      ['Was kostet es? CHF 4711.', 'Andere Fragen.'],
    ])
    const [first, second] = acts.map(({ number }) => number)
    expect((await mira.entries.actsSaying('4711')).sort()).toEqual([first, second])
    expect(await mira.entries.actsSaying('andere fragen')).toEqual([second])
    // What a page said before and says still was not changed by either.
    const kept =
      release
        .get('de/faq')
        ?.split('\n')
        .findLast((line) => line.length > 20) ?? ''
    expect(await mira.entries.actsSaying(kept)).toEqual([])
  })

  it('tells where something is wrong, and publishes nothing then', async () => {
    const { mira } = await setUp()
    const { value, revisions } = await opened(mira.editing, 'faq')
    const pair = value as Pair<'faq'>
    pair.de.hero.title = ''
    pair.en.hero.lead = 'From {price.bicycle}'
    const saved = await mira.editing.save('faq', value, revisions)
    expect(saved).toMatchObject({
      findings: {
        wrong: [
          { file: 'de/faq.yaml', at: 'hero.title', message: 'blank' },
          { file: 'en/faq.yaml', at: 'hero.lead', message: expect.stringContaining('is no fact') },
          { file: 'en/faq.yaml', at: 'hero.lead', message: expect.stringContaining('in one language only') },
        ],
      },
    })
    expect(await mira.entries.publish(['faq'], { why, seen: {} })).toMatchObject({ ok: false, problem: 'checks' })
    expect((await mira.documents.published()).number).toBe(0)
  })

  it('tells the second of two people, and loses nothing', async () => {
    const { mira, jonas } = await setUp()
    const [one, other] = [await opened(mira.editing, 'faq'), await opened(jonas.editing, 'faq')]
    ;(one.value as Pair<'faq'>).de.hero.title = 'Von Mira.'
    ;(other.value as Pair<'faq'>).de.hero.lead = 'Von Jonas.'
    expect(await mira.editing.save('faq', one.value, one.revisions)).toMatchObject({ ok: true })
    // Whoever sends the same again, because no answer came, has saved.
    expect(await mira.editing.save('faq', one.value, one.revisions)).toMatchObject({ ok: true })
    const told = await jonas.editing.save('faq', other.value, other.revisions)
    expect(told).toMatchObject({ ok: false, problem: 'changed_meanwhile', by: 'Mira', revisions: { 'de/faq': 1 } })
    expect(told).toMatchObject({ value: { de: { hero: { title: 'Von Mira.' } } } })
  })

  it('edits an event as one: its date, and its words in both languages', async () => {
    const { mira } = await setUp()
    const { value, revisions } = await opened(mira.editing, 'events')
    const words = (text: string) => ({ de: `${text} de`, en: `${text} en` })
    const event = { title: words('Titel'), type: words('Art'), description: words('Text') }
    const list = value.shared as object[]
    list.unshift({ ...event, id: 'abschluss', date: '2030-03-06', from: '12:00', to: '13:00' })
    expect(await mira.editing.save('events', value, revisions)).toMatchObject({ ok: true, findings: { wrong: [] } })
    expect(await mira.entries.publish(['events'], { why, seen: {} })).toMatchObject({ ok: true })
    const [studio, dates] = [await mira.documents.show('en/video-studio'), await mira.documents.show('events')]
    expect(valueIn('en/video-studio', studio ?? '')).toMatchObject({
      events: { items: { abschluss: { title: 'Titel en' } } },
    })
    expect(dates).toContain('# The online events')
    expect(dates).toMatch(/- id: abschluss\n {2}date: 2030-03-06\n/)
  })

  it('publishes of a document that others edit too only its own part', async () => {
    const { mira } = await setUp()
    const facts = await opened(mira.editing, 'company')
    ;(facts.value as { shared: DocumentOf<'company'> }).shared.prices.automationPilot.amount = 990
    await mira.editing.save('company', facts.value, facts.revisions)
    const team = await opened(mira.editing, 'team')
    const members = team.value.shared as DocumentOf<'company'>['team']
    members.push({ ...structuredClone(members[0] as (typeof members)[number]), name: 'Lea Muster' })
    expect(await mira.editing.save('team', team.value, team.revisions)).toMatchObject({ ok: true })
    expect(await mira.entries.publish(['team'], { why, seen: {} })).toMatchObject({ ok: true })
    const published = valueIn('company', (await mira.documents.show('company')) ?? '') as DocumentOf<'company'>
    expect(published.team.at(-1)?.name).toBe('Lea Muster')
    expect(published.prices.automationPilot.amount).toBe(890)
    expect((await mira.editing.list()).filter(({ draft }) => draft).map(({ id }) => id)).toEqual(['company'])
    await mira.entries.discard('company')
    expect(await mira.drafts.list()).toEqual([])
    expect((await opened(mira.editing, 'team')).value).toEqual(team.value)
  })

  it('names in the history of an entry what changed there, and apart what others changed in the same document', async () => {
    const { mira, jonas } = await setUp()
    const facts = await opened(mira.editing, 'company')
    ;(facts.value as { shared: DocumentOf<'company'> }).shared.prices.automationPilot.amount = 990
    await mira.editing.save('company', facts.value, facts.revisions)
    expect(await mira.entries.publish(['company'], { why, seen: {} })).toMatchObject({ ok: true })
    const team = await opened(jonas.editing, 'team')
    const [first] = team.value.shared as DocumentOf<'company'>['team']
    if (first) first.name = 'Lea Muster'
    await jonas.editing.save('team', team.value, team.revisions)
    expect(await jonas.entries.publish(['team'], { why, seen: {} })).toMatchObject({ ok: true })
    const told = async (id: string) =>
      (await mira.entries.history(id)).map(({ author_name, isOwn }) => [author_name, isOwn])
    expect(await told('team')).toEqual([
      ['Jonas', true],
      ['Mira', false],
    ])
    expect(await told('company')).toEqual([
      ['Jonas', false],
      ['Mira', true],
    ])
    expect(await told('events')).toEqual([])
  })

  it('adds an article in both languages, and takes one away with its address', async () => {
    const { mira, clock } = await setUp()
    const start = { slug: 'kassensturz', title: { de: 'Kassensturz: wie?', en: 'Counting cash' } }
    expect(await mira.entries.addArticle(start)).toEqual({ ok: true, id: 'blog/kassensturz' })
    const other = { ...start, title: { ...start.title, de: 'Anders' } }
    expect(await mira.entries.addArticle(other)).toEqual({ ok: false, problem: 'taken' })
    expect(await mira.entries.addArticle({ ...start, slug: '../x' })).toEqual({ ok: false, problem: 'bad_name' })
    const { value, revisions, published, findings } = await opened(mira.editing, 'blog/kassensturz')
    expect(published).toEqual({})
    expect(findings.wrong.map(({ at }) => at)).toContain('excerpt')
    const { value: model } = await opened(mira.editing, 'blog/qr-rechnung-automation-schweiz')
    const filled = (side: 'de' | 'en') => {
      const { updated: _, ...fields } = model[side] as { updated?: string }
      return {
        ...{ ...fields, title: start.title[side], slug: start.slug },
        image: `/images/share/blog-${start.slug}-${side}.png`,
      }
    }
    const whole: EntryValue = { ...value, de: filled('de'), en: filled('en') }
    expect(await mira.editing.save('blog/kassensturz', whole, revisions)).toMatchObject({
      ok: true,
      findings: { wrong: [] },
    })
    // It bears the day on which it appears, by the clock in Zurich, whenever that is said.
    const dateIn = async (side: 'de' | 'en') =>
      ((await opened(mira.editing, 'blog/kassensturz')).value[side] as { date: string }).date
    const at = new Date('2030-03-04T23:30:00.000Z')
    expect(await mira.entries.publish(['blog/kassensturz'], { why, at, seen: {} })).toMatchObject({ ok: true })
    expect([await dateIn('de'), await dateIn('en')]).toEqual(['2030-03-05', '2030-03-05'])
    expect(await mira.entries.publish(['blog/kassensturz'], { why, seen: {} })).toMatchObject({ ok: true })
    const appeared = swissDay(clock.now())
    expect(await dateIn('de')).toBe(appeared)

    await mira.entries.remove('blog/kassensturz')
    expect((await mira.editing.list()).find(({ id }) => id === 'blog/kassensturz')).toMatchObject({ isRemoval: true })
    const gone = await mira.entries.publish(['blog/kassensturz'], { why, seen: {}, redirect: '/blog' })
    expect(gone).toMatchObject({ ok: true })
    expect((await mira.documents.published()).redirects).toEqual([
      { from: '/blog/kassensturz', to: '/blog' },
      { from: '/en/blog/kassensturz', to: '/en/blog' },
    ])
    // The release had no such article: to bring that back would be to take it away.
    expect(await mira.entries.bringBack('blog/kassensturz', 0)).toBe(false)
    expect(await mira.entries.bringBack('blog/kassensturz', 1)).toBe(true)
    clock.pass({ hours: 72 })
    expect(await mira.entries.publish(['blog/kassensturz'], { why, seen: {} })).toMatchObject({ ok: true })
    expect(await dateIn('de')).toBe(appeared)
    expect((await mira.documents.published()).redirects).toEqual([])
  })

  it('publishes at a time, and lets it be taken back', async () => {
    const { mira, clock } = await setUp()
    const { value, revisions } = await opened(mira.editing, 'faq')
    ;(value as Pair<'faq'>).de.hero.title = 'Später.'
    await mira.editing.save('faq', value, revisions)
    const at = new Date(clock.now().getTime() + 3_600_000)
    expect(await mira.entries.publish(['faq'], { why: 'x', at, seen: {} })).toEqual({ ok: false, problem: 'bad_why' })
    expect(await mira.entries.publish(['faq'], { why, at, seen: {} })).toMatchObject({ ok: true })
    const [waiting] = await mira.entries.waiting()
    expect(waiting).toMatchObject({ documents: ['de/faq'], author_name: 'Mira', why })
    expect(await mira.entries.withdraw(waiting?.id ?? '')).toBe(true)
    expect(await mira.entries.waiting()).toEqual([])
  })

  it('shows what a new release says otherwise, to take or to leave', async () => {
    const { mira, as, release } = await setUp()
    const { value, revisions } = await opened(mira.editing, 'faq')
    ;(value as Pair<'faq'>).de.hero.title = 'Von hier.'
    await mira.editing.save('faq', value, revisions)
    await mira.entries.publish(['faq'], { why, seen: {} })
    release.set('de/faq', (release.get('de/faq') ?? '').replace(/title: Fragen, .*/, 'title: Vom Release.'))
    const later = as('Mira')
    expect((await opened(later.editing, 'faq')).listed.filter(({ differs }) => differs)).toHaveLength(1)
    await later.entries.leave('faq')
    expect((await opened(later.editing, 'faq')).listed.filter(({ differs }) => differs)).toEqual([])
    release.set('de/faq', (release.get('de/faq') ?? '').replace('Vom Release.', 'Vom nächsten.'))
    expect(await later.entries.take('faq', 'Wie im Release')).toMatchObject({ ok: true })
    expect(await later.documents.show('de/faq')).toContain('Vom nächsten.')
  })
})
