import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { articleSlugs } from '../articles.ts'
import { fileOf } from '../catalogue.ts'
import { source } from '../documents.ts'
import type { TextPair } from './texts.ts'

/** A text in both languages, and where it stands. */
export type Twin = { de: string; en: string; file: (language: Language) => string; at?: string }

/** Every text that both languages have and that is not the same in both, an article as one. */
export function twinsOf(pairs: TextPair[]): Twin[] {
  const words = pairs.flatMap(({ name, de, en }) =>
    [...de].flatMap(([at, text]) => {
      const english = en.get(at)
      return english === undefined
        ? []
        : [{ de: text, en: english, file: (language: Language) => fileOf(`${language}/${name}`), at }]
    }),
  )
  const articles = articleSlugs().flatMap((slug) => {
    const [de, en] = [source(`de/blog/${slug}`), source(`en/blog/${slug}`)]
    const file = (language: Language) => fileOf(`${language}/blog/${slug}`)
    return de === undefined || en === undefined ? [] : [{ de, en, file }]
  })
  return [...words, ...articles].filter(({ de, en }) => de !== en)
}

/**
 * The texts that changed in one language since the other was compared with it, by that language, and how many are new in
 * both. Pairs are known by their texts alone: they may be moved and renamed.
 */
export function outOfStep(
  twins: Twin[],
  record: Set<string>,
): { changed: { twin: Twin; language: Language }[]; fresh: number } {
  const known = [...record].map((pair) => pair.split(' '))
  const german = new Set(known.map(([hash]) => hash))
  const english = new Set(known.map(([, hash]) => hash))
  const unknown = twins.filter((twin) => !record.has(pairOf(twin)))
  const changed = unknown.flatMap((twin): { twin: Twin; language: Language }[] => {
    if (english.has(hashOf(twin.en))) return [{ twin, language: 'de' }]
    return german.has(hashOf(twin.de)) ? [{ twin, language: 'en' }] : []
  })
  return { changed, fresh: unknown.length - changed.length }
}

export function pairOf({ de, en }: Pick<Twin, 'de' | 'en'>): string {
  return `${hashOf(de)} ${hashOf(en)}`
}

/** Where a word may break or a space must not says nothing new. */
function hashOf(text: string): string {
  const plain = text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return createHash('sha256').update(plain).digest('hex').slice(0, 8)
}
