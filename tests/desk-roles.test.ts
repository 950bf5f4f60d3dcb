import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { freshPermissions, mayDo, permissions, type Role, roles } from '#server/team/roles.ts'
import { dataAddress, deskClient } from './support/desk-client.ts'
import { type Office, openOffice } from './support/desk-office.ts'
import { deskRoutes } from './support/desk-routes.ts'
import { rawRows } from './support/raw-store.ts'
import { addReaders } from './support/readers.ts'
import { type RunningServer, startServer } from './support/server.ts'

type Fields = Record<string, string>

type Act = {
  /** Which roles may. */
  may: readonly Role[]
  fields: Fields
  /** Asks for a passkey that was shown in the last five minutes. */
  asksAgain?: true
  /** Ends the session that it is done in. */
  endsSession?: true
}

type Row = {
  /** The address to try, where the route's own has a parameter. */
  at?: string
  /** Who may open it; undefined where there is nothing to open. */
  opens?: readonly Role[]
  /** Answers that are not 200. */
  status?: number
  acts?: Act[]
}

const owner: Role[] = ['owner']
/** Stands in everything that was put into the store: no refused answer may hold it. */
const marker = 'vertraulich-7f3a'
const email = `${marker}@muster.example`
const card = `/people/card?email=${encodeURIComponent(email)}`

let server: RunningServer
let office: Office
let desk: ReturnType<typeof deskClient>
let table: Record<string, Row>

