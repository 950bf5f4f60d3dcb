import type { Nodes } from 'mdast'
import { addresses, asChecked, figures } from '#assistant/model/written-text.ts'
import { fillFacts } from '#content/facts.ts'
import type { WordPair } from '#content/form/word-pairs.ts'
import { hardMarkdown } from '#content/markdown/hard-markdown.ts'
import { markdownPackages } from '#content/markdown/markdown-packages.ts'
import type { Language } from '#contract/language.ts'
import { characterCount } from '#contract/limits.ts'
import { datesIn } from './dates.ts'

/** Why something that a model wrote is not proposed. */
export const faultNames = [
  'garbage',
  'signs',
  'markup',
  'language',
  'placeholder',
  'link',
  'figure',
  'date',
  'name',
  'structure',
  'too_long',
  'other_length',
] as const

/** `what`: the part of the text that it concerns, as somebody reads it. */
export type Fault = { name: (typeof faultNames)[number]; what: string }

/** What a text has to keep to. */
export type Measure = {
  kind: 'translation' | 'shortening'
  source: string
  from: Language
  into: Language
  field: WordPair['field']
  /** Names that stay as they are. */
  names: readonly string[]
}

/** Texts that are shorter may be twice as long in the other language. */
const longEnough = 40

/**
 * Whether a text is longer than whatever may be proposed for its source. It is asked first: what follows takes the longer the more
 * there is to read.
 */
export function isFarTooLong(text: string, source: string): boolean {
  return text.length > Math.max(3 * longEnough, 2.5 * source.length)
}

/** The first thing that is wrong with a text that a model wrote; undefined where it may be proposed. */
export function faultOf(text: string, measure: Measure): Fault | undefined {
  if (isFarTooLong(text, measure.source)) return { name: 'other_length', what: '' }
  for (const [name, find] of rules) {
    const what = find(text, measure)
    if (what !== undefined) return { name, what }
  }
  return undefined
}

type Rule = (text: string, measure: Measure) => string | undefined

const rules: [Fault['name'], Rule][] = [
  ['structure', (text, { field }) => wrong(field.kind === 'markdown' && hardMarkdown(text) !== undefined)],
  ['signs', (text) => wrong(/\p{Cf}|\p{Cc}(?<!\n)|\p{Co}|\p{Cn}/u.test(text.replace(/[\u00ad\u2060]/g, '')))],
  ['markup', (text, { source, field }) => wrong(hasNewMarkup(text, source, field))],
  ['language', (text, { into }) => foreignWords(text, into)],
  ['placeholder', (text, { source }) => difference(placeholders(source), placeholders(text))],
  ['link', (text, { source }) => difference(links(source), links(text))],
  ['figure', (text, { source }) => difference(unique(numbersIn(source)), unique(numbersIn(text)))],
  ['date', (text, { source, from, into }) => difference(datesIn(source, from), datesIn(text, into))],
  ['name', (text, { source, names }) => names.find((name) => hasName(source, name) && !hasName(text, name))],
  ['structure', (text, { source, field }) => wrong(!isBuiltAlike(text, source, field))],
  ['too_long', (text, { field, into }) => tooLong(text, field, into)],
  ['other_length', (text, measure) => wrong(isOtherLength(text, measure))],
]

/** How long a field may be, as its schema says; undefined where it says nothing. */
export function lengthOf(field: WordPair['field']): number | undefined {
  return field.kind === 'text' ? (field.most ?? field.useful) : undefined
}

/** The length of a text in a field that has more characters than it should; facts count as what stands in their place. */
export function tooLong(text: string, field: WordPair['field'], language: Language): string | undefined {
  const limit = lengthOf(field)
  if (limit === undefined || field.kind !== 'text') return undefined
  const count = field.most === undefined ? fillFacts(text, language).length : characterCount(text)
  return count > limit ? String(count) : undefined
}

function wrong(isWrong: boolean): string | undefined {
  return isWrong ? '' : undefined
}

