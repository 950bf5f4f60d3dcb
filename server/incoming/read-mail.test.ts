import { expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

const head = ['From: Mira Beispiel <Mira@Muster.example>', 'Message-ID: <one@muster.example>', 'MIME-Version: 1.0']
const mail = (headers: string[], body: string) => Buffer.from([...head, ...headers, '', body].join('\r\n'))
const multipart = (type: string, ...parts: string[]) =>
  mail([`Content-Type: multipart/${type}; boundary=b`], `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`)
const html =
  '<style>p{}</style><script>alert(1)</script><p>Guten <b>Tag</b><img src=x onerror=alert(1)></p><p>Gerne.</p>'

it('takes the text, and of HTML alone what can be read', async () => {
  const plain = await readMail(mail(['Content-Type: text/plain; charset=utf-8'], 'Grüezi\r\n\r\n> Alt'))
  expect(plain).toMatchObject({ text: 'Grüezi', quoted: '> Alt', isCut: false, messageId: '<one@muster.example>' })
  expect(plain.sender).toEqual({ name: 'Mira Beispiel', address: 'mira@muster.example' })
  const part = `Content-Type: text/html\r\n\r\n${html}`
  for (const source of [
    mail(['Content-Type: text/html'], html),
    multipart('related', part),
    multipart('mixed', part),
  ]) {
    const { text } = await readMail(source)
    expect(text).toMatch(/^Guten Tag(\[x\])?\s+Gerne\.$/)
  }
  const both = multipart(
    'alternative',
    'Content-Type: text/plain\r\n\r\nText',
    `Content-Type: text/html\r\n\r\n${html}`,
  )
  expect((await readMail(both)).text).toBe('Text')
})

it('names files without a path, an order of letters or an end that is hidden, and leaves logos out', async () => {
  const file = (name: string) =>
    `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nx`
  const names = [
    '../../etc/passwd',
    'C:\\\\temp\\\\bill.pdf',
    `${'a'.repeat(300)}.pdf`,
    '=?utf-8?Q?bill=E2=80=AEfdp.exe?=',
    '',
  ]
  const { files } = await readMail(multipart('mixed', ...names.map(file)))
  expect(files.map(({ name }) => name)).toEqual([
    'passwd',
    'bill.pdf',
    `${'a'.repeat(116)}.pdf`,
    'billfdp.exe',
    '5.bin',
  ])
  const logo = 'Content-Type: image/png; name=logo.png\r\nContent-ID: <1>\r\nContent-Disposition: inline\r\n\r\nx'
  expect((await readMail(multipart('related', `Content-Type: text/html\r\n\r\n${html}`, logo))).files).toEqual([])
  const inner =
    'Content-Type: message/rfc822\r\n\r\nSubject: innen\r\nContent-Type: text/html\r\n\r\n<script>1</script>'
  const nested = await readMail(multipart('mixed', 'Content-Type: text/plain\r\n\r\nSiehe Anhang', inner))
  expect(nested).toMatchObject({ text: 'Siehe Anhang', files: [{ name: '1.eml' }] })
})

it('gets through anything: what it cannot read it refuses', async () => {
  const attached = Array.from(
    { length: 900 },
    (_, index) => `Content-Type: application/pdf; name=${index}.pdf\r\n\r\nx`,
  )
  expect(await readMail(multipart('mixed', ...attached))).toMatchObject({ files: { length: 50 }, isCut: true })
  const read = [
    mail(['Content-Type: text/plain; charset=no-such', 'Content-Transfer-Encoding: base64'], '\u0000%%%'),
    mail([`Subject: =?utf-8?B?////?=`], `\u0000\ud800 ${'\u202e'.repeat(1000)}`),
    mail(['Content-Type: text/html'], '<div>'.repeat(100_000)),
    mail(['Content-Type: text/html'], '<p>x</p>'.repeat(200_000)),
    mail(['Content-Type: text/plain'], 'x'.repeat(2_000_000)),
    mail(['Content-Type: text/plain'], 'Am 1 schrieb '.repeat(100_000)),
    mail(['Content-Type: text/plain'], '> x\r\n'.repeat(100_000)),
  ]
  for (const source of read) {
    const { text, quoted } = await readMail(source)
    expect(text.length + quoted.length).toBeLessThanOrEqual(100_000)
    expect(text).not.toMatch(/[\0\u202e]/)
  }
  const refused = [
    Buffer.from(`X: ${'y'.repeat(3_000_000)}\r\n\r\nx`),
    multipart('mixed', ...Array.from({ length: 1100 }, () => 'Content-Type: application/pdf\r\n\r\nx')),
    mail(
      Array.from(
        { length: 1100 },
        (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}`,
      ),
      '',
    ),
  ]
  for (const source of refused) await expect(readMail(source)).rejects.toThrow()
}, 60_000)

it.each([
  [true, ['mx.saldora.example; dmarc=fail header.from=muster.example']],
  [true, ['mx.saldora.example; spf=softfail smtp.mailfrom=muster.example; dkim=none']],
  [true, ['mx.saldora.example; spf=pass', 'mx.saldora.example; dmarc=fail', 'evil.example; dmarc=pass']],
  [true, ['mx.saldora.example; dmarc=fail', 'mx.saldora.example; dmarc=pass']],
  [false, ['mx.saldora.example; dmarc=pass; spf=fail', 'elsewhere.example; dmarc=fail']],
  [false, ['mx.saldora.example;\r\n dkim=pass header.d=muster.example;\r\n spf=softfail']],
  [false, ['mx.saldora.example; none']],
  [false, []],
])('says %s of a sender with %j', async (isSenderRefuted, results) => {
  const headers = results.map((result) => `Authentication-Results: ${result}`)
  expect(await readMail(mail(headers, 'Guten Tag'))).toMatchObject({ isSenderRefuted })
})
