import { simpleParser } from 'mailparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, it } from 'vitest'
import { mailTemplate } from './mail-template.ts'
import type { OutgoingMail } from './transport.ts'

const place = 'https://unsubscribe-link.invalid/'
const links = (number: number) => [`https://saldora.example/newsletter/unsubscribe?token=${String(number).repeat(64)}`]

function mailWith(text: string, html: string): OutgoingMail {
  return {
    from: { name: 'Saldora Zürich', address: 'post@saldora.example' },
    replyTo: { name: 'Müller & Söhne', address: 'team@saldora.example' },
    subject: 'Drei Fristen: Grösse, Währung und ein sehr langer Betreff, der über eine Zeile hinausgeht – bestimmt',
    text,
    html,
    headers: { 'List-Unsubscribe': `<${place}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    messageId: '',
  }
}

/** What a reader's mail program makes of a mail, however it was encoded. */
async function read(source: string | Buffer) {
  const { headers, text, html, subject, from, to, replyTo, messageId, date } = await simpleParser(source)
  const list = headers.get('list')
  return {
    text,
    html,
    subject,
    from: from?.text,
    to: [to].flat()[0]?.text,
    replyTo: replyTo?.text,
    messageId,
    list,
    date,
  }
}

/** The same mail as nodemailer composes it for one reader. */
function composed(mail: OutgoingMail, to: string, messageId: string, [link = '']: string[]): Promise<Buffer> {
  const fill = (text: unknown) => String(text).replaceAll(place, link)
  return new MailComposer({
    ...mail,
    to,
    messageId,
    text: fill(mail.text),
    html: fill(mail.html),
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
    .compile()
    .build()
}

it('says to each reader what a mail composed for them alone would say, wherever lines break', async () => {
  for (let width = 0; width < 80; width++) {
    const before = 'ü'.repeat(width % 7) + 'a'.repeat(width)
    const mail = mailWith(
      `Grüezi ${before}${place}\n.Punkt\nAbmelden: ${place}\n`,
      `<p>Grüezi&nbsp;=</p>${'<p>Drei Fristen, und kein Ende.</p>'.repeat(20)}<b>${before}</b><a href="${place}">Ende</a> `,
    )
    const template = await mailTemplate(mail, [place])
    for (const reader of [1, 2]) {
      const [to, messageId] = [`reader${reader}@muster.example`, `<id-${reader}@saldora.example>`]
      const source = template({ to, messageId, links: links(reader) })
      const { date, ...said } = await read(source)
      const { date: _, ...wanted } = await read(await composed(mail, to, messageId, links(reader)))
      expect(said).toEqual(wanted)
      expect(Math.abs((date?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
      const [, ...body] = source.split('\r\n\r\n')
      expect(
        Math.max(
          ...body
            .join('\r\n\r\n')
            .split('\r\n')
            .map((line) => line.length),
        ),
      ).toBeLessThanOrEqual(76)
      expect(source).not.toMatch(/\.invalid|[^\r]\n|[\x80-\uffff]/)
    }
  }
})

it('leaves a text alone that needs no encoding', async () => {
  const mail = mailWith(`Hello\n${place}\n`, '<p>Hello</p>')
  const source = (await mailTemplate(mail, [place]))({ to: 'a@b.example', messageId: '<1@b.example>', links: links(1) })
  expect(source).toContain(`Hello\r\n${links(1)[0]}\r\n`)
  expect((await read(source)).text).toBe(`Hello\n${links(1)[0]}\n`)
})
