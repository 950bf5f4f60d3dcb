import { parse } from 'yaml'
import { z } from 'zod'
import { languages } from '#contract/language.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be blank')
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')

const schema = z.strictObject({
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  language: z.enum(languages, `must be one of ${languages.join(', ')}`),
  subject: line(150),
  /** What mail programs show beside the subject. */
  preheader: line(200),
  /** The headline; the subject where there is none. */
  title: line(150).optional(),
})

export type IssueFrontMatter = z.infer<typeof schema>

/** What is wrong with an issue's file, in words that name the place. */
export class IssueProblem extends Error {}

/**
 * Splits an issue into its checked front matter and its Markdown.
 * @returns also the number of lines before the Markdown, so that a problem there can be placed
 * @throws IssueProblem that names every wrong field.
 */
export function readFrontMatter(source: string): { matter: IssueFrontMatter; body: string; linesBefore: number } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [head, fields] = /^---\n(.*?)\n---(?:\n|$)/s.exec(text) ?? []
  if (head === undefined || fields === undefined)
    throw new IssueProblem('it must begin with its fields between two lines of ---')
  const checked = schema.safeParse(fieldsOf(fields))
  if (!checked.success) {
    throw new IssueProblem(
      checked.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; '),
    )
  }
  return { matter: checked.data, body: text.slice(head.length), linesBefore: head.split('\n').length - 1 }
}

function fieldsOf(yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (error) {
    throw new IssueProblem(`its fields are no YAML: ${(error as Error).message.split('\n')[0]}`)
  }
}
