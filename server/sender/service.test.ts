import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDnsServer, type Zone } from '#tests/support/dns-server.ts'
import { runTool } from '#tests/support/operator.ts'
import { startMailServer } from '#tests/support/smtp.ts'
import { openTestStore } from '#tests/support/store.ts'
import { dkimRecord } from '../mail/dkim.ts'
import { createSenderService } from './service.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const selector = 'site2026'
const key = dkimRecord({ domain: 'muster.example', selector, privateKey: pem })

/** A domain whose mail is trusted. Its mail server stands on this machine. */
const good: Zone = {
  'muster.example TXT': ['v=spf1 include:spf.provider.example -all', 'another text'],
  'spf.provider.example TXT': ['v=spf1 ip4:127.0.0.0/8 a:out.provider.example -all'],
  'out.provider.example A': ['203.0.113.7'],
  [`${key.name} TXT`]: [key.value],
  '_dmarc.muster.example TXT': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@muster.example'],
  'muster.example MX': ['20 second.muster.example', '10 mail.muster.example'],
  'mail.muster.example A': ['203.0.113.8'],
  'second.muster.example A': ['203.0.113.9'],
  'smtp.muster.example A': ['127.0.0.1'],
  '1.0.0.127.in-addr.arpa PTR': ['smtp.muster.example'],
}

async function setUp(changed: Zone = {}, settings: Record<string, string> = {}) {
  const dns = await openDnsServer({ ...good, ...changed })
  onTestFinished(dns.close)
  const mail = await startMailServer(0, 'secret')
  const env = {
    SECRET: 'test'.repeat(10),
    SITE_URL: 'https://site.example',
    MAIL_FROM: 'Muster <news@muster.example>',
    OPERATOR_EMAIL: 'office@muster.example',
    SMTP_URL: `smtp://user:secret@smtp.muster.example:${mail.port}`,
    DKIM_SELECTOR: selector,
    DKIM_PRIVATE_KEY: pem,
    DNS_SERVERS: dns.address,
    ...settings,
  }
  const check = async () => {
    const { ok, findings } = await createSenderService({ config: readConfig(env) }).check()
    return { ok, codes: findings.map(({ code }) => code), findings }
  }
  return { dns, mail, env, check }
}

const allGood = ['smtp_ok', 'spf_ok', 'dkim_ok', 'dmarc_ok', 'mx_ok', 'reverse_ok']

