import type { Language } from '#contract/language.ts'
import { locales } from '#contract/language.ts'
import type { LetterContent } from './letters.ts'
import { filler, letterWords } from './words.ts'

/** Lays a letter out as text and HTML. The one place that knows how a mail looks. */
export function renderLetter(content: LetterContent, language: Language): { text: string; html: string } {
  const words = letterWords[language]
  const fill = filler(language)
  const frame = {
    ...words[content.voice],
    brand: fill('{brand}'),
    signature: fill(words[content.voice].signature),
    imprint: fill(words.imprint),
    unsubscribe: words.unsubscribe,
  }
  return { text: asText(content, frame), html: asHtml(content, frame, locales[language]) }
}

type Frame = {
  brand: string
  greeting: string
  closing: string
  signature: string
  linkHint: string
  imprint: string
  unsubscribe: string
}

function asText(content: LetterContent, frame: Frame): string {
  const details = content.details?.map(([label, value]) =>
    /\n/.test(value) ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  const blocks = [
    frame.greeting,
    ...content.paragraphs,
    details?.join('\n'),
    content.action && `${content.action.label}:\n${content.action.url}`,
    ...content.after,
    `${frame.closing}\n${frame.signature}`,
    ['--', content.reason, content.unsubscribeUrl && `${frame.unsubscribe}: ${content.unsubscribeUrl}`, frame.imprint]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const colours = {
  paper: '#f4f1e9',
  white: '#ffffff',
  ink: '#0d1b36',
  note: '#36425d',
  rule: '#c9ccd3',
  blue: '#163caf',
}
const font = `font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif;`
const paragraphStyle = `margin:0 0 18px;font-size:17px;line-height:1.6;color:${colours.ink};`
const noteStyle = `margin:0 0 10px;font-size:14px;line-height:1.5;color:${colours.note};`

/** Mail clients know little CSS: inline styles, one column, no pictures, nothing loaded from anywhere. */
function asHtml(content: LetterContent, frame: Frame, locale: string): string {
  const paragraph = (text: string) => `<p style="${paragraphStyle}">${escapeHtml(text)}</p>`
  const note = (html: string) => `<p style="${noteStyle}">${html}</p>`
  const link = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="color:${colours.blue};">${escapeHtml(label)}</a>`
  const body = [
    paragraph(frame.greeting),
    ...content.paragraphs.map(paragraph),
    content.details && detailsTable(content.details),
    content.action && button(content.action),
    ...content.after.map(paragraph),
    `<p style="${paragraphStyle}margin-bottom:0;">${escapeHtml(frame.closing)}<br>${escapeHtml(frame.signature)}</p>`,
  ]
  const foot = [
    content.action && note(`${escapeHtml(frame.linkHint)}<br>${link(content.action.url, content.action.url)}`),
    note(escapeHtml(content.reason)),
    content.unsubscribeUrl && note(link(content.unsubscribeUrl, frame.unsubscribe)),
    note(escapeHtml(frame.imprint)),
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;background:${colours.paper};${font}word-break:break-word;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(content.preview)}</div>
<div style="max-width:600px;margin:0 auto;padding:32px 20px;">
<p style="margin:0 0 16px;padding:0 0 12px;border-bottom:2px solid ${colours.ink};font-size:20px;font-weight:600;color:${colours.ink};">${escapeHtml(frame.brand)}</p>
<div style="background:${colours.white};padding:32px 28px;">
${lines(body)}
</div>
<div style="padding:20px 28px 0;">
${lines(foot)}
</div>
</div>
</body>
</html>
`
}

function button(action: { label: string; url: string }): string {
  const style = `display:inline-block;padding:14px 24px;background:${colours.blue};color:${colours.white};font-size:17px;text-decoration:none;`
  return `<p style="margin:26px 0;"><a href="${escapeHtml(action.url)}" style="${style}">${escapeHtml(action.label)}</a></p>`
}

function detailsTable(details: [label: string, value: string][]): string {
  const cell = `padding:9px 16px 9px 0;border-bottom:1px solid ${colours.rule};font-size:16px;line-height:1.5;vertical-align:top;text-align:left;`
  const rows = details.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell}color:${colours.note};font-weight:400;white-space:nowrap;">${escapeHtml(label)}</th>` +
      `<td style="${cell}color:${colours.ink};">${escapeHtml(value).replace(/\r?\n/g, '<br>')}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 24px;border-top:2px solid ${colours.ink};">\n${lines(rows)}\n</table>`
}

function lines(blocks: (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
