/** What is to become of a document. */
export type Change =
  /** It says this from now on: the file, byte for byte. */
  | { id: string; text: string }
  /** It is taken away. */
  | { id: string; removed: true }
  /** It follows the files of the release again. */
  | { id: string; released: true }
  /** It says again what it said in this revision. */
  | { id: string; revision: number }

/** From an address that goes to one that stays: `/blog/old` to `/blog/new`. */
export type Redirect = { from: string; to: string }

const article = /^(de|en)\/blog\/([a-z0-9-]+)$/

/** The page that a document alone makes, which goes with it; undefined for one that is shown on pages of other documents. */
export function pageOfDocument(id: string): string | undefined {
  const [, language, slug] = article.exec(id) ?? []
  return slug === undefined ? undefined : `${language === 'en' ? '/en' : ''}/blog/${slug}`
}

/** Where a page leads that goes and has no successor. */
export function parentPage(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}
