import { generateKeyPairSync } from 'node:crypto'
import { dkimVerify } from 'mailauth'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { writeQueued } from '#server/letters.ts'
import { createServices } from '#server/services.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { openTestStore, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { dkimRecord } from './dkim.ts'
import { createMailWorker } from './worker.ts'

const privateKey = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }))

/** A site with a mail server of its own; `deliver` sends what its services queue. */
async function setUp(settings: Record<string, string> = {}) {
  const server = await startMailServer()
  const store = await openTestStore('sqlite', {
    SMTP_URL: server.url,
    MAIL_FROM: 'Saldora <post@saldora.example>',
    OPERATOR_EMAIL: 'team@saldora.example',
    ...settings,
  })
  const services = createServices({ db: store.db, config: store.config, log: silentLog })
  const deliver = async (count: number) => {
    const worker = createMailWorker({
      writeLetter: writeQueued,
      db: store.db,
      config: store.config,
      log: silentLog,
      pollMs: 50,
    })
    onTestFinished(() => worker.stop())
    worker.start()
    await expect.poll(() => server.mails.length).toBe(count)
    await worker.stop()
    return server
  }
  return { ...store, services, deliver }
}

const becomeReader = async ({ services, db, config }: Awaited<ReturnType<typeof setUp>>) => {
  await services.subscribeToNewsletter({ email: 'mira@muster.example' }, visitor())
  const [letter] = await queuedLetters(db, config)
  await services.confirmNewsletter(tokenIn(letter?.text ?? ''))
}

it('signs with DKIM so that a receiver verifies it, one-click leaving included', async () => {
  const site = await setUp({ DKIM_SELECTOR: 'site2026', DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n') })
  await becomeReader(site)
  const { mails, sources } = await site.deliver(2)
  const welcome = sources[mails.findIndex(({ subject }) => subject?.includes('ist bestätigt'))] ?? Buffer.alloc(0)
  const record = dkimRecord({ domain: 'saldora.example', selector: 'site2026', privateKey })
  const resolver = async (name: string) => (name === record.name ? [[record.value]] : [])
  const verify = async (source: Buffer | string) => (await dkimVerify(source, { resolver, strict: true })).results

  expect(await verify(welcome)).toMatchObject([
    { signingDomain: 'saldora.example', selector: 'site2026', status: { result: 'pass', aligned: 'saldora.example' } },
  ])
  const signed = /\bh=([^;]+);/
    .exec(welcome.toString().replace(/\r\n[ \t]+/g, ''))?.[1]
    ?.toLowerCase()
    .split(':')
  for (const field of [
    'from',
    'reply-to',
    'subject',
    'message-id',
    'auto-submitted',
    'list-unsubscribe',
    'list-unsubscribe-post',
  ]) {
    expect(signed).toContain(field)
  }
  for (const [field, other] of [
    ['List-Unsubscribe-Post: List-Unsubscribe=One-Click', 'List-Unsubscribe-Post: X'],
    ['Auto-Submitted: auto-generated', 'Auto-Submitted: no'],
  ] as const) {
    expect(welcome.toString()).toContain(field)
    expect(await verify(welcome.toString().replace(field, other))).toMatchObject([{ status: { result: 'fail' } }])
  }
})

it('leaves signing to the mail provider when nothing is set', async () => {
  const site = await setUp()
  await becomeReader(site)
  const { mails } = await site.deliver(2)
  for (const { headers } of mails) expect(headers.has('dkim-signature')).toBe(false)
})

it('gives every mail the headers of a machine’s letter, and none that somebody typed', async () => {
  const site = await setUp()
  await becomeReader(site)
  const evil = (start: string) =>
    `${start}\r\nBcc: victim@muster.example\r\nX-Typed: 1\n\nBody\u2028X-Typed: 2\u0000\u0085X-Typed: 3`
  const { services } = site
  await services.sendContactMessage(
    {
      name: evil('Mira'),
      email: 'm1@muster.example',
      company: evil('AG'),
      message: evil('Guten Tag'),
      page: evil('/contact'),
    },
    visitor({ page: evil('/contact') }),
  )
  const entry = { email: 'm2@muster.example', company: evil('AG'), motivation: evil('Belege'), tier: 'early_access' }
  expect(await services.joinWaitlist(entry, visitor({ page: evil('/') }))).toEqual({ ok: true })
  for (const [number, email] of [
    evil('m3@muster.example'),
    'm3@muster.example\r\nBcc: a@b.example',
    'm3@muster.example,v@b.example',
  ].entries()) {
    const from = visitor({ address: addressOf(number) })
    expect(await services.subscribeToNewsletter({ email }, from)).toMatchObject({ ok: false })
    expect(await services.joinWaitlist({ email }, from)).toMatchObject({ ok: false })
    expect(
      await services.sendContactMessage({ name: 'Mira', email, message: 'Zehn Zeichen lang.' }, from),
    ).toMatchObject({ ok: false })
  }

  const { mails, sources } = await site.deliver(6)
  const known = [
    'from',
    'reply-to',
    'to',
    'subject',
    'message-id',
    'date',
    'auto-submitted',
    'mime-version',
    'content-type',
  ]
  const ofLists = ['list-unsubscribe', 'list-unsubscribe-post']
  for (const mail of mails) {
    const names = mail.headerLines.map(({ key }) => key)
    expect(names.filter((name) => !ofLists.includes(name)).sort()).toEqual([...known].sort())
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@saldora\.example>$/)
    expect(Math.abs(Date.now() - (mail.date?.getTime() ?? 0))).toBeLessThan(600_000)
    expect(mail.to).toMatchObject({
      value: [{ address: expect.stringMatching(/^(m[12]|mira)@muster\.example$|^team@/) }],
    })
  }
  // What the visitor typed reaches the operator alone.
  for (const [index, mail] of mails.entries()) {
    const isOperators = JSON.stringify(mail.to).includes('team@')
    const sender = mail.text?.includes('m1@muster.example') ? 'm1@muster.example' : 'm2@muster.example'
    expect(sources[index]?.toString().includes('victim')).toBe(isOperators)
    expect(mail.replyTo?.value[0]?.address).toBe(isOperators ? sender : 'team@saldora.example')
  }
})

it.each([
  ['DKIM_SELECTOR', { DKIM_PRIVATE_KEY: privateKey }],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: 'a b', DKIM_PRIVATE_KEY: privateKey }],
  ['DKIM_DOMAIN', { DKIM_DOMAIN: 'https://x', DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY: privateKey }],
  ['DKIM_PRIVATE_KEY', { DKIM_SELECTOR: 's' }],
  ['DKIM_PRIVATE_KEY', { DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY: privateKey, DKIM_PRIVATE_KEY_FILE: 'key.pem' }],
  ['DKIM_PRIVATE_KEY', { DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY: 'no key' }],
  [
    'DKIM_PRIVATE_KEY',
    { DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY: pem(generateKeyPairSync('rsa', { modulusLength: 1024 })) },
  ],
  ['DKIM_PRIVATE_KEY', { DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY: pem(generateKeyPairSync('ed25519')) }],
  ['DKIM_PRIVATE_KEY_FILE', { DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY_FILE: '/nowhere/key.pem' }],
])('a wrong %s stops the start and is not repeated', (name, env) => {
  const read = () => readConfig({ SECRET: 'x'.repeat(32), ...env })
  expect(read).toThrow(new RegExp(`^${name}: expected (?!.*(BEGIN|no key|nowhere))`))
})

function pem({ privateKey }: ReturnType<typeof generateKeyPairSync>): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
