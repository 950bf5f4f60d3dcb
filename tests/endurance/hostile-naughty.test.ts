import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { contactMessage } from '#contract/contact.ts'
import { waitlistEntry } from '#contract/waitlist.ts'
import { readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { writtenMails } from '../support/mails.ts'
import { manyVisitors } from '../support/many-visitors.ts'
import { naughtyStrings } from '../support/naughty-strings.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { addressOf } from '../support/visitor.ts'

// Promise: Strange but harmless texts come through every form, mail and page whole, and run nowhere.

/** Every naughty text through every field of a real server: served or refused, stored clean, mailed whole. */
// Seconds on a quiet machine, minutes on a busy one.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let server: RunningServer
let store: Store
let dataDir: string

beforeAll(async () => {
  // In memory where there is a place for it: a thousand writes are each forced to the disk elsewhere.
  dataDir = await mkdtemp(join(tmpdir(), 'naughty-'))
  server = await startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', ...manyVisitors })
  store = openStore(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
})
afterAll(async () => {
  await store?.close()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

let visitors = 0
/** Each request comes from an address of its own, so that limits stay out of the way. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  visitors += 1
  return fetch(server.url + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': addressOf(visitors) } })
}

const call = (path: string, body: object) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Goes through all texts, or those that are wanted, some at a time. */
async function forEachText(
  work: (text: string, number: number) => Promise<void>,
  wanted = (_: string) => true,
): Promise<void> {
  const entries = [...naughtyStrings.entries()].filter(([, text]) => wanted(text))
  const next = async (): Promise<void> => {
    for (let entry = entries.shift(); entry; entry = entries.shift()) await work(entry[1], entry[0])
  }
  await Promise.all(Array.from({ length: 8 }, next))
}

/** Served, or refused with a status and words that say why; anything else fails with the text that did it. */
async function expectHonest(response: Response, text: string, statuses = [200, 400]): Promise<string> {
  const body = await response.text()
  expect(statuses, `${response.url} ${JSON.stringify(text.slice(0, 80))}`).toContain(response.status)
  expect(body).not.toMatch(/\bat .+\.[jt]s:\d+|SQLITE|syntax error/)
  return body
}

test('there are many of them, each once', () => {
  expect(naughtyStrings.length).toBeGreaterThan(300)
  expect(new Set(naughtyStrings).size).toBe(naughtyStrings.length)
})

test('contact: what is stored is what the rules make of it', async () => {
  const fields = (text: string, number: number) => ({
    name: text,
    email: `c${number}@muster.example`,
    company: text,
    message: `Guten Tag, ${text}`,
  })
  await forEachText(async (text, number) => {
    const expected = contactMessage.safeParse(fields(text, number)).success ? 200 : 400
    await expectHonest(await call(calls.sendContactEmail, fields(text, number)), text, [expected])
  })
  const rows = new Map(
    (await store.db.selectFrom('contact_messages').selectAll().execute()).map((row) => [row.email, row]),
  )
  for (const [number, text] of naughtyStrings.entries()) {
    const parsed = contactMessage.safeParse(fields(text, number))
    const row = rows.get(`c${number}@muster.example`)
    expect(row !== undefined, JSON.stringify(text)).toBe(parsed.success)
    if (!parsed.success || !row) continue
    // A half of a pair of code units is no character; the store keeps the sign for that.
    const stored = (value: string | undefined) => value?.toWellFormed() ?? null
    expect(row).toMatchObject({
      name: stored(parsed.data.name),
      company: stored(parsed.data.company),
      message: stored(parsed.data.message),
    })
    expect(`${row.name}${row.company}${row.message}`).not.toMatch(/[<>]|javascript:/i)
  }
})

test('waiting list, newsletter, security log and chat: answered, never failed', async () => {
  await forEachText(async (text, number) => {
    const entry = { email: `w${number}@muster.example`, company: text, motivation: text, page: text, language: text }
    const isRight = waitlistEntry.safeParse(entry).success
    await expectHonest(await call(calls.waitlistSubmit, entry), text, isRight ? [200] : [400, 413])
    // Each of the others takes its part of the texts.
    const address = { email: text, tier: text, website: '' }
    const event = {
      event_type: text,
      user_identifier: text,
      user_agent: text,
      event_data: { [text]: text },
      severity: text,
    }
    const report = { 'csp-report': { 'document-uri': text, 'blocked-uri': text, 'script-sample': text } }
    const others: [path: string, body: object, statuses?: number[]][] = [
      [calls.waitlistSubmit, address],
      [calls.newsletterSubscribe, address],
      [calls.logSecurityEvent, event, [200, 400, 413]],
      [calls.reportViolation, report, [204]],
      [calls.chat, { messages: [{ role: 'user', content: text }] }],
    ]
    const [path, body, statuses] = others[number % others.length] ?? []
    await expectHonest(await call(path ?? '', body ?? {}), text, statuses)
  })
  const entries = await store.db.selectFrom('waitlist_entries').selectAll().execute()
  for (const { company, motivation } of entries) expect(`${company}${motivation}`).not.toMatch(/[<>]|javascript:/i)
  const events = await store.db.selectFrom('security_events').select(['event_type', 'event_data']).execute()
  for (const { event_type, event_data } of events) {
    expect(event_type).not.toMatch(/[\p{Cc}]|foreign\.example@|mira@/u)
    expect(() => JSON.parse(event_data ?? 'null')).not.toThrow()
  }
})

test('pages: shown as text wherever they are shown again', async () => {
  await forEachText(
    async (text, number) => {
      const query = new URLSearchParams(number % 4 ? { q: text } : { category: text })
      const form = {
        method: 'POST',
        body: new URLSearchParams({ name: text, email: text, company: text, message: text }),
      }
      const html =
        number % 2
          ? await expectHonest(await ask('/contact', form), text)
          : await expectHonest(await ask(`/en/blog?${query}`), text)
      // A tag of a page itself is no proof; one with our marks is.
      if (/<\w[^>]*(?:alert|foreign|onerror|onload|=1)/.test(text)) expect(html).not.toContain(text)
    },
    (text) => /[<>"&$\p{Cc}]/u.test(text),
  )
})

test('addresses: found or not, never failed', async () => {
  await forEachText(
    async (text) => {
      await expectHonest(await ask(`/${encodeURIComponent(text.toWellFormed())}`), text, [200, 400, 404, 431])
    },
    (text) => /[\p{Cc}\p{Zl}%\\]/u.test(text),
  )
})

test('mails: one recipient each, no header of a visitor, and the words whole', async () => {
  await expect
    .poll(async () => (await (await fetch(`${server.url}/healthz`)).json()).outboxBacklog, {
      timeout: 150_000,
      interval: 200,
    })
    .toBe(0)
  const mails = await writtenMails(dataDir)
  const operators = mails.filter((mail) => mail.replyTo?.value[0]?.address?.startsWith('c'))
  expect(operators.length).toBeGreaterThan(150)
  const known = new Set(mails.filter(({ subject }) => subject).flatMap(({ headers }) => [...headers.keys()]))
  expect([...known].sort()).not.toContain('bcc')
  for (const mail of mails) {
    expect([mail.to].flat().flatMap((list) => list?.value ?? [])).toHaveLength(1)
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
    expect(mail.from?.value).toHaveLength(1)
  }
  for (const mail of operators) {
    const number = Number(/^c(\d+)@/.exec(mail.replyTo?.value[0]?.address ?? '')?.[1])
    const { message } = contactMessage.parse({
      name: 'Mira',
      email: 'c@muster.example',
      message: `Guten Tag, ${naughtyStrings[number]}`,
    })
    const words = (text: string) =>
      text
        .toWellFormed()
        .normalize()
        .replace(/[\s>]+/g, '')
    expect(words(mail.text ?? ''), JSON.stringify(naughtyStrings[number])).toContain(words(message))
    expect(mail.html || '').not.toMatch(/<script|<img src=x|onerror=/i)
  }
})

test('the server has neither failed nor ended', () => {
  const failures = server
    .output()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"|Uncaught|unhandled/i.test(line))
  expect(failures.slice(0, 5)).toEqual([])
  expect(server.process.exitCode).toBeNull()
})
