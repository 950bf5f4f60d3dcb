import type { PhrasingContent } from 'mdast'
import { type Markup, markup } from '../../mail/markup.ts'
import { look } from '../../mail/paint.ts'
import { refuse } from './refuse.ts'

/** Words of a paragraph, in both forms. */
export type Inline = { html: Markup; text: string }

/** Turns the address of a link into one that works in a mail. */
export type ResolveLink = (address: string) => string | undefined

/** What stands inside a paragraph. HTML, pictures and what else a letter cannot carry is refused with its line. */
export function inline(nodes: PhrasingContent[], resolve: ResolveLink): Inline {
  const parts = nodes.map((node) => part(node, resolve))
  return { html: markup`${parts.map(({ html }) => html)}`, text: parts.map(({ text }) => text).join('') }
}

function part(node: PhrasingContent, resolve: ResolveLink): Inline {
  switch (node.type) {
    case 'text':
      return { html: markup`${node.value}`, text: node.value.replace(/\n/g, ' ') }
    case 'break':
      return { html: markup`<br>`, text: '\n' }
    case 'inlineCode':
      return {
        html: markup`<code style="font-family:Menlo,Consolas,monospace;">${node.value}</code>`,
        text: node.value,
      }
    case 'strong': {
      const { html, text } = inline(node.children, resolve)
      return { html: markup`<strong>${html}</strong>`, text }
    }
    case 'emphasis': {
      const { html, text } = inline(node.children, resolve)
      return { html: markup`<em>${html}</em>`, text }
    }
    case 'delete': {
      const { html, text } = inline(node.children, resolve)
      return { html: markup`<s>${html}</s>`, text }
    }
    case 'link': {
      const { html, text } = inline(node.children, resolve)
      const url = linkUrl(node, resolve)
      return {
        html: markup`<a href="${url}" ${look('link')}>${html}</a>`,
        text: text === url || `mailto:${text}` === url ? text : `${text} (${url})`,
      }
    }
    default:
      return refuse(node)
  }
}

/** @throws IssueProblem for an address that leads nowhere from a mail. */
export function linkUrl(node: Extract<PhrasingContent, { type: 'link' }>, resolve: ResolveLink): string {
  return resolve(node.url) ?? refuse(node, 'link', `a link to ${node.url} leads nowhere from a mail`, node.url)
}
