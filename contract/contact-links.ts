export type TextPart = { text: string; href?: string }

const contact = /https?:\/\/[^\s<>"]*[\w/]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d{2}(?:[ \u00a0]?\d{2,3}){3,5}/g

/** Splits a text at its web and mail addresses and international phone numbers, and says where each leads. */
export function contactLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(contact)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: found, href: addressOf(found) })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function addressOf(found: string): string {
  if (found.startsWith('http')) return found
  return found.includes('@') ? `mailto:${found}` : `tel:${found.replace(/[^+\d]/g, '')}`
}
