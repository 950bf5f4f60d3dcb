import { describe, expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createDraftsService } from '#server/documents/drafts.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { createPreviewLinks, openPreview } from './service.ts'
import { readPreviewToken, signPreview } from './token.ts'

const release = new Map([
  ['company', 'brand: A\n'],
  ['de/faq', 'alt\n'],
  ['en/faq', 'old\n'],
])
const day = 24 * 3_600_000

onStoreOfRun('previews', (open) => {
  async function setUp() {
    const { db, config } = await open()
    const clock = stoppedClock()
    const context = createContext({ db, config, log: silentLog, now: clock.now })
    const documents = createDocumentsService(context, { release, check: () => ({ wrong: [], look: [] }) })
    const drafts = createDraftsService(context, release)
    const links = createPreviewLinks(context)
    const opened = (token: string) => openPreview(context, documents, token)
    const link = async (...ids: string[]) => {
      const outcome = await links.link(ids)
      if (!outcome.ok) throw new Error(outcome.problem)
      return outcome.link
    }
    return { clock, documents, drafts, links, opened, link }
  }

  it('show what drafts say at the moment, among what is published', async () => {
    const { documents, drafts, opened, link } = await setUp()
    await documents.publish([{ id: 'company', text: 'brand: B\n' }], { why: 'Another name' })
    await drafts.save('de/faq', 'neu\n', 0)
    await drafts.save('en/blog/sixth', 'Sixth\n', 0)
    await drafts.save('en/faq', null, 0)
    const { token, path } = await link('de/faq', 'en/blog/sixth')
    expect(path).toBe(`/preview/${token}/faq`)
    expect((await link('en/blog/sixth')).path).toMatch(/\/en\/blog\/sixth$/)
    const shown = await opened(token)
    expect(shown.ok && Object.fromEntries(shown.documents)).toEqual({
      ...{ company: 'brand: B\n', 'de/faq': 'neu\n', 'en/faq': 'old\n', 'en/blog/sixth': 'Sixth\n' },
    })
    await drafts.save('de/faq', 'neuer\n', 1)
    const later = await opened(token)
    expect(later.ok && later.documents.get('de/faq')).toBe('neuer\n')
    const without = await opened((await link('en/faq')).token)
    expect(without.ok && without.documents.has('en/faq')).toBe(false)
  })

  it('show what is published where they name no draft', async () => {
    const { documents, drafts, opened, link } = await setUp()
    await drafts.save('de/faq', 'neu\n', 0)
    const { token } = await link()
    const published = { company: 'brand: A\n', 'de/faq': 'alt\n', 'en/faq': 'old\n' }
    expect(await opened(token)).toEqual({ ok: true, documents: new Map(Object.entries(published)) })
    await documents.publish([{ id: 'de/faq', text: 'neu\n' }], { why: 'Better' })
    const later = await opened(token)
    expect(later.ok && later.documents.get('de/faq')).toBe('neu\n')
  })

  it('end with their time', async () => {
    const { clock, drafts, opened, link } = await setUp()
    await drafts.save('de/faq', 'neu\n', 0)
    const { token, endsAt } = await link('de/faq')
    clock.pass({ ms: 7 * day - 1000 })
    expect((await opened(token)).ok).toBe(true)
    clock.pass({ ms: 1000 })
    expect(clock.now()).toEqual(endsAt)
    expect(await opened(token)).toEqual({ ok: false, problem: 'gone' })
  })

  it('end when a draft is published, discarded, begun anew, or taken from all who have links', async () => {
    const { documents, drafts, links, opened, link } = await setUp()
    await drafts.save('de/faq', 'eins\n', 0)
    await drafts.save('en/faq', 'one\n', 0)
    const both = await link('de/faq', 'en/faq')
    const german = await link('de/faq')
    await documents.publish([{ id: 'en/faq', text: 'one\n' }], { why: 'One of both' })
    expect(await opened(both.token)).toEqual({ ok: false, problem: 'gone' })
    expect((await opened(german.token)).ok).toBe(true)
    await drafts.discard('de/faq', 1)
    expect(await opened(german.token)).toEqual({ ok: false, problem: 'gone' })
    // The same words under the same id and number: another draft all the same.
    await drafts.save('de/faq', 'eins\n', 0)
    expect(await opened(german.token)).toEqual({ ok: false, problem: 'gone' })
    const again = await link('de/faq')
    expect((await opened(again.token)).ok).toBe(true)
    expect(await opened(german.token)).toEqual({ ok: false, problem: 'gone' })
    expect(await links.revoke('de/faq')).toBe(true)
    expect(await opened(again.token)).toEqual({ ok: false, problem: 'gone' })
    expect(await links.revoke('company')).toBe(false)
  })

  it('need a draft', async () => {
    const { drafts, links } = await setUp()
    expect(await links.link(['de/faq'])).toEqual({ ok: false, problem: 'no_draft' })
    await drafts.save('de/faq', 'neu\n', 0)
    expect(await links.link(['de/faq', 'en/faq'])).toEqual({ ok: false, problem: 'no_draft' })
    expect(await links.link(Array.from({ length: 21 }, (_, number) => `de/${number}`))).toEqual({
      ...{ ok: false, problem: 'many' },
    })
  })
})

describe('a token', () => {
  const claims = { documents: ['de/faq'], endsAt: 1_800_000_000_000, mark: 'x' }
  const token = signPreview('secret'.repeat(8), claims)

  it('says what it was signed for, to whoever has the secret', () => {
    expect(readPreviewToken('secret'.repeat(8), token)).toEqual(claims)
    expect(readPreviewToken('another'.repeat(8), token)).toBeUndefined()
  })

  it('is worth nothing once a single character is another', () => {
    for (let place = 0; place < token.length; place++) {
      for (const other of ['A', 'b', '9', '_', '.']) {
        if (token[place] === other) continue
        const changed = token.slice(0, place) + other + token.slice(place + 1)
        expect([changed, readPreviewToken('secret'.repeat(8), changed)]).toEqual([changed, undefined])
      }
    }
  })

  it('is none in another shape', () => {
    for (const forged of [
      '',
      '.',
      `${token}.`,
      `${token}=`,
      ` ${token}`,
      token.split('.').reverse().join('.'),
      `${token.split('.')[0]}.`,
      `${Buffer.from(JSON.stringify([['company'], 9_999_999_999, 'x'])).toString('base64url')}.${token.split('.')[1]}`,
      `${'A'.repeat(2000)}.${token.split('.')[1]}`,
    ])
      expect(readPreviewToken('secret'.repeat(8), forged)).toBeUndefined()
  })
})
