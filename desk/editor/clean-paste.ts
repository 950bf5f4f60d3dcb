const droppedTags =
  'style, script, meta, link, title, xml, head, o\\:p, colgroup, iframe, object, form, input, button, svg'

/**
 * Makes of pasted HTML what the editor's schema can read: Word's lists become lists, its headings headings; its comments,
 * styles and empty paragraphs go. Whatever else is not in the schema falls away when it is read.
 */
export function cleanPaste(html: string): string {
  const document = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const { body } = document
  dropComments(body)
  for (const gone of body.querySelectorAll(droppedTags)) gone.remove()
  for (const title of body.querySelectorAll('p.MsoTitle, p.MsoHeading1')) rename(title, 'h2')
  marksFromStyles(body)
  listsFromWord(body)
  for (const cell of body.querySelectorAll('td, th')) {
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
  }
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const isEmpty = element.textContent.trim() === '' && !element.querySelector('img')
    if (isEmpty && !element.closest('td, th')) element.remove()
  }
  plainSpaces(body)
  return body.innerHTML
}

/**
 * Turns what counts of inline styles into attributes and drops the rest, before anything is parsed: the desk's policy reports each
 * inline style, even one that is never shown. Word names the levels of its lists `mso-list: l0 level2 lfo1`, and gives each
 * line as a paragraph with its sign in front, marked `mso-list: Ignore`.
 */
export function withoutStyles(html: string): string {
  return withoutElements(html).replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, (_, style: string) => {
      const level = /mso-list:[^;"']*\blevel(\d)/i.exec(style)?.[1]
      const weight = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style)?.[1]
      const isItalic = /(?<![\w-])font-style:\s*italic/i.test(style)
      return [
        level && ` data-list-level="${level}"`,
        /mso-list:\s*ignore/i.test(style) && ' data-list-sign',
        weight && ` data-weight="${weight}"`,
        isItalic && ' data-slant="italic"',
      ]
        .filter(Boolean)
        .join('')
    }),
  )
}

/** Without style sheets and scripts, and what stands in them. One pass: what is never closed is looked for once. */
function withoutElements(html: string): string {
  const kept: string[] = []
  let from = 0
  let open: { name: string; index: number } | undefined
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)(style|script)\b[^<>]*>/gi)) {
    if (!open && !slash) open = { name: name.toLowerCase(), index }
    else if (open && slash && name.toLowerCase() === open.name) {
      kept.push(html.slice(from, open.index))
      from = index + tag.length
      open = undefined
    }
  }
  return kept.join('') + html.slice(from)
}

/** Other programs make bold and italic by styles, and wrap everything in a `b` that is not bold. */
function marksFromStyles(root: HTMLElement): void {
  const isBold = (element: Element) => /^(bold(er)?|[5-9]\d{2})$/i.test(element.getAttribute('data-weight') ?? '')
  for (const plain of root.querySelectorAll('b[data-weight]'))
    if (!isBold(plain)) plain.replaceWith(...plain.childNodes)
  for (const element of root.querySelectorAll('span[data-weight], span[data-slant]')) {
    const name = isBold(element) ? 'strong' : element.hasAttribute('data-slant') ? 'em' : 'span'
    if (name !== 'span') rename(element, name)
  }
}

/** Word hides whole structures in conditional comments. */
function dropComments(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: ChildNode[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode)
  for (const comment of comments) comment.remove()
}

function listsFromWord(root: HTMLElement): void {
  let open: { level: number; list: Element }[] = []
  let last: Element | undefined
  for (const line of root.querySelectorAll('p')) {
    const level = Number(line.dataset.listLevel ?? 0)
    if (level === 0) continue
    const sign = line.querySelector('[data-list-sign]')
    const isOrdered = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(sign?.textContent ?? '')
    sign?.remove()
    if (last === undefined || line.previousElementSibling !== last) open = []
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    let current = open.at(-1)
    if (!current || current.level < level) {
      const list = root.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
      const holder = current?.list.lastElementChild
      if (holder) holder.append(list)
      else line.before(list)
      current = { level, list }
      open.push(current)
    }
    const item = root.ownerDocument.createElement('li')
    const words = root.ownerDocument.createElement('p')
    words.append(...line.childNodes)
    item.append(words)
    current.list.append(item)
    line.remove()
    last = open[0]?.list
  }
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Word fills up with spaces that do not break; a single one may be meant. */
function plainSpaces(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!currentNode.parentElement?.closest('pre, code'))
      currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(/[\s\u00a0]{2,}/g, ' ')
  }
}
