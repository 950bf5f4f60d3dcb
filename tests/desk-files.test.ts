import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { localTime } from '#contract/zoned-time.ts'
import { fill } from '#desk/fill.ts'
import { dataAddress, deskClient } from './support/desk-client.ts'
import { type Office, openOffice } from './support/desk-office.ts'
import { type RunningServer, sharedServer } from './support/server.ts'

let server: RunningServer
let office: Office

beforeAll(async () => {
  server = await sharedServer()
  office = await openOffice(server)
})

afterAll(async () => {
  await office.store.close()
})

/** What the browser saves when somebody asks for a list: its name, and its lines. */
async function fileOf(path: string, language: 'de' | 'en' = 'de') {
  const { cookie, member } = await office.sitDown('owner')
  await office.servicesOf({ kind: 'server' }).members.changeLanguage(member.id, language)
  const person = deskClient(server).person(cookie)
  const answer = await person.postForm(dataAddress(path), { formToken: await person.formToken() })
  const values = (JSON.parse(await answer.text()) as unknown[]).map(String)
  const lines = (values.find((value) => value.startsWith('\uFEFF')) ?? '').slice(1).split('\r\n')
  return { name: values.find((value) => value.endsWith('.csv')), head: lines[0], lines: lines.slice(1) }
}

describe('lists as files', () => {
  it('have headings in the language of the desk, and times by the clock in Zurich, with their format', async () => {
    const id = await office.addEnquiry({
      name: 'Mira',
      email: 'mira@muster.example',
      message: 'Was kostet der Anfang?',
    })
    const created_at = '2026-07-01T22:30:00.000Z'
    await office.db.updateTable('contact_messages').set({ created_at }).where('id', '=', id).execute()
    const german = await fileOf('/desk/enquiries.csv')
    expect(german.name).toBe('Anfragen.csv')
    expect(german.head).toMatch(/^"Kennung","Eingegangen \(Zeit in Zürich, JJJJ-MM-TT hh:mm\)","Name","E-Mail",/)
    expect(german.lines[0]).toMatch(new RegExp(`^"${id}","2026-07-02 00:30","Mira"`))
    const english = await fileOf('/desk/enquiries.csv', 'en')
    expect(english.head).toMatch(/^"ID","Received \(time in Zurich, YYYY-MM-DD hh:mm\)","Name",/)
  })

  it('have a word for each column in both languages', async () => {
    await office.addEntry({ email: 'beat@muster.example' })
    for (const language of ['de', 'en'] as const) {
      for (const path of ['enquiries', 'waitlist', 'newsletter/readers', 'numbers']) {
        const { head } = await fileOf(`/desk/${path}.csv`, language)
        expect(head, path).not.toMatch(/_|""/)
      }
    }
  })

  it('tell acts in words, and keep beside them what proves the log whole', async () => {
    const { head, lines } = await fileOf('/desk/log.csv?q=herunter')
    expect(head).toContain('"Was","Woran","at","actor_kind","act","subject_kind","subject_id","details","hash"')
    expect(lines).toEqual([])
    const said = read('desk/log', 'de').acts['enquiry.export'] ?? ''
    const found = (await fileOf(`/desk/log.csv?q=${encodeURIComponent(said)}`)).lines
    const acts = await office.db.selectFrom('audit_log').selectAll().where('act', '=', 'enquiry.export').execute()
    expect(found).toHaveLength(acts.length)
    for (const act of acts) {
      // A hash that begins with a hyphen has an apostrophe before it, as every cell that begins like a formula.
      const line = found.find((one) => one.endsWith(`${act.hash}"`)) ?? ''
      expect(line).toContain(`"${localTime(new Date(act.at), 'Europe/Zurich')}","Mira Beispiel","${said}"`)
      expect(line).toContain(`"${act.at}"`)
    }
  })

  it('say what was done to an enquiry and to whom it was given, and name whoever signed in once', async () => {
    const id = await office.addEnquiry({ name: 'Anna', email: 'anna@muster.example', message: 'Ruft mich an.' })
    const [mira] = await office.servicesOf({ kind: 'command-line', name: 'root' }).members.list()
    if (!mira) throw new Error('Nobody is on the team')
    const { enquiries, audit } = office.servicesOf({ kind: 'member', id: mira.id, name: mira.name })
    const remindAt = new Date().toISOString()
    for (const edit of [{ state: 'done' as const }, { assignedTo: mira.id }, { assignedTo: null }, { remindAt }])
      await enquiries.change(id, edit)
    await audit.add({ act: 'session.open', subject: { kind: 'member', id: mira.id } })
    const { lines } = await fileOf('/desk/log.csv', 'en')
    // A file names no visitors.
    const told = [
      'signed in',
      'unassigned the enquiry from (deleted)',
      'assigned the enquiry from (deleted) to Mira Beispiel',
      'marked the enquiry from (deleted) as done',
      // Whoever reads it later knows no today.
      fill(read('desk/log', 'en').told['enquiry.change reminder'] ?? '', {
        subject: '(deleted)',
        detail: localTime(new Date(remindAt), 'Europe/Zurich'),
      }),
    ]
    for (const said of told)
      expect(lines.filter((line) => line.includes(`"Mira Beispiel","${said}",""`))).toHaveLength(1)
    // And it is found by the words that it is told in.
    for (const [words, sentence] of [
      ['unassigned', 'unassigned the enquiry'],
      ['marked done', 'marked the enquiry from (deleted) as done'],
    ] as const) {
      const found = (await fileOf(`/desk/log.csv?q=${encodeURIComponent(words)}`, 'en')).lines
      // Others have acted on this server, too.
      expect(
        found.filter((line) => line.includes(id)),
        words,
      ).toEqual([expect.stringContaining(sentence)])
    }
  })

  it('name the documents that were published, with why', async () => {
    const author = {
      author_kind: 'member',
      author_id: null,
      author_name: 'Jonas',
      created_at: '2026-11-01T08:00:00.000Z',
    } as const
    const changes = JSON.stringify({ changes: [{ id: 'de/faq', removed: true }], redirects: [] })
    const planned = { id: 'planned', publish_at: '2026-11-30T08:00:00.000Z', state: 'withdrawn', changes } as const
    await office.db
      .insertInto('scheduled_publications')
      .values({ ...author, ...planned, why: 'Zum Monatsende', refusal: null, publication: null })
      .execute()
    const desk = office.servicesOf({ kind: 'command-line', name: 'jonas' })
    await desk.audit.add({ act: 'content.schedule', subject: { kind: 'publication', id: 'planned' } })
    const [line] = (await fileOf('/desk/log.csv?q=content.schedule')).lines
    expect(line).toContain('"hat Fragen und Antworten (DE) zur Veröffentlichung geplant","«Zum Monatsende»"')
  })
})
