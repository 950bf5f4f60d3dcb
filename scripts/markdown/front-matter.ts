import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse as parseYaml } from 'yaml'
import { type FrontMatter, frontMatterSchema } from '#content/blog-schema.ts'

const reader = unified().use(remarkParse).use(remarkFrontmatter, ['yaml'])

/**
 * Splits an article into its validated front matter and its Markdown. `file` is its path from the project's root; its
 * name must be `{slug}.{language}.md`. Throws an error that names the file and each field that is wrong.
 */
export function readFrontMatter(source: string, file: string): { frontMatter: FrontMatter; body: string } {
  const [head] = reader.parse(source).children
  if (head?.type !== 'yaml') throw new Error(`${file}: no front matter between two lines of ---`)
  const checked = frontMatterSchema.safeParse(parseFields(head.value, file))
  if (!checked.success) {
    const problems = checked.error.issues.map(({ path, message }) => `  ${fieldName(path)}: ${message}`)
    throw new Error(`${file}: front matter is wrong\n${problems.join('\n')}`)
  }
  const { slug } = checked.data
  if (!file.split('/').at(-1)?.startsWith(`${slug}.`))
    throw new Error(`${file}: slug: "${slug}" is not the file's name`)
  return { frontMatter: checked.data, body: source.slice(head.position?.end.offset ?? 0).trim() }
}

function parseFields(yaml: string, file: string): unknown {
  try {
    return parseYaml(yaml)
  } catch (error) {
    throw new Error(`${file}: front matter is no YAML: ${error instanceof Error ? error.message : error}`)
  }
}

/** `sources[2].year`; the whole when the path is empty. */
function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  )
}