beforeAll(async () => {
  server = await startServer()
  desk = deskClient(server)
  office = await openOffice(server)
  const enquiry = await office.addEnquiry({ name: marker, email, message: `Guten Tag ${marker}` })
  await office.answer(enquiry, [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    `--b\r\nContent-Type: application/pdf; name=bill.pdf\r\n\r\n${marker}\r\n--b--`,
  ])
  const file = (await office.servicesOf({ kind: 'server' }).enquiries.find(enquiry))?.files[0]?.id
  const entry = await office.addEntry({ email, motivation: marker })
  const other = await office.addEntry({ email: `other-${email}` })
  const [released, dismissed] = [await office.addSuspected(`a-${email}`), await office.addSuspected(`b-${email}`)]
  const booked = await office.addAppointment({ name: marker, email, topic: marker })
  const span = { start: '2030-05-01T08:00:00.000Z', end: '2030-05-01T09:00:00.000Z' }
  const book = office.servicesOf({ kind: 'server' }).appointments
  const block = await book.block({ ...span, note: marker })
  if (!block.ok) throw new Error(block.problem)
  await office.addMail(email, 'dead')
  const held = await office.addMail(email, 'held')
  await office.addMail(email, 'held')
  const [{ id: reader } = { id: '' }] = await addReaders(office.db, 1, { name: marker, status: 'pending' })
  const issue = await office.addIssue(marker)
  const { member } = await office.sitDown('office', marker)
  const added = await office.servicesOf({ kind: 'command-line', name: 'test' }).drafts.add('Dezember')
  const draft = added.ok ? added.id : ''
  const all = roles
  const sheet = (act: string, fields: Fields = {}): Act => ({ may: all, fields: { act, ...fields } })

  table = {
    '/': { opens: all, status: 302 },
    '/today': { opens: all },
    '/sign-out': { acts: [{ may: all, fields: {}, endsSession: true }] },
    '/live': { opens: all },
    '/touch': { opens: all, status: 204 },
    '/language': { acts: [{ may: all, fields: { language: 'en', to: '/log' } }] },
    '/enquiries': {
      opens: all,
      acts: [...['done', 'spam', 'open', 'mine'].map((act) => sheet(act, { id: enquiry })), sheet('undo')],
    },
    '/enquiries/:id': {
      at: `/enquiries/${enquiry}`,
      opens: all,
      acts: [
        sheet('state', { state: 'spam' }),
        sheet('assign', { member: '' }),
        sheet('remind', { reminder: 'week' }),
        sheet('note', { text: 'Notiz' }),
        sheet('draft', { text: 'Entwurf' }),
        sheet('draft', { kind: 'note', text: 'Entwurf' }),
        sheet('send-close', { text: 'Antwort' }),
        sheet('send', { text: 'Antwort' }),
        sheet('undo', { entry: 'x' }),
        sheet('address', { email }),
      ],
    },
    '/enquiries/call': {
      opens: all,
      acts: [{ may: all, fields: { name: marker, message: 'Ruft an', wish: 'access' } }],
    },
    '/enquiries/:id/visit': { at: `/enquiries/${enquiry}/visit`, acts: [{ may: all, fields: { isWriting: 'true' } }] },
    '/enquiries/:id/files/:file': { at: `/enquiries/${enquiry}/files/${file}`, opens: all },
    '/enquiries/suspected': {
      opens: all,
      acts: [sheet('release', { id: released }), sheet('dismiss', { id: dismissed })],
    },
    '/enquiries.csv': { acts: [{ may: all, fields: {}, asksAgain: true }] },
    '/waitlist': {
      opens: all,
      acts: [
        sheet('accept', { id: entry }),
        sheet('undo', { id: entry }),
        sheet('decline', { id: other }),
        sheet('free', { id: entry }),
        sheet('tiers', { tier: 'early_access', 'total-early_access': '99', 'taken-early_access': '8' }),
      ],
    },
    '/appointments': {
      opens: all,
      acts: [
        sheet('enter', { start: '2030-05-02T08:00:00.000Z', name: marker, email }),
        sheet('undo-enter', { id: 'x' }),
        sheet('block', { 'from-date': '2030-05-02', note: marker }),
        sheet('unblock', { id: block.block.id }),
      ],
    },
    '/appointments/:id': {
      at: `/appointments/${booked}`,
      opens: all,
      acts: [
        sheet('note', { note: 'Notiz' }),
        sheet('show-move', { date: '2030-05-02', time: '09:00', why: 'asked', message: 'Gern.' }),
        sheet('move', { date: '2030-05-02', time: '09:00' }),
        sheet('held'),
        sheet('no-show'),
        sheet('undo'),
        sheet('show-cancel', { message: 'Leider krank.' }),
        sheet('cancel', { message: 'Leider krank.' }),
      ],
    },
    '/appointments/hours': {
      opens: all,
      acts: [
        { may: owner, fields: { act: 'hours', member: member.id, 'from-3-0': '09:00', 'to-3-0': '10:00' } },
        { may: all, fields: { act: 'make' }, asksAgain: true },
        sheet('revoke'),
      ],
    },
    '/content': {
      opens: all,
      acts: [
        sheet('add', { german: marker, english: 'New', slug: 'ein-entwurf' }),
        { may: owner, fields: { act: 'undo', number: '0' } },
      ],
    },
    '/content/*': {
      at: '/content/faq',
      opens: all,
      acts: [
        sheet('save', { value: '{}', revisions: '{}' }),
        sheet('discard'),
        sheet('bring', { number: '0' }),
        sheet('submit'),
        sheet('take-back'),
        { may: owner, fields: { act: 'give-back', note: 'Bitte kürzer' } },
        { may: owner, fields: { act: 'publish', why: 'Besser', seen: '{}' } },
        { may: owner, fields: { act: 'undo', number: '0' } },
        { may: owner, fields: { act: 'withdraw', scheduled: 'x' } },
        { may: owner, fields: { act: 'take' } },
        { may: owner, fields: { act: 'leave' } },
        sheet('remove'),
      ],
    },
    '/content/visit/*': { at: '/content/visit/faq', acts: [{ may: all, fields: { isWriting: 'true' } }] },
    '/content/changes/*': { at: '/content/changes/faq', opens: all },
    '/content/standing/:number': { at: '/content/standing/1', opens: all },
    // Without a language model there is nothing to ask; who may, is answered so.
    '/content/proposals/*': {
      at: '/content/proposals/faq',
      acts: [{ may: all, fields: { kind: 'translation', into: 'en', place: 'en.hero.title' } }],
    },
    '/content/facts': { opens: all },
    '/waitlist.csv': { acts: [{ may: all, fields: {}, asksAgain: true }] },
    '/newsletter/readers': { opens: all },
    '/newsletter/readers/:id': {
      at: `/newsletter/readers/${reader}`,
      opens: all,
      acts: [
        { may: owner, fields: { act: 'resend' } },
        { may: owner, fields: { act: 'lift', because: 'asked' } },
      ],
    },
    '/newsletter/suppressed': {
      opens: owner,
      acts: [{ may: owner, fields: { act: 'lift', email, because: 'asked' } }],
    },
    '/newsletter/readers.csv': { acts: [{ may: owner, fields: {}, asksAgain: true }] },
    '/newsletter/imports': {
      opens: owner,
      acts: [
        { may: owner, fields: { act: 'check' } },
        { may: owner, fields: { act: 'import' }, asksAgain: true },
        { may: owner, fields: { act: 'undo', id: 'x' }, asksAgain: true },
      ],
    },
    '/newsletter/reports': { opens: all },
    '/newsletter/issues/:id/report': { at: `/newsletter/issues/${issue}/report`, opens: all },
    '/newsletter/sender': { opens: owner, acts: [{ may: owner, fields: {} }] },
    '/numbers': {
      opens: all,
      acts: [sheet('note', { day: '2026-11-23', note: 'Newsletter' }), sheet('unnote', { id: 'x' })],
    },
    '/numbers.csv': { acts: [{ may: all, fields: {}, asksAgain: true }] },
    '/search': { at: `/search?q=${marker}`, opens: all },
    '/log': { opens: owner },
    '/log.csv': { acts: [{ may: owner, fields: {}, asksAgain: true }] },
    // Without a wish the way leads to what did not arrive.
    '/outbox': { at: '/outbox?status=dead', opens: all },
    '/outbox/:id': {
      at: `/outbox/${held}`,
      opens: all,
      acts: [
        ...['retry', 'settle', 'unsettle'].map((act) => sheet(act)),
        sheet('correct', { email: `right-${email}` }),
        sheet('undo-correct', { from: email }),
        sheet('release'),
        sheet('discard'),
      ],
    },
    '/newsletter': { opens: all, acts: [{ may: all, fields: { name: 'Januar', language: 'de' } }] },
    '/newsletter/issues/:id': {
      at: `/newsletter/issues/${draft}`,
      opens: all,
      acts: [
        sheet('save', { language: 'de', revision: '0', subject: 'Betreff', preheader: '', title: '', body: 'Text' }),
        sheet('restore', { language: 'de', revision: '1', version: 'x' }),
        sheet('settings', { name: 'Dezember', slug: 'dezember' }),
        sheet('add-language', { language: 'en' }),
        sheet('remove-language', { language: 'en' }),
        sheet('check'),
        sheet('test', { language: 'de' }),
        sheet('ask', { when: 'now', rate: '120' }),
        ...['release', 'give-back', 'withdraw', 'pause', 'resume', 'cancel'].map(
          (act): Act => ({ may: owner, fields: { act, when: 'now', rate: '120' }, asksAgain: true }),
        ),
        sheet('remove'),
      ],
    },
    '/newsletter/issues/:id/letter': { at: `/newsletter/issues/${draft}/letter`, opens: all },
    '/newsletter/issues/:id/visit': {
      at: `/newsletter/issues/${draft}/visit`,
      acts: [{ may: all, fields: { isWriting: 'true' } }],
    },
    '/content/pictures': {
      opens: all,
      acts: [
        sheet('describe', { id: 'none' }),
        sheet('remove', { id: 'none' }),
        { may: owner, fields: { act: 'erase', id: 'none' }, asksAgain: true },
      ],
    },
    '/content/pictures.json': { opens: all, acts: [{ may: all, fields: {} }] },
    '/newsletter/pictures': { acts: [{ may: all, fields: {} }] },
    '/people': { opens: all },
    '/access': {
      opens: all,
      acts: [
        { may: all, fields: { act: 'end-session', id: 'x' }, asksAgain: true },
        { may: all, fields: { act: 'revoke', id: 'x' }, asksAgain: true },
      ],
    },
    '/team': {
      opens: owner,
      acts: [
        { may: owner, fields: { act: 'invite', name: 'X', email: `x-${email}`, role: 'owner' }, asksAgain: true },
        { may: owner, fields: { act: 'end-session', id: 'x' }, asksAgain: true },
        { may: owner, fields: { act: 'revoke', id: 'x' }, asksAgain: true },
        { may: owner, fields: { act: 'remove', email: member.email }, asksAgain: true },
      ],
    },
    // Last: what it erases is what the rows above show.
    '/people/card': {
      at: card,
      opens: all,
      acts: [
        sheet('merge', { address: `other-${email}` }),
        sheet('split', { address: `other-${email}` }),
        { may: owner, fields: { act: 'export' }, asksAgain: true },
        { may: owner, fields: { act: 'document' }, asksAgain: true },
        { may: owner, fields: { act: 'answered', enquiry } },
        ...['take-out', 'undo-take-out'].map((act) => sheet(act)),
        { may: owner, fields: { act: 'erase', confirm: email }, asksAgain: true },
      ],
    },
    '/*': { at: '/no-such-room', opens: all, status: 404 },
  }
})

