import { type Markup, markup } from './markup.ts'
import { look } from './paint.ts'

/**
 * The brand's mark, 28 by 26 px, of nothing but borders: no picture that a mail program would hold back, sharp
 * at any size, and dark where the rest is. Outlook on Windows, where a box has no size, goes without it.
 */
export function brandMark(): Markup {
  const box = 'font-size:0;line-height:0;'
  const bow = `${box}width:10px;height:7px;border-style:solid;`
  const bar = (width: number) => `${box}width:${width}px;height:0;border-style:solid;border-width:4px 0 0;`
  const gap = markup`<div style="${box}height:7px;">&nbsp;</div>`
  return markup`<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding:0 0 0 2px;vertical-align:top;">
<div ${look('line', `${bow}border-width:4px 0 4px 4px;border-radius:8px 0 0 8px;`)}>&nbsp;</div>
${gap}
<div ${look('line', `${bar(16)}margin-left:-2px;`)}>&nbsp;</div>
</td>
<td style="padding:0;vertical-align:top;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding:0;vertical-align:top;"><div ${look('line', bar(5))}>&nbsp;</div></td>
<td style="padding:0 0 0 2px;"><div ${look('line', `${box}width:0;height:0;margin-top:-1px;border-style:solid;border-width:3px;border-radius:3px;`)}>&nbsp;</div></td>
</tr></table>
<div style="${box}height:6px;">&nbsp;</div>
<div ${look('line', `${bow}border-width:4px 4px 4px 0;border-radius:0 8px 8px 0;`)}>&nbsp;</div>
</td>
</tr></table>`
}
