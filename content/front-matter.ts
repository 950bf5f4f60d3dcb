import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { faultWords } from './fault-words.ts'
import { fieldPath } from './problem.ts'

export type FrontMatterFault = {
  line: number
  /** The field, where it is one: `sources.0.year`. */
  at?: string
  message: string
}

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

/** The two parts of a Markdown file; undefined where it has no fields at its head. */
export function splitFrontMatter(source: string): { head: string; yaml: string; body: string } | undefined {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [head, yaml] = frontMatter.exec(text) ?? []
  if (head === undefined || yaml === undefined) return undefined
  return { head, yaml, body: text.slice(head.length) }
}

/** Splits a Markdown file into its fields, checked against `schema`, and its text; or names every fault with its line. */
export function readFrontMatter<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
): FrontMatterReading<z.infer<Schema>> {
  const parts = splitFrontMatter(source)
  if (!parts) return { faults: [{ line: 1, message: 'no front matter between two lines of ---' }] }
  const { head, yaml, body } = parts

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
      ...(path.length > 0 && { at: fieldPath(path) }),
      message,
    }))
    return { faults }
  }
  return {
    fields: checked.data,
    body,
    linesBefore: head.split('\n').length - 1,
    lineOf,
  }
}

/** A fault in one line, for whoever has the file before them. */
export function faultLine({ line, at, message }: FrontMatterFault): string {
  return `line ${line}: ${[at, message].filter(Boolean).join(': ')}`
}