afterAll(async () => {
  await office.store.close()
  await server.stop()
})

/** These open the desk, or show the passkey of an open session: tried in desk-closed.test.ts. */
const doors = ['/sign-in', '/enrol', '/passkeys/sign-in', '/passkeys/enrol', '/passkeys/verify', '/passkeys/add']

const addressOf = (path: string) => `/desk${(table[path]?.at ?? path).replace(/\/$/, '')}`

async function personIn(role: Role) {
  const seat = await office.sitDown(role)
  const person = desk.person(seat.cookie)
  return { ...seat, ...person, formToken: await person.formToken() }
}

/** Where a browser's parser would build another page than was written, which React then takes for a fault: a dialog in a paragraph. */
async function repaired(html: string): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: [],
    rules: { 'close-order': 'error', 'no-implicit-close': 'error' },
  })
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ message, line, column }) => `${line}:${column} ${message}`))
}

/** Everything but what mere looking leaves behind, and what the server notes by itself, once all mails have gone out. */
async function content(): Promise<string> {
  const waiting = office.db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'queued')
    .where('held_since', 'is', null)
  await expect.poll(() => waiting.execute()).toEqual([])
  const traces =
    /^(desk_sessions|desk_challenges|desk_viewers|rate_limits|security_events|mail_pace|daily_runs|incidents|site_servers|store_state) /
  return (await rawRows(office.store))
    .split('\n')
    .filter((line) => !traces.test(line))
    .join('\n')
}

