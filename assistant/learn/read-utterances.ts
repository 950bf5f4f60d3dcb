import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#contract/language.ts'
import { normalised } from '../normalised.ts'

/** One way in which visitors ask, under the label of what answers it. */
export type LabelledUtterance = { label: string; text: string }

/** The label of what visitors ask and the site does not say. */
export const outOfScopeLabel = 'out-of-scope'

/** A file of utterances that cannot be read; the message has a line for each problem, with file and line. */
export class UtteranceFormatError extends Error {
  override name = 'UtteranceFormatError'
}

type Line = LabelledUtterance & { place: string }

const folder = path.join(import.meta.dirname, '../utterances')

/**
 * The utterances of a language, file by file in the order of their names. The format: docs/assistant.md.
 * @throws UtteranceFormatError with every problem of every file
 */
export function readUtterances(language: Language): LabelledUtterance[] {
  const files = readdirSync(path.join(folder, language), { recursive: true }).map(String).sort()
  return parseUtterances(
    files
      .filter((name) => name.endsWith('.txt'))
      .map((name) => ({
        name: `assistant/utterances/${language}/${name}`,
        text: readFileSync(path.join(folder, language, name), 'utf8'),
      })),
  )
}

/**
 * Reads files of one language: `[label]` begins the utterances of a label, each other line is an utterance, except empty
 * lines and comments (`#`).
 * @param files their names are for the errors
 * @throws UtteranceFormatError
 */
export function parseUtterances(files: { name: string; text: string }[]): LabelledUtterance[] {
  const problems: string[] = []
  const lines = files.flatMap(({ name, text }) => readLines(name, text, problems))
  const known = new Map<string, string>()
  for (const { text, place } of lines) {
    const key = normalised(text)
    const before = known.get(key)
    if (before) problems.push(`${place}: "${text}" stands at ${before} already`)
    else known.set(key, place)
  }
  if (problems.length > 0) throw new UtteranceFormatError(problems.join('\n'))
  return lines.map(({ label, text }) => ({ label, text }))
}

function readLines(name: string, source: string, problems: string[]): Line[] {
  const lines: Line[] = []
  let label: string | undefined
  for (const [index, raw] of source.split('\n').entries()) {
    const text = raw.trim()
    const place = `${name}:${index + 1}`
    if (text === '' || text.startsWith('#')) continue
    if (text.startsWith('[')) {
      label = /^\[([^[\]]+)\]$/.exec(text)?.[1]?.trim()
      if (!label) problems.push(`${place}: a label is written [label], on a line of its own`)
    } else if (label === undefined) problems.push(`${place}: an utterance before the first [label]`)
    else if (normalised(text) === '') problems.push(`${place}: "${text}" has no word`)
    else lines.push({ label, text, place })
  }
  return lines
}
