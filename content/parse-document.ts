import { fileOf, isArticle, schemaOf } from './catalogue.ts'
import { faultWords } from './fault-words.ts'
import { readFrontMatter } from './front-matter.ts'
import { fieldPath, type Problem } from './problem.ts'
import { readYaml } from './yaml.ts'

/** What a document says, or what is wrong with it. */
export type Reading = { value: unknown; problems?: undefined } | { problems: Problem[] }

/**
 * Reads a document and checks it against the schema of its kind. An article's value has its Markdown as `body`.
 * @param id such as `de/faq`
 * @param source the text of its file
 */
export function parseDocument(id: string, source: string): Reading {
  const file = fileOf(id)
  const schema = schemaOf(id)
  if (!schema) return { problems: [{ file, message: 'no kind of document that there is (content/catalogue.ts)' }] }
  if (isArticle(id)) {
    const read = readFrontMatter(source, schema)
    if (read.faults) return { problems: read.faults.map((fault) => ({ file, ...fault })) }
    return { value: { ...(read.fields as object), body: read.body } }
  }
  const read = readYaml(source)
  if (read.fault) return { problems: [{ file, ...read.fault }] }
  const checked = schema.safeParse(read.value, { error: faultWords })
  if (checked.success) return { value: checked.data }
  return {
    problems: checked.error.issues.map(({ path, message }) => ({
      file,
      line: read.lineOf(path),
      at: fieldPath(path),
      message,
    })),
  }
}

/** The line of a field in a document's text, or of what holds it; 1 where the text cannot be read. */
export function lineOfField(source: string, field: string): number {
  const read = readYaml(source)
  return read.fault ? 1 : read.lineOf(field === '' ? [] : field.split('.'))
}