describe('the table of roles', () => {
  it('has a row for every route of the built desk, for whether it reads, and for every act in its code', () => {
    const rows = deskRoutes().filter(({ path }) => !doors.includes(path))
    expect(rows.map(({ path }) => path).sort()).toEqual(Object.keys(table).sort())
    for (const { path, reads, acts, named } of rows) {
      expect(table[path]?.opens !== undefined, `${path} is opened`).toBe(reads)
      expect((table[path]?.acts ?? []).length > 0, `${path} acts`).toBe(acts)
      const tried = (table[path]?.acts ?? []).map(({ fields }) => fields.act)
      expect(
        named.filter((act) => !tried.includes(act)),
        `acts of ${path} that nobody tries`,
      ).toEqual([])
    }
  })

  it('says of an address with nothing behind it that it is not there', async () => {
    const { get } = await personIn('owner')
    for (const address of ['/appointments/none', '/enquiries/none', '/outbox/none', '/content/none', '/no-such-room']) {
      const answer = await get(`/desk${address}`)
      expect(answer.status, address).toBe(404)
      const page = await answer.text()
      expect(page, address).toContain(`<title>${read('desk/shell', 'de').notFound.title}</title>`)
      expect(page, address).toMatch(/<main.*href="\/desk\/today".*<\/main>/s)
    }
  })

  it('opens rooms to nobody, to the office and to the owner as it says', async () => {
    const people = { office: await personIn('office'), owner: await personIn('owner') }
    // With a draft, the page of an entry shows all that it has.
    const { editing, entries } = office.servicesOf({ kind: 'command-line', name: 'test' })
    const { value } = (await editing.open('faq')) ?? {}
    expect(await editing.save('faq', { ...value, en: value?.de }, {})).toMatchObject({ ok: true })
    for (const [path, { opens, status = 200 }] of Object.entries(table)) {
      if (!opens) continue
      for (const address of [addressOf(path), dataAddress(addressOf(path))]) {
        const shut = await desk.send(address)
        expect([202, 302], `nobody at ${address}`).toContain(shut.status)
        // The way back names the address that was asked for.
        expect((await shut.text()).replace(/to=[^"]*/, '')).not.toContain(marker)
      }
      for (const role of roles) {
        const answer = await people[role].get(addressOf(path))
        expect(answer.status, `${role} at ${path}`).toBe(opens.includes(role) ? status : 403)
        const isPage = answer.headers.get('content-type')?.startsWith('text/html')
        if (isPage) expect(await repaired(await answer.text()), `${role} at ${path}`).toEqual([])
        else await answer.body?.cancel()
        if (opens.includes(role)) continue
        const data = await people[role].get(dataAddress(addressOf(path)))
        expect(await data.text(), `data of ${path} for ${role}`).not.toContain(marker)
      }
    }
    await entries.discard('faq')
  })

  it('finds acts of the team for those only who may read the log', async () => {
    const shown = async (role: Role) => (await (await personIn(role)).get('/desk/search?q=log.export')).text()
    await office.servicesOf({ kind: 'command-line', name: 'Kontrollname' }).audit.add({ act: 'log.export' })
    expect(await shown('owner')).toContain('Kontrollname')
    expect(await shown('office')).not.toContain('Kontrollname')
  })

  it('refuses every act without a session, a role, a token of this session, or from elsewhere, and nothing changes', async () => {
    const people = { office: await personIn('office'), owner: await personIn('owner') }
    const stranger = await personIn('owner')
    const before = await content()
    for (const [path, { acts = [] }] of Object.entries(table)) {
      const [page, data] = [addressOf(path), dataAddress(addressOf(path))]
      for (const [index, { fields, may }] of acts.entries()) {
        const nobody = await desk.person('').postForm(page, { ...fields, formToken: people.owner.formToken })
        expect(nobody.status, `nobody: ${fields.act ?? ''} at ${page}`).toBe(302)
        for (const role of roles) {
          const person = people[role]
          const own = { ...fields, formToken: person.formToken }
          // What stands before all acts of an address is tried with one of them.
          const atTheDoor = () => [
            person.postForm(page, fields),
            person.postForm(data, fields),
            person.postForm(data, { ...fields, formToken: stranger.formToken }),
            person.postForm(data, own, { origin: 'https://evil.example' }),
            person.postForm(data, own, { origin: 'null' }),
            desk.send(data, { method: 'POST', headers: { cookie: person.cookie }, body: new URLSearchParams(own) }),
          ]
          const refusals = [
            ...(index === 0 ? atTheDoor() : [person.postForm(data, fields)]),
            ...(may.includes(role) ? [] : [person.postForm(page, own), person.postForm(data, own)]),
          ]
          const statuses = (await Promise.all(refusals)).map(({ status }) => status)
          expect(statuses, `${role}: ${fields.act ?? ''} at ${page}`).toEqual(refusals.map(() => 403))
        }
      }
    }
    expect(await content()).toBe(before)
  })

  it('asks for the passkey again where it says so, five minutes after it was shown', async () => {
    const people = { office: await personIn('office'), owner: await personIn('owner') }
    for (const { sessionId } of Object.values(people)) await office.wait(sessionId, 6, 'verified_at')
    const before = await content()
    for (const [path, { acts = [] }] of Object.entries(table)) {
      for (const { fields, may, asksAgain } of acts) {
        if (!asksAgain) continue
        for (const role of may) {
          const own = { ...fields, formToken: people[role].formToken }
          const answer = await people[role].postForm(dataAddress(addressOf(path)), own)
          expect(await answer.text(), `${fields.act ?? path} as ${role}`).toContain('stale')
        }
      }
    }
    expect(await content()).toBe(before)
  })

  it('lets whoever may do every act do it', async () => {
    /** Somebody whose passkey was shown so long ago. */
    const shownBefore = async (minutes: number) => {
      const people = { office: await personIn('office'), owner: await personIn('owner') }
      for (const { sessionId } of Object.values(people)) await office.wait(sessionId, minutes, 'verified_at')
      return people
    }
    const [recent, old] = [await shownBefore(4), await shownBefore(60)]
    for (const [path, { acts = [] }] of Object.entries(table)) {
      for (const { fields, may, asksAgain, endsSession } of acts) {
        for (const role of may) {
          const person = endsSession ? await personIn(role) : (asksAgain ? recent : old)[role]
          const own = { ...fields, formToken: person.formToken }
          const answer = await person.postForm(dataAddress(addressOf(path)), own)
          const name = `${role}: ${fields.act ?? ''} at ${path}`
          expect(answer.status < 300 || answer.status === 404, `${name} gave ${answer.status}`).toBe(true)
          expect(await answer.text(), name).not.toContain('stale')
          if (endsSession) expect((await person.get('/desk/people')).status, name).toBe(302)
        }
      }
    }
    const acts = (await office.db.selectFrom('audit_log').select('act').execute()).map(({ act }) => act)
    const expected = ['person.erase', 'person.export', 'member.invite', 'member.remove', 'enquiry.reply', 'log.export']
    expect(acts).toEqual(expect.arrayContaining(expected))
    expect(server.output()).not.toContain('desk page failed')
  })

  it('is the one that the documents show', () => {
    const document = readFileSync('docs/security.md', 'utf8')
    const rows = [...document.matchAll(/^\| `([\w.]+)`( \*)? \| [^|]+ \| (yes|no) \| (yes|no) \|$/gm)]
    const shown = rows.map(([, permission, again, office, owner]) => ({ permission, again: !!again, office, owner }))
    const yes = (may: boolean) => (may ? 'yes' : 'no')
    expect(shown).toEqual(
      permissions.map((permission) => ({
        permission,
        again: freshPermissions.includes(permission),
        office: yes(mayDo('office', permission)),
        owner: yes(mayDo('owner', permission)),
      })),
    )
  })
})
