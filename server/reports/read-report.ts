import { type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import { isAutomatic } from '../mail/automatic.ts'
import { type Refusal, readReply, statusIn } from '../mail/refusal.ts'

/** What a mail in the mailbox of bounces says. */
export type Report = (
  | { kind: 'refused'; refusal: Refusal }
  /** Still on its way, or arrived: nothing follows. */
  | { kind: 'under way' }
  /** Somebody reported one of our letters as spam. */
  | { kind: 'complaint' }
  /** Out of office, and other answers of machines. */
  | { kind: 'auto-reply' }
  | { kind: 'unknown' }
) & {
  /** To whom it was addressed, as far as its headers say. */
  addresses: string[]
}

/** Where mail servers write the address that a mail arrived under. */
const addressHeaders = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to']

/**
 * Reads a mail: delivery status notifications (RFC 3464), the plain bounces of qmail (QSBMF) and of older Exims, feedback reports
 * (RFC 5965). Never throws: what cannot be parsed is unknown.
 * @param source the beginning of it is enough: reports stand before the mail that they are about
 */
export async function readReport(source: Buffer): Promise<Report> {
  try {
    const mail = await simpleParser(source, {
      keepDeliveryStatus: true,
      skipHtmlToText: true,
      skipTextToHtml: true,
      skipTextLinks: true,
      skipImageLinks: true,
      checksumAlgo: false,
    })
    return { ...kindOf(mail), addresses: addressesOf(mail) }
  } catch {
    return { kind: 'unknown', addresses: [] }
  }
}

type Kind = Report extends infer Each ? (Each extends Report ? Omit<Each, 'addresses'> : never) : never

function kindOf(mail: ParsedMail): Kind {
  const type = mail.headerLines.find(({ key }) => key === 'content-type')?.line ?? ''
  const isReport = /^content-type:\s*multipart\/report\b/i.test(type)
  const reportType = /report-type\s*=\s*"?([\w-]+)/i.exec(type)?.[1]?.toLowerCase()
  if (isReport && reportType === 'feedback-report') return feedback(mail)
  const status = isReport && partOf(mail, ['message/delivery-status', 'message/global-delivery-status'])
  if (status) return deliveryStatus(status, mail.text ?? '')
  const plain = plainBounce(mail)
  if (plain) return plain
  return isAutomatic(mail) ? { kind: 'auto-reply' } : { kind: 'unknown' }
}

function partOf({ attachments }: ParsedMail, types: string[]): string | undefined {
  return attachments
    .find(({ contentType }: Attachment) => types.includes(contentType.toLowerCase()))
    ?.content.toString('utf8')
}

/** RFC 5965: `not-spam` takes a complaint back, which only the reader's new sign-up can do here. */
function feedback(mail: ParsedMail): Kind {
  const part = partOf(mail, ['message/feedback-report'])
  if (part === undefined) return { kind: 'unknown' }
  const type = fieldsOf(part).get('feedback-type')?.toLowerCase()
  return type === 'not-spam' ? { kind: 'under way' } : { kind: 'complaint' }
}

/** One group of fields for the mail, then one for each recipient, of which ours has one. */
function deliveryStatus(part: string, text: string): Kind {
  const groups = part
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action'))
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase().startsWith('failed'))
  if (!failed) return groups.length > 0 ? { kind: 'under way' } : { kind: 'unknown' }
  const diagnostic = (failed.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '')
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0]
  // 5.0.0 says only that it failed: the reply itself often says why.
  const told = status === undefined || /^\d\.0\.0$/.test(status) ? (statusIn(diagnostic) ?? status) : status
  return refused(diagnostic, told, text)
}

/** `Name: value`, with lines that go on joined. Names in small letters; of a name that comes twice, the first. */
function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? []
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value ?? '')
  }
  return fields
}

/** Bounces in prose: qmail's own format, and Exim's, which names the address in a header. */
function plainBounce(mail: ParsedMail): Kind | undefined {
  const text = mail.text ?? ''
  const isQmail = /^\s*Hi\. This is the .{0,200}(program|at) /s.test(text.slice(0, 400))
  if (!isQmail && !mail.headers.has('x-failed-recipients')) return undefined
  const [about = ''] = text.split(/^-{2,} ?(Below this line is a copy|This is a copy of)/m)
  const reply = /\b[45]\d\d[ -][^\n]{3,}/.exec(about)?.[0]
  const status = /#?\b([45]\.\d{1,3}\.\d{1,3})\b/.exec(about)?.[1]
  if (!reply && !status && !isQmail) return { kind: 'unknown' }
  // The words stand in the paragraph that begins with the address.
  const paragraph = about.split(/\r?\n[ \t]*\r?\n/).find((one) => /^\s*<?[^\s<>@]+@[^\s<>]+>?:?/.test(one))
  return refused(reply ?? paragraph ?? about.slice(0, 500), status, about)
}

function refused(words: string, status: string | undefined, text: string): Kind {
  const reply = /^[245]\d\d\b/.exec(words)?.[0]
  const isAboutRecipient = /(after|in reply to|in response to) .{0,10}RCPT TO/i.test(text + words)
  return {
    kind: 'refused',
    refusal: readReply({ words, status, reply: reply === undefined ? undefined : Number(reply), isAboutRecipient }),
  }
}

function addressesOf(mail: ParsedMail): string[] {
  const texts = mail.headerLines.filter(({ key }) => addressHeaders.includes(key)).map(({ line }) => line)
  return texts.flatMap((line) => line.match(/[^\s<>,:;"]{1,64}@[^\s<>,:;"]{1,253}/g) ?? [])
}
