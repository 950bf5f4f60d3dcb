import type { FrontMatter } from '#content/blog-schema.ts'

/** What the build makes of one article (`scripts/markdown/compile-article.ts`): nothing of it is parsed later. */
export type ArticleModule = {
  /** Its texts have their company facts and non-breaking spaces. */
  frontMatter: FrontMatter
  /** The body, trusted and complete. */
  html: string
  /** The sections of the body, for a table of contents. */
  headings: { id: string; text: string }[]
  words: number
  /** Length of the Markdown body in characters: what the reading time is reckoned from. */
  length: number
}
