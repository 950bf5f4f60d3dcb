import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { lineOfField } from '#content/parse-document.ts'
import type { Problem } from '#content/problem.ts'

/** A problem as one line that an editor can jump to: `content/en/faq.ts:12: sections.0.title: blank`. */
export function inOneLine({ file, at = '', message, line = lineOf(path.join('content', file), at) }: Problem): string {
  const name = path.join('content', file)
  const place = line === undefined ? name : `${name}:${line}`
  return [place, at, message].filter(Boolean).join(': ')
}

/** The line of a field, or of the nearest one around it that the file has. */
function lineOf(name: string, field: string): number | undefined {
  if (!field || !existsSync(name)) return undefined
  const source = readFileSync(name, 'utf8')
  if (name.endsWith('.yaml')) return lineOfField(source, field)
  if (!name.endsWith('.ts')) return undefined
  const { program } = parseSync(name, source)
  const values = program.body.flatMap(valuesOf)
  // `samples.3` begins with the name of the constant; the one that a file of words consists of goes unnamed.
  const [first = '', ...rest] = field.split('.')
  const named = values.find(({ name }) => name === first)
  const start = named
    ? startOf(named.value, rest)
    : startOf(values.find(({ value }) => member(value, first))?.value ?? values[0]?.value, [first, ...rest])
  return start === undefined ? undefined : source.slice(0, start).split('\n').length
}

type Value = ESTree.Expression

function valuesOf(statement: ESTree.Statement): { name: string; value: Value }[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, value: init }] : [],
  )
}

/** Where a field begins in the source, or the last part of its path that is written there. */
function startOf(value: Value | undefined, [name, ...rest]: string[]): number | undefined {
  if (!value) return undefined
  const inner = name === undefined ? undefined : member(value, name)
  if (!inner) return value.start
  return rest.length === 0 ? inner.start : (startOf(inner.value, rest) ?? inner.start)
}

/** A property with its key, or an item of a list. */
function member(value: Value, name: string): { start: number; value: Value } | undefined {
  const plain = unwrapped(value)
  if (plain.type === 'ArrayExpression') {
    const item = plain.elements[Number(name)]
    return item && item.type !== 'SpreadElement' ? { start: item.start, value: item } : undefined
  }
  if (plain.type !== 'ObjectExpression') return undefined
  for (const property of plain.properties) {
    if (property.type !== 'Property') continue
    const { key } = property
    const written = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    if (written === name) return { start: property.start, value: property.value }
  }
  return undefined
}

/** Without `as const` and `satisfies`. */
function unwrapped(value: Value): Value {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression' ? unwrapped(value.expression) : value
}
