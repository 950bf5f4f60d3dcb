import type { z } from 'zod'
import type { Field, NamedField, ReferenceKind, TextForm } from './field.ts'

/** The form of what a schema lets through. */
export function fieldOf(schema: z.ZodType): Field {
  switch (schema.def.type) {
    case 'string':
      return textOf(schema as z.ZodString)
    case 'number':
      return { kind: 'number', isWhole: (schema as z.ZodNumber).format === 'safeint' }
    case 'boolean':
      return { kind: 'flag' }
    case 'enum':
      return choiceOf(schema as z.ZodEnum)
    case 'literal':
      return { kind: 'fixed', value: (schema as z.ZodLiteral).def.values[0] }
    case 'array':
      return listOf(schema as z.ZodArray)
    case 'record':
      return recordOf(schema as z.ZodRecord)
    case 'object':
      return groupOf(schema as z.ZodObject)
    case 'union':
      return kindsOf(schema as z.ZodDiscriminatedUnion)
    case 'optional':
      return fieldOf((schema as z.ZodOptional).unwrap() as z.ZodType)
    default:
      throw new Error(`There is no form for a schema of ${schema.def.type}`)
  }
}

type Told = { form?: TextForm; useful?: number; drawings?: string[]; refers?: ReferenceKind }

/** What a schema cannot say itself stands in its `meta()`: its form, the length that is useful, drawings, what it names that stands elsewhere. */
function textOf(schema: z.ZodString): Field {
  const { form = formats[schema.format ?? ''], ...told } = (schema.meta() ?? {}) as Told
  const most = schema.maxLength
  return { kind: 'text', ...(form && { form }), ...(most && { most }), ...told }
}

function choiceOf(schema: z.ZodEnum): Field {
  const { refers } = (schema.meta() ?? {}) as Told
  return { kind: 'choice', options: schema.options.map(String), ...(refers && { refers }) }
}

function listOf({ element, def }: z.ZodArray): Field {
  const [least] = (def.checks ?? []).flatMap(({ _zod: { def } }) => ('minimum' in def ? [Number(def.minimum)] : []))
  return { kind: 'list', item: fieldOf(element as z.ZodType), ...(least && { least }) }
}

const formats: Record<string, TextForm> = { date: 'day', url: 'url' }

function recordOf({ keyType, valueType }: z.ZodRecord): Field {
  const others = fieldOf(valueType as z.ZodType)
  const key = fieldOf(keyType as unknown as z.ZodType)
  if (key.kind !== 'choice') return { kind: 'group', fields: [], others }
  // Names that code knows are all there.
  return { kind: 'group', fields: key.options.map((name) => ({ name, field: others, isOptional: false })) }
}

function groupOf({ shape, def }: z.ZodObject): Field {
  const fields = Object.entries(shape).map(([name, schema]) => named(name, schema as z.ZodType))
  if (fields.map(({ name }) => name).join() === 'de,en') return { kind: 'both' }
  const rest = def.catchall as z.ZodType | undefined
  return { kind: 'group', fields, ...(rest && rest.def.type !== 'never' && { others: fieldOf(rest) }) }
}

function named(name: string, schema: z.ZodType): NamedField {
  return { name, field: fieldOf(schema), isOptional: schema.def.type === 'optional' }
}

function kindsOf({ def }: z.ZodDiscriminatedUnion): Field {
  const by = def.discriminator
  const options = (def.options as z.ZodObject[]).flatMap((option) =>
    (option.shape[by] as z.ZodLiteral).def.values.map((value) => [String(value), fieldOf(option)] as const),
  )
  return { kind: 'kinds', by, options: Object.fromEntries(options) }
}
