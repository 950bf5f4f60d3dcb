import type { Nodes } from 'mdast'
import { addresses, asChecked, figures } from '#assistant/model/written-text.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import { fillFacts } from '#content/facts.ts'
import type { WordPair } from '#content/form/word-pairs.ts'
import { hardMarkdown } from '#content/markdown/hard-markdown.ts'
import { markdownPackages } from '#content/markdown/markdown-packages.ts'
import type { Language } from '#contract/language.ts'
import { characterCount } from '#contract/limits.ts'
import { datesIn } from './dates.ts'

/** Why something that a model wrote is not proposed: each has a sentence at the desk. */
type FaultName = keyof DocumentOf<'desk/proposals'>['faults']

/** `what`: the part of the text that it concerns, as somebody reads it. */
export type Fault = { name: FaultName; what: string }

/** What a text has to keep to. */
export type Measure = {
  source: string
  from: Language
  into: Language
  field: WordPair['field']
  /** Names that stay as they are. */
  names: readonly string[]
}

/** The first thing that is wrong with a text that a model wrote; undefined where it may be proposed. */
export function faultOf(text: string, measure: Measure): Fault | undefined {
  for (const [name, find] of rules) {
    const what = find(text, measure)
    if (what !== undefined) return { name, what }
  }
  return undefined
}

type Rule = (text: string, measure: Measure) => string | undefined

const rules: [FaultName, Rule][] = [
  // First: what follows takes the longer the more there is to read.
  ['other_length', (text, { source }) => wrong(isOtherLength(text, source))],
  ['structure', (text, { field }) => wrong(field.kind === 'markdown' && hardMarkdown(text) !== undefined)],
  ['signs', (text) => wrong(/(?!\n|\u00ad|\u2060|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(text))],
  ['markup', (text, { source, field }) => wrong(hasNewMarkup(text, source, field))],
  ['placeholder', (text, { source }) => difference(placeholders(source), placeholders(text))],
  ['link', (text, { source }) => difference(links(source), links(text))],
  ['figure', (text, { source }) => difference(unique(numbersIn(source)), unique(numbersIn(text)))],
  ['date', (text, { source, from, into }) => difference(datesIn(source, from), datesIn(text, into))],
  ['name', (text, { source, names }) => names.find((name) => hasName(source, name) && !hasName(text, name))],
  ['structure', (text, { source, field }) => wrong(structureOf(text, field) !== structureOf(source, field))],
  ['too_long', (text, { field, into }) => tooLong(text, field, into)],
]

function wrong(isWrong: boolean): string | undefined {
  return isWrong ? '' : undefined
}

/** Nothing, too little of what a text says, or more; short ones may become twice as long in the other language. */
function isOtherLength(text: string, source: string): boolean {
  return text.trim() === '' || text.length < source.length / 4 || text.length > Math.max(120, 2.5 * source.length)
}

/** How long a field may be, as its schema says; undefined where it says nothing. */
export function lengthOf(field: WordPair['field']): number | undefined {
  return field.kind === 'text' ? (field.most ?? field.useful) : undefined
}

/** The length of a text in a field that has more characters than it should; facts count as what stands in their place. */
function tooLong(text: string, field: WordPair['field'], language: Language): string | undefined {
  const isExact = field.kind === 'text' && field.most !== undefined
  const count = characterCount(isExact ? text : fillFacts(text, language))
  return count > (lengthOf(field) ?? Number.POSITIVE_INFINITY) ? String(count) : undefined
}

/** A part of a text that the other lacks. */
function difference(given: string[], written: string[]): string | undefined {
  const [some, others] = [given.toSorted(), written.toSorted()]
  const place = Array.from({ length: Math.max(some.length, others.length) }).findIndex(
    (_, at) => some[at] !== others[at],
  )
  const [one, other] = [some[place], others[place]]
  return other === undefined || (one !== undefined && one < other) ? one : other
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}

/** Facts in braces, and code. */
function placeholders(text: string): string[] {
  return text.match(/\{[^{}\s]*\}|`[^`\n]+`/g) ?? []
}

/** The address of a link in Markdown with its brackets; what begins anew inside is read once. */
const target = /\]\((?:[^)\]]|\](?!\())*\)/g

/** Addresses of links, and everything else that a reader or a mail program would make one of. */
function links(text: string): string[] {
  const plain = asChecked(text)
  const inMarkdown = [...plain.matchAll(/\]\(\s*<?([^)\s>]*)/g)].map(([, address = '']) => address)
  const others = plain.replace(target, ']').match(/(?:(?<![a-z])[a-z]+:\/\/|\bwww\.|mailto:)[^\s)\]>]+/gi) ?? []
  return [
    ...inMarkdown,
    ...[...others, ...addresses(plain)].map((address) => address.replace(/(?<![.,;:!?»”"])[.,;:!?»”"]+$/, '')),
  ]
}

function numbersIn(text: string): string[] {
  return figures(asChecked(text.replace(/\{[^{}\s]*\}/g, ' ').replace(target, ']')))
}

function hasName(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?!\\p{Ll})`, 'u').test(text)
}

/** Tags, and signs of Markdown in a text that has none: they would be shown as they are. */
function hasNewMarkup(text: string, source: string, field: WordPair['field']): boolean {
  const tags = /<\/?[a-z!]|&[a-z#]\w*;/i
  if (tags.test(asChecked(text)) && !tags.test(source)) return true
  const signs = field.kind === 'text' ? [/\]\(/, /\*\*|__/, /`/, /^#{1,6}\s/m, /^[-*]\s/m] : []
  return signs.some((sign) => sign.test(text) && !sign.test(source))
}

/** How a text is built, apart from its words: its lines or, in Markdown, its blocks from the outside in. */
function structureOf(text: string, field: WordPair['field']): string {
  if (field.kind === 'text') return String(text.trim().split('\n').length)
  const { unified, remarkParse, remarkGfm } = markdownPackages()
  return blocksOf(unified().use(remarkParse).use(remarkGfm).parse(text)).join('\n')
}

const blockTypes = ['paragraph', 'listItem', 'blockquote', 'thematicBreak', 'table', 'tableRow', 'tableCell', 'html']

function blocksOf(node: Nodes): string[] {
  const own: string[] = []
  if (node.type === 'heading') own.push(`heading ${node.depth}`)
  else if (node.type === 'list') own.push(node.ordered ? 'numbers' : 'list')
  else if (node.type === 'code') own.push(`code ${node.value}`)
  else if (blockTypes.includes(node.type)) own.push(node.type)
  return 'children' in node ? [...own, ...node.children.flatMap(blocksOf)] : own
}
