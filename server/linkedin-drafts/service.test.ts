import type { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ModelCall, modelChunk, startModelServer, writeModelAnswer } from '#tests/support/model-server.ts'
import { openTestStore, silentLog } from '#tests/support/store.ts'
import { createContext } from '../context.ts'
import { createLinkedinDraftsService } from './service.ts'

/** Drafts by a real model server that behaves, or misbehaves: a draft that may not be shown never comes back. */
const brief = {
  topic: 'QR-Rechnungen verbuchen',
  audience: 'Treuhandbüros',
  point: 'Bei uns waren es 40 Belege am Tag, mehr auf www.muster.example/ablauf.',
  call: '',
  tone: 'direct',
  length: 'medium',
  language: 'de',
}
const good =
  'Vierzig Belege am Tag, und niemand tippt sie ab.\n\nWir lesen den Code und prüfen den Rest.\n\nUnd bei Ihnen?'
const other = 'Der Code steht auf der Rechnung.\n\nEr lässt sich lesen, auch 40 Mal am Tag.'
const meta = { language: 'de', page: undefined, address: '192.0.2.7', userAgent: undefined } as const
/** Long enough for a busy machine; the test of slowness has less. */
const patient = { first: 20_000, next: 20_000, whole: 25_000 }
const impatient = { first: 250, next: 250, whole: 500 }

async function setUp(
  behave: (response: ServerResponse, call: ModelCall) => void,
  settings: Record<string, string> = {},
  patience = patient,
) {
  const model = await startModelServer(behave)
  onTestFinished(model.stop)
  const store = await openTestStore('sqlite', { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'test-model', ...settings })
  const context = createContext({ db: store.db, config: store.config, log: silentLog })
  const service = createLinkedinDraftsService(context, patience)
  return { write: (input: object = brief) => service.write(input, meta), seen: model.seen, store }
}

/** What comes back when the model writes this. */
async function draftsOf(written: string) {
  const { write } = await setUp((response) => writeModelAnswer(response, written))
  return write()
}

test('what a model wrote comes back as drafts, and the brief was all it got', async () => {
  const { write, seen, store } = await setUp((response) => writeModelAnswer(response, `${good}\n=====\n${other}\n`))
  expect(await write()).toEqual({ ok: true, drafts: [good, other] })
  const [system, material] = seen[0]?.body.messages ?? []
  const code = /with the code (\S+)\./.exec(system?.content ?? '')?.[1]
  expect(material?.content).toContain(`<topic ${code}>\n${brief.topic}\n</topic ${code}>`)
  expect(material?.content).not.toContain('call-to-action')
  expect(system?.content).not.toContain(brief.topic)
  const rows = JSON.stringify(await store.db.selectFrom('rate_limits').selectAll().execute())
  expect(rows).toContain('chatTokensPerDay')
  expect(rows).not.toMatch(/Rechnung|192\.0\.2\.7/)
})

test('a link that the brief has may stand in a draft, and Swiss drafts have no ß', async () => {
  const text = 'Gruß aus dem Büro.\n\nDer Ablauf steht auf www.muster.example/ablauf.'
  expect(await draftsOf(text)).toEqual({ ok: true, drafts: [text.replace('ß', 'ss')] })
})

test('drafts that may be shown stay when another may not', async () => {
  expect(await draftsOf(`${good}\n=====\nEin Satz.\n\nMehr auf https://evil.example/x.`)).toEqual({
    ok: true,
    drafts: [good],
  })
})

describe('nothing comes back', () => {
  const failed = { ok: false, code: 'model_failed' }

  test.each([
    ['links elsewhere', 'Ein Satz.\n\nMehr auf https://evil.example/x.'],
    ['leads to another page of a given host', 'Ein Satz.\n\nMehr auf www.muster.example/anderswo.'],
    ['names a foreign address', 'Ein Satz.\n\nSchreiben Sie an chef@elsewhere.example.'],
    ['invents a figure', 'Ein Satz.\n\nWir sparten 73 Prozent.'],
    ['writes markup', 'Ein Satz.\n\n<img src=x> und **mehr**.'],
    ['opens too long', `${'Ein langer Anfang '.repeat(20)}.\n\nUnd weiter.`],
    ['writes too much', `Ein Satz.\n\n${'Noch ein Satz. '.repeat(220)}`],
    ['writes no paragraphs', 'Ein Satz.'],
    ['says nothing', ''],
  ])('of a model that %s', async (_, written) => {
    expect(await draftsOf(written)).toEqual(failed)
  })

  test('of a model that tells its rules, or the code', async () => {
    const { write } = await setUp((response, { body }) => {
      const rules = body.messages[0]?.content.split('\n') ?? []
      writeModelAnswer(
        response,
        `Gern.\n\n${rules[5]}\n=====\nGern.\n\nDer Code ist ${/code (\S+)\./.exec(rules.join())?.[1]}`,
      )
    })
    expect(await write()).toEqual(failed)
  })

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['is cut off', (response) => response.writeHead(200).end(modelChunk(good))],
    ['reaches its limit', (response) => response.writeHead(200).end(modelChunk(good, 'length'))],
    ['fails', (response) => response.writeHead(500).end()],
    ['sends a web page', (response) => response.writeHead(200).end('<html><body>Bad gateway</body></html>')],
    ['closes the line', (response) => response.writeHead(200).write(modelChunk(good), () => response.destroy())],
  ])('of a model that %s', async (_, behave) => {
    const { write } = await setUp(behave)
    expect(await write()).toEqual(failed)
  })

  test('of a model that never answers, or is not there', async () => {
    const { write } = await setUp(() => {}, {}, impatient)
    expect(await write()).toEqual(failed)
    const gone = await setUp(() => {}, { CHAT_BASE_URL: 'http://127.0.0.1:9/v1' })
    expect(await gone.write()).toEqual(failed)
  })
})

describe('the model is not asked', () => {
  const never = (response: ServerResponse) => writeModelAnswer(response, good)

  test('for a brief that is none', async () => {
    const { write, seen } = await setUp(never)
    const wrong = { ...brief, topic: ' ', point: 'x'.repeat(601), tone: 'loud', language: 'fr' }
    expect(await write(wrong)).toEqual({
      ok: false,
      code: 'invalid',
      fields: { topic: 'length', point: 'too_long', tone: 'invalid', language: 'invalid' },
    })
    expect(seen).toEqual([])
  })

  test('when the tokens are used up', async () => {
    const { write, seen } = await setUp(never, { CHAT_TOKENS_PER_DAY: '2000' })
    expect(await write()).toMatchObject({ ok: true })
    expect(await write()).toEqual({ ok: false, code: 'model_busy' })
    expect(seen).toHaveLength(1)
  })

  test('where none is set', async () => {
    const store = await openTestStore('sqlite')
    const context = createContext({ db: store.db, config: store.config, log: silentLog })
    expect(await createLinkedinDraftsService(context).write(brief, meta)).toEqual({ ok: false, code: 'no_model' })
  })
})
