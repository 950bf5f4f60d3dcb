import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { suppressionKey } from '#server/abuse/keyed-hash.ts'
import { writeQueued } from '#server/letters.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { createMailWorker } from '#server/mail/worker.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { rawStore } from '#tests/support/raw-store.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { preferencesLink } from '../mail/links.ts'

const email = 'Mira@Saldora.example'
const dead = { ok: false, code: 'invalid', fields: { token: 'expired' } }

onStoreOfRun("a reader's preferences", (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const services = createServices(parts)
    const subscribe = async (address: string) => {
      await services.subscribeToNewsletter({ email: address, page: '/blog' }, visitor())
      const letters = await queuedLetters(store.db, store.config)
      await services.confirmNewsletter(tokenIn(letters.findLast(({ to }) => to === address)?.text ?? ''))
    }
    const readers = () => store.db.selectFrom('newsletter_subscribers').selectAll().orderBy('email').execute()
    const tokenOf = async (address: string) => {
      const id = (await readers()).find((reader) => reader.email === address)?.id ?? ''
      return tokenIn(preferencesLink(store.config, 'de', id))
    }
    await subscribe(email)
    return { ...store, parts, clock, services, subscribe, readers, tokenOf, token: await tokenOf(email) }
  }

  it('show what is stored, without what only machinery needs, and change nothing', async () => {
    const { services, token, readers } = await setUp()
    const before = await readers()
    const shown = await services.newsletterPreferences(token)
    expect(shown).toMatchObject({
      ok: true,
      reader: {
        email,
        status: 'confirmed',
        language: 'de',
        confirmed_at: '2026-11-21T08:00:00.000Z',
        consent_page: '/blog',
        links: [{ purpose: 'confirm' }, { purpose: 'unsubscribe' }],
        mails: [{ letter: 'newsletter-confirmation', status: 'queued' }, { letter: 'newsletter-welcome' }],
      },
    })
    expect(JSON.stringify(shown)).not.toMatch(/token_hash|email_key|"id"|[0-9a-f]{64}/)
    expect(await readers()).toEqual(before)
  })

  it('change the language of further issues', async () => {
    const { services, token, readers } = await setUp()
    expect(await services.changeNewsletterLanguage(token, 'en')).toEqual({ ok: true })
    expect(await readers()).toMatchObject([{ language: 'en', status: 'confirmed' }])
    expect(await services.changeNewsletterLanguage(token, 'fr')).toMatchObject({ ok: false, code: 'invalid' })
    expect(await readers()).toMatchObject([{ language: 'en' }])
  })

  it('end the subscription, twice over', async () => {
    const { services, token, readers } = await setUp()
    expect(await services.leaveNewsletter(token)).toEqual({ ok: true })
    expect(await services.leaveNewsletter(token)).toEqual({ ok: true })
    expect(await readers()).toMatchObject([{ status: 'unsubscribed' }])
    expect(await services.newsletterPreferences(token)).toMatchObject({ reader: { status: 'unsubscribed' } })
  })

  it("erase the newsletter's record, and nothing of it is left but a keyed hash", async () => {
    const { services, token, readers, subscribe, db, config, parts, ...store } = await setUp()
    await subscribe('other@saldora.example')
    const worker = createMailWorker({ writeLetter: writeQueued, ...parts, pollMs: 50 })
    worker.start()
    await expect.poll(async () => (await outboxSummary(db)).queued).toBe(0)
    await worker.stop()
    expect(await services.eraseReader(token)).toEqual({ ok: true })
    const raw = (await rawStore({ ...store, db })).toLowerCase()
    expect(raw).not.toContain(email.toLowerCase())
    expect(raw).toContain('other@saldora.example')
    expect(await readers()).toMatchObject([{ email: 'other@saldora.example', status: 'confirmed' }])
    expect(await readdir(join(config.dataDir, 'mail'))).toHaveLength(2)
    expect(await db.selectFrom('newsletter_suppressions').selectAll().execute()).toMatchObject([
      { address_hash: suppressionKey(config.secret, email), reason: 'erased' },
    ])
    expect(await services.newsletterPreferences(token)).toEqual(dead)
    expect(await services.eraseReader(token)).toEqual(dead)
  })

  it('leave messages and the waiting list alone, since the link travels along with a forwarded issue', async () => {
    const { services, token, db } = await setUp()
    await services.sendContactMessage({ name: 'Mira', email, message: 'Zehn Zeichen lang.' }, visitor())
    await services.joinWaitlist({ email }, visitor())
    expect(JSON.stringify(await services.newsletterPreferences(token))).not.toMatch(/Zehn|waitlist|contact/)
    await services.eraseReader(token)
    expect(await db.selectFrom('contact_messages').select('email').execute()).toEqual([{ email }])
    const letters = await db.selectFrom('outbox').select('letter').orderBy('letter').execute()
    expect(letters.map(({ letter }) => letter)).toEqual([
      'contact-operator',
      'contact-receipt',
      'waitlist-operator',
      'waitlist-received',
    ])
  })

  it('open for nobody without our signature', async () => {
    const { services, token, readers } = await setUp()
    const [id = '', proof = ''] = token.split('.')
    const forged = [
      '',
      id,
      `${id}.${'0'.repeat(64)}`,
      `${id}.${proof.toUpperCase()}`,
      `${crypto.randomUUID()}.${proof}`,
      `${token}0`,
    ]
    for (const wrong of forged) {
      expect(await services.newsletterPreferences(wrong)).toEqual(dead)
      expect(await services.changeNewsletterLanguage(wrong, 'en')).toEqual(dead)
      expect(await services.leaveNewsletter(wrong)).toEqual(dead)
      expect(await services.eraseReader(wrong)).toEqual(dead)
      expect(await services.unsubscribeNewsletter(wrong)).toEqual(dead)
    }
    expect(await services.confirmNewsletter(token)).toEqual(dead)
    expect(await readers()).toMatchObject([{ status: 'confirmed', language: 'de' }])
  })
})
