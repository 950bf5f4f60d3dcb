import { LineCounter, parseDocument } from 'yaml'
import { type FrontMatter, frontMatterSchema } from '#content/blog-schema.ts'
import { fieldPath } from '#content/problem.ts'
import { ArticleError } from './article-error.ts'

const opening = /^\uFEFF?---\r?\n/
const closing = /^---[ \t]*(?:\r?\n|$)/m

/**
 * Splits an article into its validated front matter and its Markdown. `file` is its path from the project's root; its
 * name must be `{slug}.{language}.md`.
 * @returns also the number of lines before the Markdown, so that a fault there can be placed
 * @throws ArticleError that names each wrong field with its line
 */
export function readFrontMatter(
  source: string,
  file: string,
): { frontMatter: FrontMatter; body: string; linesBefore: number } {
  const begin = opening.exec(source)?.[0]
  const end = begin && closing.exec(source.slice(begin.length))
  if (!begin || !end) throw new ArticleError(file, [{ line: 1, message: 'no front matter between two lines of ---' }])
  const bodyAt = begin.length + end.index + end[0].length

  // The line of --- counts, so that lines are those of the file.
  const lines = new LineCounter()
  const yaml = `\n${source.slice(begin.length, begin.length + end.index)}`
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const [broken] = document.errors
  if (broken) {
    throw new ArticleError(file, [
      { line: lineAt(broken.pos[0]), message: `front matter is no YAML: ${broken.message}` },
    ])
  }

  const lineOf = (path: PropertyKey[]): number => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lineAt(node.range[0])
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  const checked = frontMatterSchema.safeParse(document.toJS())
  if (!checked.success) {
    throw new ArticleError(
      file,
      checked.error.issues.map(({ path, message }) => ({
        line: lineOf(path),
        message: [fieldPath(path), message].filter(Boolean).join(': '),
      })),
    )
  }
  const { slug } = checked.data
  if (!file.split('/').at(-1)?.startsWith(`${slug}.`)) {
    throw new ArticleError(file, [{ line: lineOf(['slug']), message: `slug: "${slug}" is not the file's name` }])
  }
  return {
    frontMatter: checked.data,
    body: source.slice(bodyAt),
    linesBefore: source.slice(0, bodyAt).split('\n').length - 1,
  }
}
