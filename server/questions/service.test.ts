import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { limitsTable } from '../abuse/limits-table.ts'
import { createQuestionsService } from './service.ts'

onStoreOfRun('questions handed on', (open) => {
  async function setUp() {
    const { db, config } = await open()
    const context = createContext({ db, config, log: silentLog, now: () => new Date('2026-11-22T10:00:00.000Z') })
    const rows = () => db.selectFrom('handed_questions').selectAll().execute()
    return { db, rows, service: createQuestionsService(context) }
  }
  const agreed = { agreeToPrivacy: true }

  it('are kept with language and time, without what tells who asked', async () => {
    const { service, rows, db } = await setUp()
    const question = 'Geht <b>TWINT</b>?\nMira, mira@muster.example, 079 123 45 67'
    expect(await service.handOn({ question, language: 'en', ...agreed }, visitor())).toEqual({ ok: true })
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        question: 'Geht bTWINT/b? Mira, [redacted], [redacted]',
        language: 'en',
        created_at: '2026-11-22T10:00:00.000Z',
      },
    ])
    const limits = JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())
    expect(limits).not.toMatch(/TWINT|198\.51/)
  })

  it('are refused without consent, empty, or too long', async () => {
    const { service, rows } = await setUp()
    const long = 'a '.repeat(600)
    expect(await service.handOn({ question: 'TWINT?' }, visitor())).toMatchObject({
      ok: false,
      code: 'consent_required',
      fields: { agreeToPrivacy: 'required' },
    })
    for (const question of ['', ' \n', long, 7]) {
      expect(await service.handOn({ question, ...agreed }, visitor())).toMatchObject({
        ok: false,
        fields: { question: 'length' },
      })
    }
    expect(await rows()).toEqual([])
  })

  it('are limited by network', async () => {
    const { service } = await setUp()
    const { max } = limitsTable.handedQuestionsPerNetwork
    for (let post = 0; post < max; post++) await service.handOn({ question: 'TWINT?', ...agreed }, visitor())
    expect(await service.handOn({ question: 'TWINT?', ...agreed }, visitor())).toMatchObject({ code: 'rate_limited' })
    const other = visitor({ address: addressOf(1) })
    expect(await service.handOn({ question: 'TWINT?', ...agreed }, other)).toEqual({ ok: true })
  })

  it('are shown in groups and dismissed, which the log of acts counts', async () => {
    const { service, rows, db } = await setUp()
    for (const question of [
      'Kann ich mit TWINT bezahlen?',
      'Bieten Sie Lehrstellen an?',
      'Kann man mit Twint zahlen',
    ]) {
      await service.handOn({ question, ...agreed }, visitor())
    }
    const groups = await service.groups('de')
    expect(groups.map(({ questions }) => questions.length)).toEqual([2, 1])
    expect(await service.groups('en')).toEqual([])
    const ids = groups[0]?.questions.map(({ id }) => id)
    expect(await service.dismiss(ids)).toEqual({ dismissed: 2, compacted: true })
    expect(await rows()).toHaveLength(1)
    expect(await service.dismiss()).toMatchObject({ dismissed: 1 })
    const acts = await db.selectFrom('audit_log').select(['act', 'details']).execute()
    expect(acts).toEqual([2, 1].map((count) => ({ act: 'questions.dismiss', details: JSON.stringify({ count }) })))
  })
})
