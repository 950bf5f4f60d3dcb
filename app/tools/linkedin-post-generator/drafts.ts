import { fill } from '#app/lib/fill.ts'
import { briefLimits, type PostLength, type PostTone } from '#contract/linkedin-post.ts'

/** One way to build a post. Texts may hold {topic} and {audience}. */
type Pattern = {
  name: string
  hooks: Record<PostTone, string[]>
  /** In every post. */
  core: string[]
  /** Also in posts of medium length. */
  medium: string[]
  /** Also in long ones. */
  long: string[]
}

export const postKinds = ['process', 'news'] as const

/** What a post is about: a process that changes, or a piece of news such as a job, an offer, an event. */
export type PostKind = (typeof postKinds)[number]

/** The patterns of one kind in one language. */
export type PostPatterns = { patterns: Record<string, Pattern>; closings: Record<PostTone, string[]> }

export type Brief = {
  topic: string
  audience: string
  /** What the author wants to say, in own words; may be empty. */
  point: string
  /** What readers shall do; may be empty. */
  call: string
  tone: PostTone
  length: PostLength
}

export type Draft = { id: string; name: string; hook: string; text: string }

export const draftCount = 4

/** As many drafts as there is room for on the page, each by another pattern; the same seed gives the same drafts. */
export function writeDrafts({ patterns, closings }: PostPatterns, brief: Brief, seed: number): Draft[] {
  const next = random(seed)
  const pick = <Item>(items: Item[]): Item | undefined => items[Math.floor(next() * items.length)]
  const words = {
    topic: tidy(brief.topic, briefLimits.topic).replace(/(?<![.!?,;:])[.!?,;:]+$/, ''),
    audience: tidy(brief.audience, briefLimits.audience).replace(/(?<![.!?,;:])[.!?,;:]+$/, ''),
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
