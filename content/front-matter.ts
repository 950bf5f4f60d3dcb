import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { faultWords } from './fault-words.ts'
import { fieldPath } from './problem.ts'

export type FrontMatterFault = { line: number; message: string }

export type FrontMatterReading<Fields> =
  | { faults: FrontMatterFault[] }
  | {
      faults?: undefined
      fields: Fields
      /** The Markdown below, with `\n` at the end of each line. */
      body: string
      /** How many lines stand above the Markdown, so that a fault in it can be placed. */
      linesBefore: number
      /** The line of a field, or of what holds it. */
      lineOf(path: PropertyKey[]): number
    }

const frontMatter = /^---\n(.*?)(?<=\n)---[ \t]*(?:\n|$)/s

/** Splits a Markdown file into its fields, checked against `schema`, and its text; or names every fault with its line. */
export function readFrontMatter<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
): FrontMatterReading<z.infer<Schema>> {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [head, yaml] = frontMatter.exec(text) ?? []
  if (head === undefined || yaml === undefined)
    return { faults: [{ line: 1, message: 'no front matter between two lines of ---' }] }

  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  // The line of --- counts, so that lines are those of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const [broken] = document.errors
  if (broken)
    return { faults: [{ line: lineAt(broken.pos[0]), message: `front matter is no YAML: ${broken.message}` }] }

  const lineOf = (path: PropertyKey[]): number => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lineAt(node.range[0])
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  const checked = schema.safeParse(document.toJS(), { error: faultWords })
  if (!checked.success) {
    const faults = checked.error.issues.map(({ path, message }) => ({
      line: lineOf(path),
      message: [fieldPath(path), message].filter(Boolean).join(': '),
    }))
    return { faults }
  }
  return {
    fields: checked.data,
    body: text.slice(head.length),
    linesBefore: head.split('\n').length - 1,
    lineOf,
  }
}
