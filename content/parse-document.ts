import { z } from 'zod'
import { fileOf, isArticle, schemaOf } from './catalogue.ts'
import { faultWords } from './fault-words.ts'
import { readFrontMatter } from './front-matter.ts'
import { fieldPath, type Problem } from './problem.ts'
import { readYaml } from './yaml.ts'

/** What a document says, and what is wrong with it. A value beside problems is as the file has it. */
export type Reading = { value: unknown; problems?: undefined } | { value?: unknown; problems: Problem[] }

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
    if (read.faults) return { value: valueIn(id, source), problems: read.faults.map((fault) => ({ file, ...fault })) }
    return { value: { ...(read.fields as object), body: read.body } }
  }
  const read = readYaml(source)
  if (read.fault) return { problems: [{ file, ...read.fault }] }
  const { value, lineOf } = read
  const checked = schema.safeParse(value, { error: faultWords })
  // The fields keep the order of the file.
  if (checked.success) return { value }
  const problems = checked.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    at: fieldPath(path),
    message,
  }))
  return { value, problems }
}

/**
 * What a document says as far as its file can be read, right or wrong; undefined where it cannot be read at all.
 * An article has its Markdown as `body`.
 */
export function valueIn(id: string, source: string): unknown {
  if (isArticle(id)) {
    const read = readFrontMatter(source, z.unknown())
    return read.faults ? undefined : { ...(read.fields as object), body: read.body }
  }
  const read = readYaml(source)
  return read.fault ? undefined : read.value
}

/** The line of a field in a document's text, or of what holds it; undefined where the text cannot be read. */
export function lineOfField(id: string, source: string, field: string): number | undefined {
  const path = field.split('.')
  if (isArticle(id)) {
    const read = readFrontMatter(source, z.unknown())
    return read.faults ? undefined : read.lineOf(path)
  }
  const read = readYaml(source)
  return read.fault ? undefined : read.lineOf(path)
}
