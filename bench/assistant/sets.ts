import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Language } from '#contract/language.ts'

const folder = path.join(import.meta.dirname, 'sets')
/** A question, or a chat of several messages of which the last is the question. */
const messages = z.union([z.string(), z.array(z.string()).min(1)]).transform((asked) => [asked].flat())

const answerable = z.strictObject({
  asked: messages,
  /** The answer must cite one of these: an address that begins so, without the language's prefix. */
  sources: z.array(z.string().startsWith('/')).min(1),
  /** Words that the answer must hold, whatever their case; `a|b` either. */
  says: z.array(z.string()).default([]),
})

/** What the site says nothing about: the assistant must say so. */
const unanswerable = z
  .strictObject({ unanswerable: messages })
  .transform(({ unanswerable: asked }) => ({ asked, sources: [], says: [] }))

const questions = z.array(z.union([answerable, unanswerable]))

/** A question with what a right answer holds; without sources, the right answer is a refusal. */
export type Question = z.infer<typeof answerable>

/** Nobody who improves the assistant reads its questions, nor which of them are missed. */
export const sealedSet = 'sealed'

/** The sets that the assistant may be improved on, by their names. */
export const openSets = setNames().filter((name) => name !== sealedSet)

/**
 * The questions of a set. The format: docs/assistant.md.
 * @throws with the file and what is wrong in it
 */
export function readSet(name: string, language: Language): Question[] {
  const file = path.join(folder, `${name}.${language}.yaml`)
  const read = questions.safeParse(parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${path.relative('.', file)}:\n${z.prettifyError(read.error)}`)
  return read.data
}

function setNames(): string[] {
  const names = readdirSync(folder).map((file) => file.replace(/\.(de|en)\.yaml$/, ''))
  return [...new Set(names)].sort()
}
