import { type FrontMatter, frontMatterSchema } from '#content/blog-schema.ts'
import { readFrontMatter } from '#content/front-matter.ts'
import { ArticleError } from './article-error.ts'

/**
 * Splits an article into its validated front matter and its Markdown. `file` is its path from the project's root; its
 * name must be `{slug}.{language}.md`.
 * @returns also the number of lines before the Markdown, so that a fault there can be placed
 * @throws ArticleError that names each wrong field with its line
 */
export function readArticle(
  source: string,
  file: string,
): { frontMatter: FrontMatter; body: string; linesBefore: number } {
  const read = readFrontMatter(source, frontMatterSchema)
  if (read.faults) throw new ArticleError(file, read.faults)
  const { fields, body, linesBefore, lineOf } = read
  if (!file.split('/').at(-1)?.startsWith(`${fields.slug}.`)) {
    throw new ArticleError(file, [{ line: lineOf(['slug']), message: `slug: "${fields.slug}" is not the file's name` }])
  }
  return { frontMatter: fields, body, linesBefore }
}
