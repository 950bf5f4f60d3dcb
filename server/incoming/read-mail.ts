import { type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import { plainLine } from '#contract/plain-line.ts'
import { isAutomatic } from '../mail/automatic.ts'
import { splitQuoted } from './quoted.ts'

export type IncomingFile = { name: string; size: number; data: Buffer }

/** A mail as text, and what was attached; nothing of it is run, unpacked or shown as HTML. */
export type IncomingMail = {
  sender: { name: string; address: string }
  text: string
  quoted: string
  files: IncomingFile[]
  isAutomatic: boolean
  isSenderRefuted: boolean
  /** Whether some of its text, or files beyond the most that are listed, was left out. */
  isCut: boolean
  messageId: string | null
}

/** In characters, of what was written and of what it quotes. */
const longestText = 50_000
/** Longer HTML is not turned into text: there is none that a person wrote. */
const longestHtml = 500_000
const mostFiles = 50

const parts = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
  checksumAlgo: false,
  maxHtmlLengthToParse: longestHtml,
} as const

/** @throws when it cannot be read: too many parts, say, or a head without an end */
export async function readMail(source: Buffer): Promise<IncomingMail> {
  const mail = await simpleParser(source, parts)
  const written = clean(mail.text?.trim() ? mail.text : await textOf(mail))
  const { text, quoted } = splitQuoted(written.slice(0, 2 * longestText))
  const [from] = mail.from?.value ?? []
  const files = mail.attachments.filter((file) => !isDecoration(file))
  return {
    sender: { name: line(from?.name, 200), address: line(from?.address, 254).toLowerCase() },
    text: text.slice(0, longestText),
    quoted: quoted.slice(0, longestText),
    files: files.slice(0, mostFiles).map(({ filename, contentType, content }, index) => ({
      name: nameOf(filename, contentType, index),
      size: content.length,
      data: content,
    })),
    isAutomatic: isAutomatic(mail),
    isSenderRefuted: isSenderRefuted(mail),
    isCut: text.length > longestText || written.length > 2 * longestText || files.length > mostFiles,
    messageId: /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.exec(mail.messageId ?? '')?.[0] ?? null,
  }
}

/** Of a mail that is HTML alone. The parser turns only HTML that stands by itself into text. */
async function textOf({ html }: ParsedMail): Promise<string> {
  if (!html) return ''
  const head = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n'
  return (await simpleParser(Buffer.from(head + html), parts)).text ?? ''
}

/** Pictures that stand in the HTML: logos of signatures, most often. */
const isDecoration = ({ related, contentDisposition }: Attachment) =>
  related === true && contentDisposition !== 'attachment'

/** Without what PostgreSQL refuses, and what turns lines around or hides them. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cf}\u2028\u2029]/gu, '')
    .replace(/[^\P{Cc}\n\t\r]/gu, '')
}

const line = (text: string | undefined, longest: number) =>
  plainLine((text ?? '').toWellFormed())
    .trim()
    .slice(0, longest)

/** The last part of what may be a path, at most so long that its ending stays. */
function nameOf(filename: string | undefined, type: string, index: number): string {
  const name = line(filename, 1000)
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
    .trim()
  if (!name) return `${index + 1}.${type === 'message/rfc822' ? 'eml' : 'bin'}`
  const [, ending = ''] = /(\.[^.]{1,10})$/.exec(name) ?? []
  return name.length <= 120 ? name : `${name.slice(0, 120 - ending.length)}${ending}`
}

/**
 * Whether the mail server that received a mail says that its sender is not who it claims (RFC 8601). Servers write their results above
 * those that a mail brings along, so the topmost name counts. Where ours says nothing, a mail can only vouch for itself, which is
 * not shown, or accuse itself.
 */
function isSenderRefuted({ headerLines }: Pick<ParsedMail, 'headerLines'>): boolean {
  const all = headerLines
    .filter(({ key }) => key === 'authentication-results')
    .map(({ line }) => line.slice('authentication-results:'.length).replace(/\s+/g, ' ').trim().slice(0, 4000))
  const [own = ''] = all[0]?.split(/[ ;]/) ?? []
  const results = all.filter((line) => line.startsWith(own)).join(';')
  const said = (method: string) =>
    [...results.matchAll(new RegExp(`(?:^|[; ])${method} ?= ?([a-z]+)`, 'gi'))].map(([, result = '']) =>
      result.toLowerCase(),
    )
  const dmarc = said('dmarc')
  if (dmarc.includes('fail')) return true
  if (dmarc.includes('pass')) return false
  const others = [...said('spf'), ...said('dkim')]
  return !others.includes('pass') && others.some((result) => /^(fail|softfail|permerror)$/.test(result))
}
