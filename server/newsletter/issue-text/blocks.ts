import type { Image, List, ListItem, RootContent, Table } from 'mdast'
import { type Block, button } from '../../mail/blocks.ts'
import { type Markup, markup } from '../../mail/markup.ts'
import { look } from '../../mail/paint.ts'
import { readPictureAddress } from '../pictures/picture-address.ts'
import { type Inline, inline, linkUrl, type ResolveLink } from './inline.ts'
import { IssueProblem, refuse } from './refuse.ts'

const body = 'font-size:17px;line-height:1.6;'

/** What stands in the place of a block that cannot be sent, while the issue is being written. */
export type Substitute = (problem: IssueProblem) => Block

/**
 * The pieces of a letter that Markdown becomes. A paragraph that is one link and nothing else becomes a button.
 * @param substitute instead of being thrown, what is wrong is told to it
 */
export function blocks(nodes: RootContent[], resolve: ResolveLink, substitute?: Substitute): Block[] {
  return nodes.map((node) => {
    try {
      return block(node, resolve)
    } catch (error) {
      if (substitute && error instanceof IssueProblem) return substitute(error)
      throw error
    }
  })
}

function block(node: RootContent, resolve: ResolveLink): Block {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children
      if (only?.type === 'image' && others.length === 0) return picture(only, resolve)
      if (only?.type === 'link' && others.length === 0)
        return button({ label: inline(only.children, resolve).text, url: linkUrl(only, resolve) })
      const { html, text } = inline(node.children, resolve)
      return { html: markup`<p ${look('text', `margin:0 0 18px;${body}`)}>${html}</p>`, text }
    }
    case 'heading': {
      if (node.depth === 1) refuse(node, 'title', 'the title is the only heading of level 1; begin with ##')
      const { html, text } = inline(node.children, resolve)
      if (node.depth === 2) return { html: markup`<h2 ${look('text', headingStyle(21, 34))}>${html}</h2>`, text }
      return { html: markup`<h3 ${look('text', headingStyle(18, 26))}>${html}</h3>`, text }
    }
    case 'list':
      return list(node, resolve)
    case 'blockquote': {
      const inner = blocks(node.children, resolve)
      return {
        html: markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 18px;"><tr>
<td ${look('line', 'padding:2px 0 2px 18px;border-left-width:2px;border-left-style:solid;')}>${inner.map(({ html }) => html)}</td></tr></table>`,
        text: inner.map(({ text }) => text.replace(/^/gm, '> ')).join('\n>\n'),
      }
    }
    case 'code':
      return {
        html: markup`<pre ${look('text', 'margin:0 0 18px;font-family:Menlo,Consolas,monospace;font-size:15px;line-height:1.5;white-space:pre-wrap;')}>${node.value}</pre>`,
        text: node.value.replace(/^/gm, '    '),
      }
    case 'thematicBreak':
      return {
        html: markup`<hr ${look('line', 'margin:30px 0;border-width:1px 0 0;border-style:solid;')}>`,
        text: '* * *',
      }
    case 'table':
      return table(node, resolve)
    default:
      return refuse(node)
  }
}

/** As wide as a letter's column at most. Mail programs that load no pictures show the words instead. */
const widestPicture = 520

function picture(node: Image, resolve: ResolveLink): Block {
  const size = readPictureAddress(node.url)
  const url = size && resolve(node.url)
  if (!size || !url)
    return refuse(node, 'picture_unknown', 'pictures are put in at the desk, which keeps them on the site', node.url)
  const alt = node.alt?.trim() ?? ''
  const width = Math.min(size.width, widestPicture)
  const height = Math.round((size.height * width) / size.width)
  const style = 'margin:0 0 18px;font-size:15px;line-height:1.5;'
  return {
    html: markup`<p ${look('note', style)}><img src="${url}" width="${width}" height="${height}" alt="${alt}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;"></p>`,
    text: `[${alt}]`,
  }
}

function headingStyle(size: number, above: number): string {
  return `margin:${above}px 0 12px;font-size:${size}px;line-height:1.25;font-weight:600;letter-spacing:-0.01em;`
}

function list(node: List, resolve: ResolveLink): Block {
  const start = node.start ?? 1
  const items = node.children.map((item) => listItem(item, resolve))
  const style = look('text', `margin:0 0 18px;padding:0 0 0 24px;${body}`)
  const inside = items.map(({ html }) => markup`<li style="margin:0 0 6px;">${html}</li>`)
  const sign = (index: number) => (node.ordered ? `${start + index}. ` : '- ')
  return {
    html: node.ordered ? markup`<ol start="${start}" ${style}>${inside}</ol>` : markup`<ul ${style}>${inside}</ul>`,
    text: items.map(({ text }, index) => sign(index) + text.replace(/\n/g, '\n   ')).join('\n'),
  }
}

/** A short item is its words; a longer one keeps its paragraphs and lists. */
function listItem(item: ListItem, resolve: ResolveLink): Inline {
  const pieces = item.children.map((child) =>
    child.type === 'paragraph' ? inline(child.children, resolve) : block(child, resolve),
  )
  const html: Markup[] = pieces.map((piece, index) => (index === 0 ? piece.html : markup`<br>${piece.html}`))
  return { html: markup`${html}`, text: pieces.map(({ text }) => text).join('\n') }
}

function table(node: Table, resolve: ResolveLink): Block {
  const rows = node.children.map((row) => row.children.map((cell) => inline(cell.children, resolve)))
  const cell = (index: number) =>
    `padding:10px 16px 10px 0;border-bottom-width:1px;border-bottom-style:solid;font-size:16px;line-height:1.5;vertical-align:top;text-align:${node.align?.[index] ?? 'left'};`
  const [head = [], ...rest] = rows
  const heads = head.map(
    ({ html }, index) =>
      markup`<th scope="col" ${look(['text', 'rule'], `${cell(index)}font-weight:600;`)}>${html}</th>`,
  )
  const lines = rest.map(
    (cells) =>
      markup`<tr>${cells.map(({ html }, index) => markup`<td ${look(['text', 'rule'], cell(index))}>${html}</td>`)}</tr>\n`,
  )
  return {
    html: markup`<table cellpadding="0" cellspacing="0" border="0" width="100%" ${look('line', 'border-collapse:collapse;margin:0 0 26px;border-top-width:2px;border-top-style:solid;')}>
<tr>${heads}</tr>
${lines}</table>`,
    text: rows.map((cells) => cells.map(({ text }) => text).join(' | ')).join('\n'),
  }
}
