export type ArticleFault = { line: number; message: string }

/** What is wrong with an article, one line for each fault: `content/blog/x.de.md:4: date: …`. Needs no stack to be found. */
export class ArticleError extends Error {
  override name = 'ArticleError'

  constructor(file: string, faults: ArticleFault[]) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'))
  }
}
