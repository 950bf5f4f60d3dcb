import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createDailyJobs } from '#server/daily/jobs.ts'
import { createSuppressionsService } from '#server/newsletter/suppressions/service.ts'
import { addBatch } from '#server/numbers/store.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { runTool } from '#tests/support/operator.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { createDigestService } from './service.ts'

const email = 'mira@muster.example'

onBothStores('the daily digest', (open) => {
  async function setUp(settings: Record<string, string> = {}) {
    const store = await open({ OPERATOR_EMAIL: 'team@saldora.example', ...settings })
    const clock = stoppedClock()
    const parts = { config: store.config, log: silentLog, now: clock.now }
    const services = createServices({ db: store.db, ...parts })
    const server = (db = store.db) => {
      const digest = createDigestService(createContext({ db, ...parts }))
      return createDailyJobs({ db, log: silentLog, jobs: { digest: digest.run }, now: clock.now })
    }
    const letters = () => queuedLetters(store.db, store.config)
    const digests = async () => (await letters()).filter(({ letter }) => letter === 'digest')
    return { ...store, ...parts, clock, services, server, letters, digests }
  }

  it('tells what came in since the last one, once, whichever of several servers is first', async () => {
    const { services, clock, server, another, letters, digests, db, config } = await setUp()
    await server().check()
    expect(await digests()).toEqual([])

    clock.pass({ hours: 2 })
    await services.sendContactMessage({ name: 'Mira Beispiel', email, message: 'Zehn Zeichen lang.' }, visitor())
    await services.joinWaitlist({ email, tier: 'early_access' }, visitor())
    await services.subscribeToNewsletter({ email }, visitor())
    const confirmation = (await letters()).find(({ letter }) => letter === 'newsletter-confirmation')
    await services.confirmNewsletter(tokenIn(confirmation?.text ?? ''))
    await createSuppressionsService(createContext({ db, config, log: silentLog, now: clock.now })).suppress(
      'gone@muster.example',
      { reason: 'bounced' },
    )
    await services.logSecurityEvent({ event_type: 'csrf_attempt' }, visitor())
    const views = { day: '2026-11-21', metric: 'view', subject: '/', value: '', count: 12 } as const
    await addBatch(db, { id: 'views', counts: [views] }, clock.now())

    clock.pass({ hours: 22 })
    await Promise.all(Array.from({ length: 4 }, () => server(another().db).check()))
    const [digest, ...more] = await digests()
    expect(more).toEqual([])
    expect(digest).toMatchObject({
      to: 'team@saldora.example',
      subject: 'Tagesbericht: Anfragen 1, Warteliste 1, Newsletter 1',
      replyTo: { address: 'team@saldora.example' },
    })
    expect(digest?.text).toContain('Von 21.11.2026, 09:00 bis 22.11.2026, 09:00.')
    for (const line of [
      'Neue Nachrichten: 1',
      'Early Access: 8 von 25',
      'Unzustellbar: 1',
      'Leserinnen und Leser: 1',
      'Seiten gelesen: 12',
    ]) {
      expect(digest?.text).toContain(line)
    }
    expect(digest?.text).toContain('Sicherheitsereignisse hoher und kritischer Stufe: 1')
    expect(JSON.stringify(digest)).not.toMatch(/Mira|muster\.example/)

    // Nothing new, but somebody has now waited longer than was promised.
    clock.pass({ hours: 48 })
    await server().check()
    expect((await digests()).at(-1)?.text).toContain(
      'Wartet auf Sie: 1 auf der Warteliste, länger als die zugesagten 48 Stunden',
    )
  })

  it('is silent when there is nothing to tell, or when it is off', async () => {
    const { services, clock, server, digests } = await setUp({ DIGEST: 'off' })
    await services.sendContactMessage({ name: 'Mira', email, message: 'Zehn Zeichen lang.' }, visitor())
    clock.pass({ hours: 24 })
    await server().check()
    expect(await digests()).toEqual([])
  })

  it('is neither lost nor sent twice when a server dies between queuing and noting it', async () => {
    const { db, services, clock, server, digests, ...parts } = await setUp()
    await services.sendContactMessage({ name: 'Mira', email, message: 'Zehn Zeichen lang.' }, visitor())
    const digest = createDigestService(createContext({ db, ...parts }))
    const slow = createDailyJobs({
      db,
      log: silentLog,
      now: clock.now,
      jobs: {
        // Another server takes over, because this one took longer than its lease.
        digest: async (run) => {
          clock.pass({ minutes: 31 })
          await server().check()
          return digest.run(run)
        },
      },
    })
    await slow.check()
    expect(await digests()).toHaveLength(1)
  })

  it('can be read beforehand', async () => {
    const { db, env, config } = await setUp()
    const services = createServices({ db, config, log: silentLog })
    for (const number of [1, 2]) {
      const from = visitor({ address: addressOf(number) })
      await services.joinWaitlist({ email: `m${number}@muster.example`, tier: 'early_access' }, from)
    }
    const { code, stdout } = await runTool(['digest', '--language', 'en'], env)
    expect(code).toBe(0)
    expect(stdout).toContain('New entries: 2\nWaiting in all: 2\n')
    const json = await runTool(['digest', '--json'], env)
    expect(JSON.parse(json.stdout)).toMatchObject({ contacts: 0, waitlist: { joined: 2, waiting: 2, overdue: 0 } })
  })
})
