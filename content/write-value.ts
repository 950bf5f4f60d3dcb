import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { alignItems } from './align-items.ts'
import { isArticle } from './catalogue.ts'
import { splitFrontMatter } from './front-matter.ts'
import { keepLines } from './keep-lines.ts'
import { valueIn } from './parse-document.ts'
import { hasInvisible, readYaml, writeYaml } from './yaml.ts'

/**
 * The file of a document that says something else: what has not changed stays as it is written, comments stay with what they
 * stand above, also where items of a list were moved.
 * @param source the file as it is; empty for a new document
 * @param value what it is to say; an article has its Markdown as `body`
 */
export function writeValue(id: string, source: string, value: unknown): string {
  if (isDeepStrictEqual(valueIn(id, source), value)) return source
  if (!isArticle(id)) return inYaml(source, value)
  const { yaml, body } = splitFrontMatter(source) ?? { yaml: '', body: '' }
  const { body: written = body, ...fields } = value as { body?: string }
  return `---\n${inYaml(yaml, fields)}---\n${written}`
}

function inYaml(source: string, value: unknown): string {
  const changed = rewritten(source, value)
  const same = rewritten(source, toValue(source))
  if (same === source) return changed
  // Written by hand in ways of its own, such as lines that break: those stay where nothing is changed.
  const kept = keepLines(source, same, changed)
  return isDeepStrictEqual(toValue(kept), toValue(changed)) ? kept : changed
}

function rewritten(source: string, value: unknown): string {
  const document = parseDocument(source)
  document.contents = written(document, document.contents, value) as typeof document.contents
  return writeYaml(document)
}

/** What YAML says; undefined where it cannot be read. */
function toValue(yaml: string): unknown {
  const read = readYaml(yaml)
  return read.fault ? undefined : read.value
}

/** The node that says `value`: the one that there is where it can. */
function written(document: Document, node: unknown, value: unknown): Node {
  if (Array.isArray(value) && isSeq(node)) return list(document, node, value)
  if (isRecord(value) && isMap(node)) return fields(document, node, value)
  if (isPlain(value) && isScalar(node)) {
    if (node.value !== value) setScalar(node, value)
    return node
  }
  const made = document.createNode(withoutUndefined(value))
  visit(made, {
    Scalar: (_, scalar) => setScalar(scalar, scalar.value),
  })
  return made
}

function list(document: Document, node: YAMLSeq, value: unknown[]): Node {
  const before = node.items
  const places = alignItems(node.toJS(document) as unknown[], value)
  node.items = value.map((item, index) => written(document, before[places[index] ?? -1], item))
  // An empty list is written `[]`; one that had nothing begins lines of its own.
  if (before.length === 0 && node.items.length > 0) node.flow = false
  return node
}

function fields(document: Document, node: YAMLMap, value: Record<string, unknown>): Node {
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  node.items = node.items.filter(({ key }) => names.includes(nameOf(key)))
  for (const [index, name] of names.entries()) {
    const pair = node.items.find(({ key }) => nameOf(key) === name)
    if (pair) pair.value = written(document, pair.value, value[name])
    else {
      const before = node.items.findIndex(({ key }) => nameOf(key) === names[index - 1])
      node.items.splice(before + 1, 0, new Pair(document.createNode(name), written(document, undefined, value[name])))
    }
  }
  if (node.items.length > 0) node.flow = false
  return node
}

function setScalar(node: Scalar, value: unknown): void {
  node.value = value
  // Where it is spelt out: `\u00ad`.
  if (typeof value === 'string' && hasInvisible(value)) node.type = Scalar.QUOTE_DOUBLE
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return !isPlain(value) && !Array.isArray(value)
}

function withoutUndefined(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
