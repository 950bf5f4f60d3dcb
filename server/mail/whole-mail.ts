import type { SendMailOptions } from 'nodemailer'
import { encode as base64, wrap as wrapBase64 } from 'nodemailer/lib/base64'
import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode as quotedPrintable, wrap as wrapQuotedPrintable } from 'nodemailer/lib/qp'

/**
 * A mail in one piece, byte for byte as nodemailer streams it. Its twenty streams for each mail cost more processor time than
 * writing the letter and talking to the mail server together (bench/RESULTS.md).
 * @throws where a part is a stream or a file: our letters have none
 */
export function wholeMail(mail: SendMailOptions): SendMailOptions {
  if (mail.raw) return mail
  const message = new MailComposer(mail).compile()
  return { raw: wholeMessage(message), envelope: message.getEnvelope(), messageId: mail.messageId }
}

/** What `message.build()` comes to, without a stream. */
export function wholeMessage(message: MimeNode): string {
  const text = wholePart(message)
  return text.endsWith('\n') ? text : `${text}\r\n`
}

function wholePart(node: MimeNode): string {
  const content = encodedContent(node)
  // Building the headers decides on the boundary.
  const head = `${node.buildHeaders()}\r\n\r\n${content}`
  if (!node.multipart) return head
  const parts = node.childNodes.map((child) => `--${node.boundary}\r\n${wholePart(child)}`)
  return `${head}${parts.join('\r\n')}\r\n--${node.boundary}--\r\n`
}

function encodedContent(node: MimeNode): string {
  const { content = '' } = node
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) throw new Error('a part of a mail has to be in memory')
  const encoding = node.getTransferEncoding()
  if (encoding === 'quoted-printable') return wrapQuotedPrintable(quotedPrintable(content))
  if (encoding === 'base64') return wrapBase64(base64(content))
  return content.toString()
}
