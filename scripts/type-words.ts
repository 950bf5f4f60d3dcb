import { mkdirSync, writeFileSync } from 'node:fs'
import type { z } from 'zod'
import { schemaOf, wordNames } from '#content/catalogue.ts'
import { showFiles } from '#content/documents.ts'

// Writes what each document of words says, for the compiler and the editor.
if (import.meta.main) {
  showFiles()
  typeWords()
}

/** Types follow the German words as they are shown: once, and whenever they are saved. */
export function typeWords(): void {
  const types = wordNames().map((name) => `  '${name}': ${typeOf(schemaOf(`de/${name}`) as z.ZodType, '  ')}\n`)
  mkdirSync('content/.types', { recursive: true })
  writeFileSync(
    'content/.types/words.d.ts',
    `// Made of content/de by scripts/type-words.ts.\nexport type Words = {\n${types.join('')}}\n`,
  )
}

function typeOf(schema: z.ZodType, indent: string): string {
  switch (schema.def.type) {
    case 'string':
    case 'boolean':
    case 'number':
    case 'unknown':
      return schema.def.type
    case 'optional':
      return typeOf((schema as z.ZodOptional).unwrap() as z.ZodType, indent)
    case 'array':
      return `${typeOf((schema as z.ZodArray).element as z.ZodType, indent)}[]`
    case 'record':
      return `Record<string, ${typeOf((schema as z.ZodRecord).valueType as z.ZodType, indent)}>`
    case 'object':
      return groupOf(schema as z.ZodObject, `${indent}  `)
    default:
      throw new Error(`There is no type yet for a schema of ${schema.def.type}`)
  }
}

function groupOf({ shape }: z.ZodObject, indent: string): string {
  const fields = Object.entries(shape as Record<string, z.ZodType>).map(
    ([name, schema]) => `${indent}'${name}'${schema.def.type === 'optional' ? '?' : ''}: ${typeOf(schema, indent)}\n`,
  )
  return `{\n${fields.join('')}${indent.slice(2)}}`
}
