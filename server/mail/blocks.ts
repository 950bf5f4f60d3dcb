import { type Markup, markup } from './markup.ts'
import { look, type Role } from './paint.ts'

/** A piece of a letter, in both forms. */
export type Block = { html: Markup; text: string }

const body = 'margin:0 0 18px;font-size:17px;line-height:1.6;text-wrap:pretty;'

export function paragraph(text: string): Block {
  return { html: markup`<p ${look('text', body)}>${text}</p>`, text }
}

export function heading(text: string): Block {
  const style = 'margin:34px 0 12px;font-size:21px;line-height:1.25;font-weight:600;letter-spacing:-0.01em;'
  return { html: markup`<h2 ${look('text', style)}>${text}</h2>`, text: `## ${text}` }
}

/** One thing to do. Square and filled as on the site. Outlook on Windows pads nothing but cells: there the cell does it. */
export function button({ label, url }: { label: string; url: string }): Block {
  const style =
    'display:inline-block;padding:15px 24px;font-size:17px;line-height:1.3;font-weight:600;text-decoration:none;'
  return {
    html: markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0;"><tr>
<td ${look('button', 'mso-padding-alt:15px 24px;')}><a href="${url}" ${look('on-button', style)}>${label}&nbsp;&nbsp;&rarr;</a></td>
</tr></table>`,
    text: `${label}:\n${url}`,
  }
}

type Pair = readonly [label: string, value: string]

/** Pairs of label and value, between the lines of a ledger. Line breaks in a value are kept. */
export function details(pairs: readonly Pair[]): Block {
  return ledger(pairs, { label: 'padding:10px 16px 10px 0;', value: 'width:100%;', unbroken: 'label' })
}

/** The same for figures, which stand in a column at the right. */
export function figures(pairs: readonly Pair[]): Block {
  return ledger(pairs, {
    label: 'padding:10px 16px 10px 0;width:100%;',
    value: 'text-align:right;',
    unbroken: 'value',
  })
}

function ledger(pairs: readonly Pair[], styles: { label: string; value: string; unbroken: 'label' | 'value' }): Block {
  const cell =
    'padding:10px 0;border-bottom-width:1px;border-bottom-style:solid;font-size:16px;line-height:1.5;vertical-align:top;text-align:left;'
  // An attribute, as Outlook on Windows knows no `white-space`.
  const nowrap = (part: 'label' | 'value') => part === styles.unbroken && markup` nowrap`
  const rows = pairs.map(
    ([label, value]) => markup`<tr>
<th scope="row"${nowrap('label')} ${look(['note', 'rule'], `${cell}font-weight:400;${styles.label}`)}>${label}</th>
<td${nowrap('value')} ${look(['text', 'rule'], `${cell}${styles.value}`)}>${brokenLines(value)}</td>
</tr>
`,
  )
  const table = 'border-collapse:collapse;margin:0 0 26px;border-top-width:2px;border-top-style:solid;'
  const text = pairs.map(([label, value]) => (/\n/.test(value) ? `${label}:\n${value}` : `${label}: ${value}`))
  return {
    html: markup`<table cellpadding="0" cellspacing="0" border="0" width="100%" ${look('line', table)}>
${rows}</table>`,
    text: text.join('\n'),
  }
}

/**
 * The site's track with a station for each step. `decision` is the step at which a person decides: what lies before it is
 * done, what comes after is open.
 */
export function track(steps: readonly string[], decision: number): Block {
  const stations = steps.map((step, index) => {
    const isLast = index === steps.length - 1
    return markup`<td width="${Math.round(100 / steps.length)}%" style="vertical-align:top;padding:0;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr>
<td width="14" style="padding:0;">${station(index - decision)}</td>
<td style="padding:0;">${!isLast && box('line', 'border-width:2px 0 0;', '100%')}</td>
</tr></table>
<p ${look(index === decision ? 'text' : 'note', 'margin:8px 8px 0 0;font-size:14px;line-height:1.35;')}>${step}</p></td>
`
  })
  return {
    html: markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 30px;table-layout:fixed;"><tr>
${stations}</tr></table>`,
    text: steps.join(' → '),
  }
}

function station(fromDecision: number): Markup {
  if (fromDecision > 0) return box('line', 'width:10px;height:10px;border-width:2px;border-radius:7px;')
  return box(fromDecision === 0 ? 'signal' : 'line', 'border-width:7px;border-radius:7px;')
}

/**
 * Something drawn, of borders alone: what turns a letter dark by itself leaves dark grounds as they are. A table of one cell, as
 * only cells have a size in Outlook on Windows.
 */
function box(role: Role, style: string, width = ''): Markup {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="${width}"><tr>
<td ${look(role, `padding:0;border-style:solid;font-size:0;line-height:0;mso-line-height-rule:exactly;${style}`)}></td></tr></table>`
}

function brokenLines(text: string): Markup[] {
  return text.split(/\r?\n/).map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))
}
