import { Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { addressOfPicture, pictureOfVersion } from '#contract/picture-address.ts'

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.dataset.align ?? null,
      // An attribute, not a style: the desk's policy allows no inline styles.
      setDOMAttr: (value, attributes) => {
        if (value) attributes['data-align'] = value
      },
    },
  },
})

/**
 * What can be written: GitHub's Markdown without HTML. `raw` is a piece of Markdown that has no other form here (footnotes,
 * HTML, pictures from elsewhere); it is shown and kept as it was.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'text*',
      group: 'block',
      defining: true,
      // The title is the only heading of the first level.
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    code_block: {
      attrs: { language: { default: '' } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    raw: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre[data-raw]', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { 'data-raw': '' }, 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    picture: {
      // The title is shown as a caption.
      attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
      group: 'block',
      draggable: true,
      // Only those of the site: pasted ones stay behind.
      parseDOM: [
        { tag: 'figure', getAttrs: (node) => pictureAttributes(node.querySelector('img'), node) },
        { tag: 'img[src]', getAttrs: (node) => pictureAttributes(node) },
      ],
      toDOM: ({ attrs: { src, alt, title } }) =>
        title ? ['figure', ['img', { src, alt }], ['figcaption', title]] : ['img', { src, alt }],
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: {
      attrs: { start: { default: 1 } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol', getAttrs: (node) => ({ start: Number(node.getAttribute('start') ?? 1) || 1 }) }],
      toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
    },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    ...tables,
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    text: { group: 'inline' },
  },
  // In the order in which they are nested, the outermost first.
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (node) => {
            const href = node.getAttribute('href') ?? ''
            return /^(https?:|mailto:|tel:|\/)/i.test(href) && { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noreferrer' }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
    code: { excludes: '_', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})

const letterPicture = /^\/newsletter\/pictures\/[0-9a-f]{32}-\d{1,4}x\d{1,4}\.(?:jpg|png)$/

/** The path of one of our pictures, of letters or of the library, from whatever stands in `src`. */
export function pictureIn(src: string): string | undefined {
  const path = /^(?:https?:\/\/[^/]+)?(\/.+)$/.exec(src)?.[1] ?? ''
  if (letterPicture.test(path)) return path
  const picture = pictureOfVersion(path)
  return picture && addressOfPicture(picture)
}

function pictureAttributes(image: HTMLElement | null, figure?: HTMLElement) {
  const src = pictureIn(image?.getAttribute('src') ?? '')
  if (src === undefined) return false
  const title = figure?.querySelector('figcaption')?.textContent?.trim() ?? ''
  return { src, alt: image?.getAttribute('alt') ?? '', title }
}
