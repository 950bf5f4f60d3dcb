import { fill } from '#app/lib/fill.ts'

export const tones = ['neutral', 'personal', 'direct'] as const
export const lengths = ['short', 'medium', 'long'] as const

export type Tone = (typeof tones)[number]
export type Length = (typeof lengths)[number]

/** One way to build a post. Texts may hold {topic} and {audience}. */
type Pattern = {
  name: string
  hooks: Record<Tone, string[]>
  /** In every post. */
  core: string[]
  /** Also in posts of medium length. */
  medium: string[]
  /** Also in long ones. */
  long: string[]
}

/** The patterns of one language. */
export type PostPatterns = { patterns: Record<string, Pattern>; closings: Record<Tone, string[]> }

export type Brief = {
  topic: string
  audience: string
  /** What the author wants to say, in own words; may be empty. */
  point: string
  /** What readers shall do; may be empty. */
  call: string
  tone: Tone
  length: Length
}

export type Draft = { id: string; name: string; hook: string; text: string }

/** LinkedIn's limits in characters: a whole post, and about what is shown before “see more”. */
export const postLimits = { post: 3000, shown: 210 } as const

/** Longest inputs in characters. The longest hook leaves room for the topic, the longest post for all of them. */
export const briefLimits = { topic: 90, audience: 80, point: 600, call: 200 } as const

export const draftCount = 4

/** As many drafts as there is room for on the page, each by another pattern; the same seed gives the same drafts. */
export function writeDrafts({ patterns, closings }: PostPatterns, brief: Brief, seed: number): Draft[] {
  const next = random(seed)
  const pick = <Item>(items: Item[]): Item | undefined => items[Math.floor(next() * items.length)]
  const words = {
    topic: tidy(brief.topic, briefLimits.topic).replace(/[.!?,;:]+$/, ''),
    audience: tidy(brief.audience, briefLimits.audience).replace(/[.!?,;:]+$/, ''),
  }
  const point = tidy(brief.point, briefLimits.point)
  const call = tidy(brief.call, briefLimits.call)
  return shuffle(Object.entries(patterns), next)
    .slice(0, draftCount)
    .map(([id, pattern]) => {
      const hook = fill(pick(pattern.hooks[brief.tone]) ?? '', words)
      const body = [
        ...pattern.core,
        ...(brief.length === 'short' ? [] : pattern.medium),
        ...(brief.length === 'long' ? pattern.long : []),
      ].map((paragraph) => fill(paragraph, words))
      const closing = call || pick(closings[brief.tone]) || ''
      return { id, name: pattern.name, hook, text: [hook, point, ...body, closing].filter(Boolean).join('\n\n') }
    })
}

/** One line of text without blanks at its ends, cut to a length as a person counts it. */
function tidy(text: string, most: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('').trim()
}

function shuffle<Item>(items: Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
