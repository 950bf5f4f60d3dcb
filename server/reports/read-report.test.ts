import { expect, it } from 'vitest'
import { reportMail } from '#tests/support/reports.ts'
import { readReport } from './read-report.ts'

const to = 'bounces+token@saldora.example'
const recipient = 'mira@muster.example'
const read = async (...[name]: [Parameters<typeof reportMail>[0]]) => readReport(await reportMail(name, to, recipient))

it.each([
  ['postfix', '5.1.1', /^550 5\.1\.1 <\[redacted\]>: Recipient address rejected: User unknown/],
  ['exchange', '5.1.10', /^550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound; Recipient \[redacted\] not found/],
  ['gmail', '5.1.1', /^550-5\.1\.1 The email account that you tried to reach does not exist/],
  ['exim', '5.0.0', /^550 No such recipient here$/],
  ['qmail', '5.1.1', /Sorry, no mailbox here by that name\. \(#5\.1\.1\)$/],
] as const)('%s: the address does not exist', async (name, code, words) => {
  const report = await read(name)
  expect(report).toMatchObject({ kind: 'refused', refusal: { about: 'address', code } })
  expect(report.kind === 'refused' && report.refusal.words).toMatch(words)
  expect(report.addresses).toContain(to)
})

it('tells what passes, complaints and answers of machines apart', async () => {
  expect(await read('full')).toMatchObject({ kind: 'refused', refusal: { about: 'later', code: '5.2.2' } })
  expect(await read('delayed')).toMatchObject({ kind: 'under way' })
  expect(await read('complaint')).toMatchObject({ kind: 'complaint' })
  expect(await read('out-of-office')).toMatchObject({ kind: 'auto-reply' })
})

const mail = (headers: string[], body = '') => Buffer.from(`${[...headers, '', body].join('\r\n')}`)

it('does not take a letter for a report', async () => {
  const letters = [
    mail(['Subject: Frage', 'To: bounces@saldora.example'], 'Warum schreiben Sie «550 5.1.1 User unknown»?'),
    mail(['Content-Type: multipart/report; report-type=delivery-status; boundary=x'], '--x--'),
    mail(['Content-Type: multipart/report; report-type=feedback-report; boundary=x'], '--x--'),
    mail(
      ['Content-Type: multipart/mixed; boundary=x'],
      '--x\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed',
    ),
  ]
  for (const letter of letters) expect((await readReport(letter)).kind).toBe('unknown')
})

it('gets through half a megabyte of anything', async () => {
  const size = 512 * 1024
  const nested = Array.from(
    { length: 5000 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  )
  const hostile = [
    Buffer.alloc(size, 'a'),
    Buffer.alloc(size, 0),
    Buffer.from(Array.from({ length: size }, (_, index) => (index * 7919) % 256)),
    Buffer.from(nested.join('')).subarray(0, size),
    mail(['X-A: b'.repeat(1)].concat(Array(30_000).fill('To: a@b.example, ')), ''),
    mail([`To: ${'<'.repeat(200_000)}${'@'.repeat(200_000)}`]),
    mail(['Content-Type: multipart/report; report-type=delivery-status; boundary=x'], `--x\r\n`.repeat(100_000)),
    mail(
      ['Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
      `--x\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nDiagnostic-Code: ${'user '.repeat(90_000)}`,
    ),
    mail(['Subject: failure notice'], `Hi. This is the qmail-send program at ${' \r\n'.repeat(150_000)}`),
    mail(['X-Failed-Recipients: x'], `${'a@'.repeat(200_000)}\r\n\r\n`),
    mail(['Content-Type: text/html'], '<div>'.repeat(100_000)),
    mail(
      ['Subject: =?utf-8?B?////?=', 'Content-Type: text/plain; charset=no-such', 'Content-Transfer-Encoding: base64'],
      '\u0000%%%',
    ),
  ]
  for (const [index, source] of hostile.entries()) {
    const { kind } = await readReport(source)
    expect([index, kind]).toEqual([index, expect.stringMatching(/^(unknown|refused|auto-reply)$/)])
  }
}, 60_000)
