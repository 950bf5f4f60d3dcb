import { expect, it } from 'vitest'
import { createKnowledgeReader } from '#assistant/knowledge.ts'
import { learnKnowledge } from '#assistant/learn/learn-knowledge.ts'
import type { PassageFile } from '#search/passages.ts'
import { createWriteProbe } from '#server/db/write-probe.ts'
import type { MailTransport, OutgoingMail } from '#server/mail/transport.ts'
import { createServices } from '#server/services.ts'
import { inMemory } from '#tests/support/learned-in-memory.ts'
import { onStoreOfRun, openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { createMetrics } from './metrics.ts'

const page: PassageFile = {
  pages: [['/faq', 'Fragen und Antworten', 'faq', ['FAQ']]],
  passages: [[0, 'scan', 'Genügt ein Scan der Quittung?', 'Ja, zehn Jahre lang, wenn er lesbar bleibt.']],
}

/** Values by name and labels, without the figures of the process. */
async function figures(metrics: { text(): Promise<string> }): Promise<Record<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('site_'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const machine = { name: 'Nr. 1', email: 'bot@muster.example', message: 'Wir buchen 120 Belege.' }

onStoreOfRun('metrics', (open, kind) => {
  it('count submissions by kind and outcome, and show the outbox', async () => {
    const { db, config, ...store } = await open()
    let time = new Date('2026-11-21T08:00:00.000Z')
    const metrics = createMetrics({ store: { ...store, db }, writeProbe: createWriteProbe(db), now: () => time })
    const services = metrics.observeServices(createServices({ db, config, log: silentLog, now: () => time }))
    expect(await figures(metrics)).toMatchObject({ site_outbox_queued: 0, site_outbox_oldest_seconds: 0 })

    await services.joinWaitlist({ email: 'mira@muster.example' }, visitor())
    expect(await services.joinWaitlist({ email: 'mira@muster.example' }, visitor())).toMatchObject({ ok: false })
    await services.subscribeToNewsletter({ email: 'mira@muster.example' }, visitor())
    await services.confirmNewsletter('x')
    await services.sendContactMessage({ ...machine, website: 'x' }, visitor())
    expect(await services.tierAvailability()).toMatchObject({ ok: true })
    await db.updateTable('outbox').set({ failure: 'login' }).where('letter', '=', 'waitlist-operator').execute()
    await db.updateTable('outbox').set({ status: 'dead' }).where('letter', '=', 'waitlist-received').execute()
    time = new Date('2026-11-21T08:02:00.000Z')
    expect(await figures(metrics)).toEqual({
      [`site_store_reachable{store="${kind}"}`]: 1,
      [`site_store_writable{store="${kind}"}`]: 1,
      site_suspected_submissions: 0,
      site_handed_questions: 0,
      site_form_waves: 0,
      site_outbox_queued: 2,
      site_outbox_dead: 1,
      site_outbox_oldest_seconds: 120,
      site_outbox_held: 0,
      site_backup_age_seconds: Number.NaN,
      site_backup_proven_age_seconds: Number.NaN,
      'site_outbox_failing{failure="login"}': 1,
      'site_outbox_failing{failure="unreachable"}': 0,
      'site_outbox_failing{failure="deferred"}': 0,
      'site_submissions_total{kind="waitlist",outcome="ok"}': 1,
      'site_submissions_total{kind="waitlist",outcome="already_registered"}': 1,
      'site_submissions_total{kind="newsletter_signup",outcome="ok"}': 1,
      'site_submissions_total{kind="newsletter_confirmation",outcome="invalid"}': 1,
      'site_submissions_total{kind="contact",outcome="honeypot"}': 1,
    })
  })

  it('tell a wave of spam, and what was put aside in it', async () => {
    const { db, config, ...store } = await open({ FORM_POSTS_PER_10_MINUTES: '1' })
    const metrics = createMetrics({ store: { ...store, db }, writeProbe: createWriteProbe(db) })
    const services = metrics.observeServices(createServices({ db, config, log: silentLog }))
    for (let post = 0; post < 3; post++) await services.sendContactMessage(machine, visitor())
    expect(await figures(metrics)).toMatchObject({
      site_suspected_submissions: 2,
      site_form_waves: 1,
      'site_submissions_total{kind="contact",outcome="ok"}': 1,
      'site_submissions_total{kind="contact",outcome="held"}': 2,
    })
  })

  it('still answer while the store is away', async () => {
    const store = await open()
    const metrics = createMetrics({ store, writeProbe: createWriteProbe(store.db) })
    await store.db.destroy()
    expect(await figures(metrics)).toEqual({
      [`site_store_reachable{store="${kind}"}`]: 0,
      [`site_store_writable{store="${kind}"}`]: 0,
    })
    expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  })
})

it('count questions to the assistant by whether the site answers them, and those handed on', async () => {
  const { db, config, ...store } = await openTestStore('sqlite')
  const metrics = createMetrics({ store: { ...store, db }, writeProbe: createWriteProbe(db) })
  const read = createKnowledgeReader(async (language) =>
    inMemory(learnKnowledge(page, language, [{ label: 'out-of-scope', text: 'Wie wird das Wetter morgen?' }])),
  )
  const services = metrics.observeServices(createServices({ db, config, log: silentLog }, read))
  for (const content of ['Genügt ein Scan der Quittung?', 'Genügt ein Scan?', 'Wie wird das Wetter?']) {
    expect(await services.askAssistant({ messages: [{ role: 'user', content }] }, visitor())).toMatchObject({
      ok: true,
    })
  }
  await services.handOnQuestion({ question: 'Wie wird das Wetter?', agreeToPrivacy: true }, visitor())
  expect(await figures(metrics)).toMatchObject({
    'site_chat_answers_total{answered="yes"}': 2,
    'site_chat_answers_total{answered="no"}': 1,
    site_handed_questions: 1,
    'site_submissions_total{kind="handed_question",outcome="ok"}': 1,
  })
})

it('count mails sent and failed, and let the failure through', async () => {
  const metrics = createMetrics({ store: await openTestStore('sqlite'), writeProbe: async () => undefined })
  const failures = [
    undefined,
    Object.assign(new Error('no'), { responseCode: 550, code: 'EENVELOPE', permanent: true }),
  ]
  const transport = metrics.observeTransport({
    mode: 'smtp',
    send: async () => {
      const failure = failures.shift()
      if (failure) throw failure
    },
    close: () => {},
  } satisfies MailTransport)
  const mail: OutgoingMail = { messageId: '<a@b>' }
  await transport.send(mail, { name: 'a' })
  await expect(transport.send(mail, { name: 'b' })).rejects.toThrow('no')
  expect(transport.mode).toBe('smtp')
  expect(await figures(metrics)).toMatchObject({
    'site_mails_total{outcome="sent"}': 1,
    'site_mails_total{outcome="refused"}': 1,
  })
})

it('count alerts posted and failed', async () => {
  const metrics = createMetrics({ store: await openTestStore('sqlite'), writeProbe: async () => undefined })
  const answers = [true, false, true]
  const webhook = metrics.observeWebhook({ post: async () => answers.shift() ?? false, stop: () => {} })
  const message = { title: '', text: '', incident: 'x', state: 'begun', at: '' } as const
  expect(await Promise.all([1, 2, 3].map(() => webhook.post(message)))).toEqual([true, false, true])
  expect(await figures(metrics)).toMatchObject({
    'site_alert_webhooks_total{outcome="sent"}': 2,
    'site_alert_webhooks_total{outcome="failed"}': 1,
  })
})

it.each([
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'process_start_time_seconds',
  'process_uptime_seconds',
  'nodejs_heap_size_used_bytes',
])('tell %s of the process', async (name) => {
  const metrics = createMetrics({ store: await openTestStore('sqlite'), writeProbe: async () => undefined })
  expect(await metrics.text()).toMatch(new RegExp(`^${name} [\\d.e+]+$`, 'm'))
})
