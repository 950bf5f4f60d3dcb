import { read } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import { locales } from '#contract/language.ts'
import { type Block, button, paragraph } from './blocks.ts'
import { brandMark } from './brand-mark.ts'
import { filler } from './letter-copy.ts'
import { type Markup, markup } from './markup.ts'
import { darkScheme, fontFamily, look } from './paint.ts'

export type Attachment = { filename: string; contentType: string; content: string }

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string }

/** A letter as people read it, laid out and escaped here. */
export type LetterContent = {
  /** Decides greeting and closing; a report has neither. */
  voice: 'formal' | 'familiar' | 'report'
  subject: string
  /** What a mail program shows beside the subject. */
  preview: string
  /** The headline. */
  title: string
  /** Under the headline, before the greeting. */
  drawing?: Block
  body: Block[]
  /** What may leave by a webhook, where that is less than the body. */
  forWebhook?: Block[]
  /** The one thing to do. Its address also stands in full at the foot. */
  action?: { label: string; url: string }
  /** Between the action and the closing. */
  after?: Block[]
  /** Why the reader gets this mail. */
  reason: string
  /** Set on mails of a list: at the foot, and in the headers with which mail programs offer to leave. */
  unsubscribeUrl?: string
  /** Further links at the foot. */
  links?: { label: string; url: string }[]
  attachments?: Attachment[]
  /** An iCalendar object that calendars act on: as an alternative of the text, and as a file. */
  calendar?: CalendarPart
  /** Who gets the answer; the operator where it is not set. */
  replyTo?: { name: string; address: string }
}

/** Lays a letter out as text and HTML. The one place that knows what all mails have in common. */
export function renderLetter(content: LetterContent, language: Language): { text: string; html: string } {
  const frame = frameOf(content.voice, language)
  const { title, action } = content
  const blocks = [
    ...(content.drawing ? [content.drawing] : []),
    ...(frame.greeting ? [paragraph(frame.greeting)] : []),
    ...content.body,
    ...(action ? [button(action)] : []),
    ...(content.after ?? []),
  ]
  const text = [
    title,
    ...blocks.map((block) => block.text),
    frame.closing.join('\n'),
    // Two dashes and a blank: from here on, mail programs know a signature.
    [
      '-- ',
      content.reason,
      ...footLinks(content, frame).map(({ label, url }) => `${label}: ${url}`),
      frame.imprint,
    ].join('\n'),
  ]
  return {
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: String(page(content, blocks, frame, locales[language])),
  }
}

type Frame = {
  brand: string
  greeting?: string
  closing: string[]
  linkHint: string
  unsubscribe: string
  imprint: string
}

function frameOf(voice: LetterContent['voice'], language: Language): Frame {
  const words = read('letters', language)
  const fill = filler(language)
  const common = { brand: fill('{brand}'), unsubscribe: words.unsubscribe, imprint: fill(words.imprint) }
  if (voice === 'report') return { ...common, closing: [], linkHint: words.formal.linkHint }
  const { greeting, closing, signature, linkHint } = words[voice]
  return { ...common, greeting, closing: [closing, fill(signature)], linkHint }
}

function footLinks({ links = [], unsubscribeUrl }: LetterContent, frame: Frame): { label: string; url: string }[] {
  return unsubscribeUrl ? [{ label: frame.unsubscribe, url: unsubscribeUrl }, ...links] : links
}

/**
 * Mail programs know little CSS: tables, inline styles, one column of at most 600 px, nothing loaded from anywhere. The conditional
 * comments are for Outlook on Windows, which is Word: it knows no max-width, hands no font down to a table within a table, and
 * takes Times where it lacks the first font named.
 */
function page(content: LetterContent, blocks: Block[], frame: Frame, locale: string): Markup {
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${content.subject}</title>
<style>
:root { color-scheme: light dark; }
@media (max-width: 480px) {
.inside { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
${darkScheme}
}
</style>
<!--[if mso]><style>
body, table, td, th, p, li, a, h1, h2, h3 { font-family: Arial, sans-serif; }
</style><![endif]-->
</head>
<body ${look('paper', 'margin:0;padding:0;word-break:break-word;')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${content.preview}</div>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" ${look('paper')}><tr>
<td align="center" style="padding:28px 0 40px;${fontFamily}">
<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width:600px;"><tr><td><![endif]-->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px;text-align:left;">
<tr><td class="inside" style="padding:0 40px 20px;">${masthead(frame.brand)}</td></tr>
<tr><td ${look('sheet', 'padding:40px 40px 36px;', 'inside')}>
${sheet(content.title, blocks, frame.closing)}
</td></tr>
<tr><td class="inside" style="padding:24px 40px 0;">
${foot(content, frame)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td>
</tr></table>
</body>
</html>
`
}

function masthead(brand: string): Markup {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<!--[if !mso]><!--><td style="padding:0 12px 0 0;">${brandMark()}</td><!--<![endif]-->
<td ${look('text', 'padding:0;font-size:21px;line-height:26px;font-weight:600;letter-spacing:-0.02em;')}>${brand}</td>
</tr></table>`
}

function sheet(title: string, blocks: Block[], closing: string[]): Markup {
  const titleStyle =
    'margin:0 0 26px;font-size:32px;line-height:1.12;font-weight:300;letter-spacing:-0.03em;text-wrap:balance;'
  const closingStyle = 'margin:26px 0 0;font-size:17px;line-height:1.6;'
  return markup`<h1 ${look('text', titleStyle)}>${title}</h1>
${blocks.map(({ html }) => markup`${html}\n`)}
${closing.length > 0 && markup`<p ${look('text', closingStyle)}>${closing[0]}<br>${closing[1]}</p>`}`
}

function foot(content: LetterContent, frame: Frame): Markup {
  const { action, reason } = content
  const note = (inside: Markup) =>
    markup`<p ${look('note', 'margin:0 0 10px;font-size:14px;line-height:1.5;')}>${inside}</p>\n`
  const link = (url: string, label: string) => markup`<a href="${url}" ${look('link')}>${label}</a>`
  return markup`${action && note(markup`${frame.linkHint}<br>${link(action.url, action.url)}`)}
${note(markup`${reason}`)}
${footLinks(content, frame).map(({ label, url }) => note(link(url, label)))}
${note(markup`${frame.imprint}`)}`
}