describe('the readiness of the sender', () => {
  it('is whole where everything is set, and sends nothing', async () => {
    const { check, mail } = await setUp()
    const { ok, codes, findings } = await check()
    expect(codes).toEqual(allGood)
    expect(ok).toBe(true)
    expect(findings[1]?.facts).toMatchObject({ count: 2, most: 10, chain: 'spf.provider.example' })
    expect(findings[4]?.facts).toMatchObject({ hosts: 'mail.muster.example, second.muster.example' })
    expect(mail.mails).toEqual([])
  })

  it('says which records are missing, and what to set', async () => {
    const without = Object.fromEntries(Object.keys(good).map((name) => [name, []]))
    const { check } = await setUp({ ...without, 'smtp.muster.example A': ['127.0.0.1'] })
    const { ok, codes, findings } = await check()
    expect(codes).toEqual(['smtp_ok', 'spf_none', 'dkim_none', 'dmarc_none', 'mx_none', 'reverse_private'])
    expect(ok).toBe(false)
    expect(findings.flatMap(({ record }) => (record ? [record] : []))).toEqual([
      { type: 'TXT', name: 'muster.example', value: 'v=spf1 a:smtp.muster.example -all' },
      { type: 'TXT', name: 'site2026._domainkey.muster.example', value: key.value },
      { type: 'TXT', name: '_dmarc.muster.example', value: 'v=DMARC1; p=none; rua=mailto:office@muster.example' },
      { type: 'MX', name: 'muster.example', value: '10 mail.muster.example.' },
    ])
  })

  it.each<[string, Zone, string[]]>([
    ['two SPF records', { 'muster.example TXT': ['v=spf1 -all', 'v=spf1 mx -all'] }, ['spf_several']],
    ['SPF for everybody', { 'muster.example TXT': ['v=spf1 +all'] }, ['spf_everybody']],
    ['SPF without an end', { 'muster.example TXT': ['v=spf1 ip4:127.0.0.1'] }, ['spf_ok', 'spf_open_end']],
    ['SPF without our server', { 'muster.example TXT': ['v=spf1 ip4:203.0.113.1 -all'] }, ['spf_ok', 'spf_host']],
    ['SPF that includes nothing', { 'muster.example TXT': ['v=spf1 include:gone.example -all'] }, ['spf_invalid']],
    ['SPF that cannot be read', { 'muster.example TXT': ['v=spf1 ip4:nonsense -all'] }, ['spf_invalid']],
    ['another DKIM key', { [`${key.name} TXT`]: ['v=DKIM1; k=rsa; p=MIIB'] }, ['dkim_other']],
    ['a revoked DKIM key', { [`${key.name} TXT`]: ['v=DKIM1; p='] }, ['dkim_revoked']],
    ['DMARC that watches', { '_dmarc.muster.example TXT': ['v=DMARC1; p=none'] }, ['dmarc_ok', 'dmarc_watching']],
    ['DMARC twice', { '_dmarc.muster.example TXT': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, ['dmarc_invalid']],
    ['DMARC without sense', { '_dmarc.muster.example TXT': ['v=DMARC1; p=perhaps'] }, ['dmarc_invalid']],
    ['an MX that refuses', { 'muster.example MX': ['0 .'] }, ['mx_refuses']],
    ['an MX without address', { 'muster.example MX': ['10 gone.example'] }, ['mx_dead']],
  ])('tells %s', async (_, zone, expected) => {
    const { check } = await setUp(zone)
    const { codes } = await check()
    const part = expected[0]?.split('_')[0] ?? ''
    expect(codes.filter((code) => code.startsWith(part))).toEqual(expected)
    expect(codes.filter((code) => !code.startsWith(part))).toEqual(allGood.filter((code) => !code.startsWith(part)))
  })

  it('counts the lookups of SPF through all that is included, and ten are the most', async () => {
    const names = Array.from({ length: 11 }, (_, number) => `n${number}.provider.example`)
    const chain = (count: number): Zone => ({
      'muster.example TXT': [`v=spf1 include:${names[0]} -all`],
      ...Object.fromEntries(
        names
          .slice(0, count)
          .map((name, number) => [
            `${name} TXT`,
            [`v=spf1 ${number + 1 < count ? `include:${names[number + 1]}` : 'ip4:127.0.0.1'} -all`],
          ]),
      ),
    })
    const ten = await setUp(chain(10))
    expect((await ten.check()).findings[1]).toMatchObject({ code: 'spf_ok', facts: { count: 10 } })
    const eleven = await setUp(chain(11))
    expect((await eleven.check()).findings[1]).toMatchObject({ code: 'spf_lookups', facts: { count: 11, most: 10 } })
  })

  it('takes the policy of the domain above, and tells a signature that does not fit', async () => {
    const above = await setUp(
      {
        'news.muster.example MX': ['10 mail.muster.example'],
        'news.muster.example TXT': ['v=spf1 ip4:127.0.0.1 -all'],
      },
      { MAIL_FROM: 'a@news.muster.example', DKIM_DOMAIN: 'muster.example' },
    )
    expect((await above.check()).codes).toEqual(allGood)
    const strict = await setUp(
      {
        'news.muster.example MX': ['10 mail.muster.example'],
        'news.muster.example TXT': ['v=spf1 ip4:127.0.0.1 -all'],
        '_dmarc.muster.example TXT': ['v=DMARC1; p=reject; adkim=s'],
      },
      { MAIL_FROM: 'a@news.muster.example', DKIM_DOMAIN: 'muster.example' },
    )
    expect((await strict.check()).codes).toContain('dmarc_unaligned')
  })

  it('says what a mailbox for bounces in another domain means for DMARC', async () => {
    const elsewhere: Zone = {
      'bounces.example TXT': ['v=spf1 ip4:127.0.0.1 -all'],
      'bounces.example MX': ['10 mail.muster.example'],
    }
    const bounces = { BOUNCE_ADDRESS: 'b@bounces.example' }
    const below = await setUp(
      {
        'mail.muster.example TXT': ['v=spf1 ip4:127.0.0.1 -all'],
        'mail.muster.example MX': ['10 mail.muster.example'],
      },
      { BOUNCE_ADDRESS: 'b@mail.muster.example' },
    )
    expect((await below.check()).codes).toEqual([...allGood.slice(0, 2), ...allGood.slice(1, 5), ...allGood.slice(4)])

    const signed = await (await setUp(elsewhere, bounces)).check()
    expect(signed.codes).toContain('dmarc_signature_only')
    expect(signed.ok).toBe(true)
    const unsigned = await (await setUp(elsewhere, { ...bounces, DKIM_SELECTOR: '', DKIM_PRIVATE_KEY: '' })).check()
    expect(unsigned.findings).toContainEqual(
      expect.objectContaining({ code: 'dmarc_provider_signature', state: 'unknown' }),
    )
    expect(unsigned.ok).toBe(false)
    const neither = await (await setUp(elsewhere, { ...bounces, DKIM_DOMAIN: 'other.example' })).check()
    expect(neither.findings).toContainEqual(expect.objectContaining({ code: 'dmarc_nothing_fits', state: 'wrong' }))

    // Its own SPF counts, and somebody has to take the reports.
    const { codes, findings } = await (await setUp({}, bounces)).check()
    expect(codes).toEqual(expect.arrayContaining(['spf_none', 'spf_ok', 'mx_none', 'mx_ok']))
    expect(findings.find(({ code }) => code === 'spf_none')?.facts).toMatchObject({ domain: 'bounces.example' })
  })

  it('tells a login that is refused, a server that is away, and none at all', async () => {
    const { mail, check } = await setUp()
    const wrong = await setUp({}, { SMTP_URL: `smtp://user:other@smtp.muster.example:${mail.port}` })
    expect((await wrong.check()).findings[0]).toMatchObject({
      code: 'smtp_login',
      facts: { words: expect.stringMatching(/5\.7\.8|535/) },
    })
    const files = await setUp({}, { SMTP_URL: '' })
    expect((await files.check()).codes).toEqual(['smtp_files', ...allGood.slice(1, 5)])
    await mail.close()
    expect((await check()).findings[0]).toMatchObject({ code: 'smtp_away', state: 'wrong' })
  })

  it('tells a public address without a reverse name, and one whose name leads elsewhere', async () => {
    const none = await setUp({ 'smtp.muster.example A': ['127.0.0.1'], 'smtp.muster.example AAAA': ['2001:db8::1'] })
    const [, missing] = (await none.check()).findings.filter(({ part }) => part === 'reverse')
    expect(missing).toMatchObject({ code: 'reverse_none', record: { type: 'PTR', value: 'smtp.muster.example.' } })
    const other = await setUp({
      'smtp.muster.example AAAA': ['2001:db8::1'],
      [`${'1.0.0.0.'.padEnd(48, '0.')}8.b.d.0.1.0.0.2.ip6.arpa PTR`]: ['host7.provider.example'],
    })
    expect((await other.check()).codes).toContain('reverse_other')
  })

  it('says so when DNS gives no answer, and does not wait for ever', async () => {
    const { dns, check } = await setUp()
    dns.silent.add('muster.example')
    const { ok, findings } = await check()
    expect(ok).toBe(false)
    expect(findings.filter(({ code }) => code === 'dns_away').map(({ part, facts }) => [part, facts.name])).toEqual([
      ['spf', 'muster.example'],
      ['mx', 'muster.example'],
    ])
    await dns.close()
    expect((await check()).codes).toEqual(Array(6).fill('dns_away'))
  }, 40_000)

  it('is asked from the command line, whose exit code tells', async () => {
    const store = await openTestStore('sqlite')
    const { dns, ...set } = await setUp()
    const env = { ...set.env, DATA_DIR: store.env.DATA_DIR ?? '' }
    const whole = await runTool(['mail', 'check'], env)
    expect(whole).toMatchObject({
      code: 0,
      stderr: `Store: ${store.location}\n`,
      stdout: expect.stringContaining('Everything is set up.'),
    })
    dns.zone['_dmarc.muster.example TXT'] = []
    dns.zone['muster.example TXT'] = ['v=spf1 \u001b[31m -all']
    const lacking = await runTool(['mail', 'check'], env)
    expect(lacking).toMatchObject({ code: 1, stderr: `Store: ${store.location}\n` })
    expect(lacking.stdout).toContain('Name   _dmarc.muster.example')
    expect(lacking.stdout).not.toContain('\u001b')
    const json = await runTool(['mail', 'check', '--json'], env)
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({ domain: 'muster.example', ok: false })
  })
})
