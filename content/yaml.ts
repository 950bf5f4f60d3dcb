import { type Document, isNode, LineCounter, type ParsedNode, parseDocument } from 'yaml'

/** What is wrong at a line, counted from 1. */
export type Fault = { line: number; message: string }

export type YamlReading =
  | { fault: Fault }
  | {
      fault?: undefined
      /** Plain values: objects, lists, texts, numbers, true, false, null. */
      value: unknown
      /** The same with comments and the way in which it is written. */
      document: Document.Parsed<ParsedNode>
      /** The line of a field, or of the nearest one around it that is there. */
      lineOf(path: readonly PropertyKey[]): number
    }

/** Reads YAML 1.2, or says what cannot be read. */
export function readYaml(source: string): YamlReading {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const [broken] = document.errors
  if (broken) return { fault: { line: lines.linePos(broken.pos[0]).line, message: broken.message } }
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  return { value: document.toJS(), document, lineOf }
}

/** Soft hyphen, spaces that do not break, zero-width characters: nobody sees them in an editor. */
const invisible = /[\u00ad\u00a0\u2007\u200b-\u200f\u202f\u2060\ufeff]/g

/**
 * A document as the text of its file: each text on one line, or in lines of its own where it has several, characters that
 * cannot be seen as `\u00ad`. What is read and written again unchanged is the same to the byte.
 */
export function writeYaml(document: Document): string {
  // Long lines stay whole: an editor wraps them, and a change of one word is a change of one line.
  const text = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER })
  return text.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Whether a text has characters that nobody sees; such a text is written in double quotes, where they can be spelt out. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) >= 0
}
