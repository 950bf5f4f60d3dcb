import { randomBytes } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { OutgoingMail } from './transport.ts'

/** What differs between the mails of one letter to many. Nothing but ASCII, and no blanks: it stands in headers as it is. */
export type MailPlaces = { to: string; messageId: string; links: string[] }

/** @param places with so many links as the template has placeholders. @returns the mail as it goes over the wire. */
export type MailTemplate = (places: MailPlaces) => string

/** What stands at a place: part of the head, or the link of that number. */
type Name = 'to' | 'messageId' | 'date' | number

type Piece = string | { name: Name; isQuoted: boolean }

/**
 * Encodes a letter once, to be filled in for each of its readers: encoding takes longer than all else that a mail needs.
 * @param placeholders stand in the letter's text, HTML and headers where a reader's own links go
 */
export async function mailTemplate(mail: OutgoingMail, placeholders: string[]): Promise<MailTemplate> {
  const mark = () => `x${randomBytes(12).toString('hex')}x`
  const marks = { to: `${mark()}@place.invalid`, messageId: `<${mark()}@place.invalid>` }
  const links = placeholders.map((placeholder) => ({ placeholder, mark: mark() }))
  const marked = (text: unknown) =>
    links.reduce((now, { placeholder, mark }) => now.replaceAll(placeholder, mark), String(text))
  const composed = await new MailComposer({
    ...mail,
    to: { name: '', address: marks.to },
    messageId: marks.messageId,
    text: marked(mail.text),
    html: marked(mail.html),
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([name, value]) => [name, { prepared: true, value: marked(value) }]),
    ),
    textEncoding: 'quoted-printable',
    newline: 'windows',
  })
    .compile()
    .build()
  const names = new Map<string, Name>([
    [marks.to, 'to'],
    [marks.messageId, 'messageId'],
    ...links.map(({ mark }, index) => [mark, index] as const),
  ])
  const pieces = piecesOf(composed.toString('latin1'), names)
  return ({ links, ...head }) => {
    const values = { ...head, date: mailDate(new Date()) }
    const filled = ({ name, isQuoted }: Exclude<Piece, string>) => {
      const value = typeof name === 'number' ? (links[name] ?? '') : values[name]
      // On lines of its own, so that no line gets longer than it may be.
      return isQuoted ? `=\r\n${wrap(encode(value))}=\r\n` : value
    }
    return pieces.map((piece) => (typeof piece === 'string' ? piece : filled(piece))).join('')
  }
}

/** Cuts a composed mail where marks stand; quoted-printable may have broken them over two lines. */
function piecesOf(source: string, names: Map<string, Name>): Piece[] {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const dated = source.replace(/^Date: .*$/m, 'Date: ')
  const startOfBody = head.length + dated.length - source.length
  const broken = [...names.keys()].map((mark) => [...mark].map(RegExp.escape).join('(?:=\\r\\n)?'))
  const places = new RegExp(`(?<=^Date: )(?=\\r\\n)|${broken.join('|')}`, 'gm')
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of dated.matchAll(places)) {
    pieces.push(dated.slice(from, index))
    from = index + found.length
    const name = names.get(found.replaceAll('=\r\n', '')) ?? 'date'
    pieces.push({ name, isQuoted: index > startOfBody && isQuotedAt(dated, index) })
  }
  return [...pieces, dated.slice(from)]
}

/** Whether the part of the mail in which a place lies is quoted-printable. */
function isQuotedAt(source: string, index: number): boolean {
  const field = 'Content-Transfer-Encoding: '
  return source.startsWith(`${field}quoted-printable`, source.lastIndexOf(field, index))
}

/** RFC 5322, section 3.3. */
function mailDate(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000')
}