/** What the first has and the second lacks, else the other way round; undefined where they have the same. */
function difference(given: string[], written: string[]): string | undefined {
  return lackedBy(written, given) ?? lackedBy(given, written)
}

function lackedBy(some: string[], others: string[]): string | undefined {
  const left = new Map<string, number>()
  for (const one of some) left.set(one, (left.get(one) ?? 0) + 1)
  for (const one of others) {
    const count = left.get(one) ?? 0
    if (count === 0) return one
    left.set(one, count - 1)
  }
  return undefined
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}

function placeholders(text: string): string[] {
  return text.match(/\{[^{}\s]*\}/g) ?? []
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
  if (field.kind === 'markdown') return structureOf(text).hasHtml
  return [/\]\(/, /\*\*|__/, /`/, /^#{1,6}\s/m, /^[-*]\s/m].some((sign) => sign.test(text) && !sign.test(source))
}

function isBuiltAlike(text: string, source: string, field: WordPair['field']): boolean {
  if (field.kind === 'text') return lines(text) === lines(source)
  const [now, before] = [structureOf(text), structureOf(source)]
  return now.blocks.join('\n') === before.blocks.join('\n') && now.kept.join('\n') === before.kept.join('\n')
}

function lines(text: string): number {
  return text.trim().split('\n').length
}

/** Nothing at all, too little of the text, or more than it says. */
function isOtherLength(text: string, { kind, source }: Measure): boolean {
  if (text.trim() === '') return true
  if (kind === 'shortening') return text.length < source.length / 4
  return source.length >= longEnough && (text.length > 2.5 * source.length || text.length < source.length / 2.5)
}

/** Small words that a sentence of the one language has and one of the other has not. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    'der das und nicht ist sind für mit ein eine einen einem einer auf von zu im wird werden sie wir ihr ihre dem den aus bei oder auch wie dass nach'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and is are for with a of to not you we your our on by from this that which it be as has have or how when will'.split(
      ' ',
    ),
  ),
}

/** So many small words tell a language; fewer may stand in names. */
const enough = 3

/** The words by which a text is of the other language; undefined where it is not, or where that cannot be told. */
function foreignWords(text: string, language: Language): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = words.filter((word) => smallWords[language].has(word))
  const foreign = words.filter((word) => smallWords[language === 'de' ? 'en' : 'de'].has(word))
  return foreign.length >= enough && foreign.length > own.length ? foreign.slice(0, enough).join(' ') : undefined
}

/** How a text in Markdown is built, apart from its words. */
type Structure = {
  /** Its blocks from the outside in: titles with their levels, lists with their items, tables with their cells. */
  blocks: string[]
  /** Addresses of links and pictures, and code: in no order, because languages have different ones. */
  kept: string[]
  hasHtml: boolean
}

const blockTypes = ['paragraph', 'list', 'listItem', 'blockquote', 'thematicBreak', 'table', 'tableRow', 'tableCell']

function structureOf(markdown: string): Structure {
  const { unified, remarkParse, remarkGfm } = markdownPackages()
  const structure: Structure = { blocks: [], kept: [], hasHtml: false }
  walk(unified().use(remarkParse).use(remarkGfm).parse(markdown), structure)
  structure.kept.sort()
  return structure
}

function walk(node: Nodes, structure: Structure): void {
  if (node.type === 'heading') structure.blocks.push(`heading ${node.depth}`)
  else if (node.type === 'list') structure.blocks.push(node.ordered ? 'numbers' : 'list')
  else if (blockTypes.includes(node.type)) structure.blocks.push(node.type)
  else if (node.type === 'code') structure.blocks.push(`code ${node.value}`)
  else if (node.type === 'html') structure.hasHtml = true
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') structure.kept.push(node.url)
  if (node.type === 'inlineCode') structure.kept.push(`\`${node.value}\``)
  if ('children' in node) for (const child of node.children) walk(child, structure)
}
