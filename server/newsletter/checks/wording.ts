import type { Language } from '#contract/language.ts'
import type { TypedText } from '../../db/tables/issues.ts'
import type { Finding } from './finding.ts'

const longestSubject = 60
const longestPreheader = 110

/** Left behind from drafting: nobody means to send these. */
const sampleWords =
  /lorem ipsum|\bTODO\b|\bFIXME\b|\bTBD\b|\bX{3,}\b|\bplatzhalter\b|\bplaceholder\b|\bblindtext\b|\[(?:\.\.\.|…)\]|\[(?:text|link|datum|date|name)\]/giu

/** May be somebody's name. */
const sampleNames =
  /\bmuster(?:firma|mann|frau|ausgabe|text|link)?\b|\bexample\.(?:com|org|net|ch)\b|\bbeispiel\.ch\b/giu

const spamWords =
  /\b(?:gratis|100\s?%|garantiert|risikofrei|nur heute|jetzt zuschlagen|klicken sie hier|click here|act now|risk[- ]free|guaranteed|free money|winner|gewinner|dringend|urgent)\b/giu

/** Abbreviations are written in capitals, and shout nothing. */
const shoutedWord = /(?<![\p{L}\d])\p{Lu}{5,}(?![\p{L}\d])/gu

/** What subject, preview and words can be found fault with, without asking anybody. */
export function checkWording(text: TypedText, language: Language): Finding[] {
  const { subject, preheader, body } = text
  const found: Finding[] = []
  const add = (finding: Omit<Finding, 'language'>) => found.push({ ...finding, language })

  if (subject.trim() === '') add({ level: 'error', code: 'subject_missing', field: 'subject' })
  const subjectLength = [...subject].length
  if (subjectLength > longestSubject)
    add({
      level: 'warning',
      code: 'subject_long',
      field: 'subject',
      values: { count: subjectLength, most: longestSubject },
    })
  if (preheader.trim() === '') add({ level: 'error', code: 'preheader_missing', field: 'preheader' })
  else if (preheader.trim() === subject.trim()) add({ level: 'warning', code: 'preheader_repeats', field: 'preheader' })
  const preheaderLength = [...preheader].length
  if (preheaderLength > longestPreheader)
    add({
      level: 'warning',
      code: 'preheader_long',
      field: 'preheader',
      values: { count: preheaderLength, most: longestPreheader },
    })

  for (const field of ['subject', 'preheader', 'title', 'body'] as const) {
    const words = text[field]
    for (const value of distinct(words, sampleWords))
      add({ level: 'error', code: 'sample_words', field, values: { value }, ...lineIn(field, words, value) })
    for (const value of distinct(words, sampleNames))
      add({ level: 'warning', code: 'sample_name', field, values: { value }, ...lineIn(field, words, value) })
  }

  for (const field of ['subject', 'preheader', 'title'] as const) {
    const shouted = distinct(text[field], shoutedWord)
    if (shouted.length > 0) add({ level: 'warning', code: 'capitals', field, values: { value: shouted.join(', ') } })
    if (/!\s*!|!.*!/.test(text[field])) add({ level: 'warning', code: 'exclamation', field })
    const spam = distinct(text[field], spamWords)
    if (spam.length > 0) add({ level: 'warning', code: 'spam_words', field, values: { value: spam.join(', ') } })
  }
  const shouted = distinct(body, shoutedWord)
  if (shouted.length > 3)
    add({ level: 'warning', code: 'capitals', field: 'body', values: { value: shouted.slice(0, 5).join(', ') } })
  if (/!\s?!/.test(body)) add({ level: 'warning', code: 'exclamation', field: 'body', ...lineIn('body', body, '!!') })
  return found
}

function distinct(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern) ?? [])]
}

function lineIn(field: string, text: string, value: string): { line?: number } {
  const at = text.indexOf(value)
  return field === 'body' && at >= 0 ? { line: text.slice(0, at).split('\n').length } : {}
}
