/**
 * The shape of the privacy page, the terms, the imprint and the accessibility statement. Plain texts; every string but an `id` may hold `{fact}`
 * placeholders of content/facts.ts. An English page has the German page's sections and blocks, in the same order.
 */
export type LegalCopy = {
  meta: { title: string; description: string; keywords: string[] }
  title: string
  lead: string
  /** ISO date of the last change of substance. */
  updated: string
  sections: LegalSection[]
}

export type LegalSection = {
  /** The anchor, the same in both languages, so that links to a passage survive the language switch. */
  id: string
  title: string
  blocks: LegalBlock[]
}

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: { term: string; detail: string }[] }
  /** `href` is a German path (`/contact`), an `https:` address or `mailto:`. */
  | { kind: 'link'; label: string; href: string }
