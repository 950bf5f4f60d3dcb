import { z } from 'zod'
import { readRelease } from './release.ts'
import { heading, href, summary, text } from './schemas/texts.ts'
import { readYaml } from './yaml.ts'

/** What more is said of parts of a document than that they are texts, by the names that lead there: items of a list have none. */
export type Rules = Record<string, z.ZodType>

/** The same for texts of every document, by their own name or the last two. */
const everywhere: Rules = { title: heading, question: heading, href, 'meta.description': summary }

const made = new Map<string, { german: string; schema: z.ZodType }>()

/**
 * The schema of a document that consists of words. The German one of this release says which texts there are; the English one,
 * and what is published in place of either, must have the same. What some items of a list lack, all of them may leave out.
 * @param name without the language: `desk/enquiries`
 */
export function wordsSchema(name: string, rules: Rules = {}): z.ZodType {
  const german = readRelease().get(`de/${name}`) ?? ''
  const known = made.get(name)
  if (known?.german === german) return known.schema
  const read = readYaml(german)
  // What cannot be read is told of the document itself; whatever it says instead is no fault as well.
  const schema = read.fault ? z.unknown() : schemaLike([read.value], [], rules)
  made.set(name, { german, schema })
  return schema
}

/** The schema of what looks like all of these values. */
function schemaLike(values: unknown[], path: string[], rules: Rules): z.ZodType {
  const rule = rules[path.join('.')]
  if (rule) return rule
  const [first] = values
  if (Array.isArray(first)) return z.array(schemaLike(values.flat(), path, rules))
  if (typeof first === 'object' && first !== null) return groupLike(values as Record<string, unknown>[], path, rules)
  if (typeof first === 'number') return z.int()
  if (typeof first === 'boolean') return z.boolean()
  return everywhere[path.slice(-2).join('.')] ?? everywhere[path.at(-1) ?? ''] ?? text
}

function groupLike(groups: Record<string, unknown>[], path: string[], rules: Rules): z.ZodType {
  const names = new Set(groups.flatMap((group) => Object.keys(group)))
  const fields = [...names].map((name) => {
    const those = groups.filter((group) => Object.hasOwn(group, name)).map((group) => group[name])
    const schema = schemaLike(those, [...path, name], rules)
    return [name, those.length < groups.length ? schema.optional() : schema]
  })
  return z.strictObject(Object.fromEntries(fields))
}
