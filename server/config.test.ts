import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { documentSources, lookAt, source } from '#content/documents.ts'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const database = 'postgresql://site:hidden-word@localhost/site'
const secret = 'x'.repeat(32)

describe('settings', () => {
  it('that are not set follow what the site says of its operator at the moment', () => {
    const config = readConfig({ DATA_DIR: folder })
    const named = readConfig({
      DATA_DIR: folder,
      MAIL_FROM: 'post@saldora.example',
      OPERATOR_EMAIL: 'me@saldora.example',
    })
    const company = source('company') ?? ''
    const changed = company
      .replace(/^brand: .*$/m, 'brand: Neu')
      .replace(/^( +contact:) .*$/m, '$1 neu@saldora.example')
    lookAt(new Map([...documentSources(), ['company', changed]]), () => {
      expect(config.mailFrom).toEqual({ name: 'Neu', address: 'neu@saldora.example' })
      expect(config.operatorEmail).toBe('neu@saldora.example')
      expect(named.mailFrom).toEqual({ name: 'Neu', address: 'post@saldora.example' })
      expect(named.operatorEmail).toBe('me@saldora.example')
    })
    expect(config.operatorEmail).not.toBe('neu@saldora.example')
  })

  it('have defaults for everything', () => {
    const config = readConfig({ DATA_DIR: folder, HOST: '', PORT: ' ' })
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      dataDir: folder,
      databaseUrl: undefined,
      smtpUrl: undefined,
      corsOrigins: [],
      trustedProxies: [],
      chat: undefined,
      logLevel: 'info',
      production: false,
    })
  })

  it('are read as meant', () => {
    const config = readConfig({
      DATA_DIR: folder,
      PORT: '8080',
      SITE_URL: 'https://www.saldora.example/',
      MAIL_FROM: '"Saldora Team" <post@saldora.example>',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, ::1',
      CHAT_BASE_URL: 'https://model.example/v1',
      CHAT_MODEL: 'small',
    })
    expect(config.siteUrl).toBe('https://www.saldora.example')
    expect(config.mailFrom).toEqual({ name: 'Saldora Team', address: 'post@saldora.example' })
    expect(config.corsOrigins).toEqual(['https://a.example', 'http://localhost:5173'])
    expect(config.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1'])
    expect(config.chat).toEqual({
      baseUrl: 'https://model.example/v1',
      apiKey: undefined,
      model: 'small',
      tokensPerDay: 500_000,
      tokensPerVisitor: 40_000,
    })
    expect(readConfig({ DATA_DIR: folder, PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  })

  it('take the mailbox of bounces apart', () => {
    const read = (url: string) =>
      readConfig({ DATA_DIR: folder, BOUNCE_ADDRESS: 'Bounces@saldora.example', BOUNCE_IMAP_URL: url })
    expect(read('imaps://bounces%40saldora.example:pa%2Fss@mail.example/INBOX%2FBounces')).toMatchObject({
      bounceAddress: 'bounces@saldora.example',
      bounceMailbox: {
        host: 'mail.example',
        port: 993,
        isEncrypted: true,
        user: 'bounces@saldora.example',
        password: 'pa/ss',
        folder: 'INBOX/Bounces',
      },
    })
    expect(read('imap://user:word@[::1]:1143').bounceMailbox).toMatchObject({
      host: '::1',
      port: 1143,
      folder: 'INBOX',
    })
  })

  it.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'abc' }],
    ['SITE_URL', { SITE_URL: 'https://www.saldora.example/de' }],
    ['SITE_URL', { SITE_URL: 'saldora.example' }],
    ['BOUNCE_ADDRESS', { BOUNCE_ADDRESS: 'bounces+x@saldora.example' }],
    ['BOUNCE_ADDRESS', { BOUNCE_ADDRESS: 'a-name-of-21-characters@saldora.example' }],
    ['BOUNCE_ADDRESS', { BOUNCE_IMAP_URL: 'imaps://user:hidden-word@mail.example/' }],
    ['BOUNCE_IMAP_URL', { BOUNCE_IMAP_URL: 'imap://user:hidden-word@mail.example/' }],
    ['BOUNCE_IMAP_URL', { BOUNCE_IMAP_URL: 'imaps://user@mail.example/INBOX' }],
    ['BOUNCE_IMAP_URL', { BOUNCE_IMAP_URL: 'imaps://us%er:hidden-word@mail.example/INBOX' }],
    ['BOUNCE_IMAP_URL', { BOUNCE_IMAP_URL: 'pop3s://user:hidden-word@mail.example/' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/site' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Saldora' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'nobody' }],
    ['DNS_SERVERS', { DNS_SERVERS: '9.9.9.9, dns.example' }],
    ['DNS_SERVERS', { DNS_SERVERS: '9.9.9.9:99999' }],
    ['BOOKING_URL', { BOOKING_URL: 'javascript:alert(1)' }],
    ['MEETING_URL', { MEETING_URL: 'http://video.example' }],
    ['APPOINTMENT_NOTICE_HOURS', { APPOINTMENT_NOTICE_HOURS: '-1' }],
    ['APPOINTMENT_HORIZON_DAYS', { APPOINTMENT_HORIZON_DAYS: '0' }],
    ['APPOINTMENT_BUFFER_MINUTES', { APPOINTMENT_BUFFER_MINUTES: '121' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example/path' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['CHAT_MODEL', { CHAT_BASE_URL: 'https://model.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['SECRET', { SECRET: 'short' }],
    ['SECRET', { DATABASE_URL: database, NODE_ENV: 'production' }],
  ])('name %s when it is wrong: %j', (name, env) => {
    expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(ConfigError)
    expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(new RegExp(`^${name}: expected \\S+`))
  })

  it('never repeat a wrong value, which may be a secret', () => {
    const message = messageOf({ DATA_DIR: folder, SECRET: 'hidden-word', SMTP_URL: 'mail:hidden-word' })
    expect(message).toMatch(/SMTP_URL: .*; SECRET: /)
    expect(message).not.toContain('hidden-word')
  })

  it('name DATA_DIR when it cannot be written', () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(messageOf({ DATA_DIR: file })).toMatch(/^DATA_DIR: expected a folder/)
  })
})

describe('the secret', () => {
  it('is made once, kept beside the embedded store and readable by its owner only', () => {
    const place = join(folder, 'new', 'data')
    const first = readConfig({ DATA_DIR: place }).secret
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(readConfig({ DATA_DIR: place }).secret).toBe(first)
    expect(statSync(join(place, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('is the given one where there is one', () => {
    expect(
      readConfig({ DATA_DIR: folder, SECRET: secret, DATABASE_URL: database, NODE_ENV: 'production' }).secret,
    ).toBe(secret)
  })
})

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
