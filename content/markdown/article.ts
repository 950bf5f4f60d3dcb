import type { FrontMatter } from '../schemas/article.ts'

/** What the site shows of one article. */
export type CompiledArticle = {
  /** Its texts have their company facts and non-breaking spaces. */
  frontMatter: FrontMatter
  /** The body, trusted and complete. */
  html: string
  /** The sections of the body, for a table of contents. */
  headings: { id: string; text: string }[]
  /** The addresses of its pictures, in order. */
  pictures: string[]
  words: number
  /** Length of the Markdown body in characters: what the reading time is reckoned from. */
  length: number
}
