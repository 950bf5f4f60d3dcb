/** What a passage belongs to; decides its label and its weight. */
export type PassageKind = 'page' | 'service' | 'faq' | 'article' | 'tool' | 'legal'

/** A piece of a published page, small enough to be quoted: a heading with the text that belongs to it. */
export type Passage = {
  /** Its place in the file; changes with every build. */
  id: number
  /** Path in the page's own language, with the anchor nearest to the passage, e.g. `/en/faq#retention`. */
  href: string
  /** Title of the page. */
  page: string
  /** Heading of the passage; the question of a FAQ item. */
  heading: string
  /** Plain text; one line for each paragraph, list item or table row. */
  text: string
  kind: PassageKind
  /** Words it is found by though they are not in its text: keywords of the page, texts of links that lead to it. */
  keywords: string
  /** Words in which visitors ask for what it says; none in the index that the browser searches. */
  utterances?: string
  /** The opening of its page. */
  isOpening: boolean
  /** What its title and menus call the page; none but for its opening. */
  names: string[]
}

/** The passages of one language as they are stored: each page named once. The first passage of a page is its opening. */
export type PassageFile = {
  /** Path, title, kind and names in menus of each page. */
  pages: [path: string, title: string, kind: PassageKind, names: string[]][]
  /** Index of the page, anchor without `#` or an empty string, heading, text, keywords; the kind where it is not the page's. */
  passages: [page: number, anchor: string, heading: string, text: string, keywords?: string, kind?: PassageKind][]
}

export function readPassages(file: PassageFile): Passage[] {
  return file.passages.flatMap(([index, anchor, heading, text, keywords = '', kind], id) => {
    const page = file.pages[index]
    if (!page) return []
    const [path, title, pageKind, names] = page
    const isOpening = file.passages[id - 1]?.[0] !== index
    return {
      id,
      href: anchor ? `${path}#${anchor}` : path,
      page: title,
      heading,
      text,
      kind: kind ?? pageKind,
      keywords: isOpening ? [...names, keywords].join(', ') : keywords,
      isOpening,
      names: isOpening ? [title, ...names] : [],
    }
  })
}
