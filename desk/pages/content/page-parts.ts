const partsOfPage = 'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, blockquote, img)'

/** The texts and pictures of a page, by what they say. */
export function partsOf(page: Document): Set<string> {
  return new Set([...page.querySelectorAll(partsOfPage)].map(saidBy))
}

/** The first part of a page that says what it did not say before; undefined where there is none. */
export function firstChange(page: Document, before: ReadonlySet<string>): HTMLElement | undefined {
  const others = [...page.querySelectorAll<HTMLElement>(partsOfPage)].filter((part) => !before.has(saidBy(part)))
  // A list says all that its items say: what is meant is the item.
  return others.find((part) => !others.some((inner) => inner !== part && part.contains(inner)))
}

/** A page's document without showing it: the desk's policy reports inline styles even there. */
export function readPage(html: string): Document {
  const plain = html.replace(/<style\b[\s\S]*?<\/style>/g, '').replace(/\sstyle="[^"]*"/g, '')
  return new DOMParser().parseFromString(plain, 'text/html')
}

function saidBy(part: Element): string {
  if (part.localName === 'img') return `${part.getAttribute('src')} ${part.getAttribute('alt')}`
  return part.textContent.replace(/\s+/g, ' ').trim()
}
