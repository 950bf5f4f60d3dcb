import { at, type EntryValue, setAt } from './edit-value.ts'

/** Search engines cut after some 160 characters; the schema takes 170. */
const most = 165

/**
 * What search engines show of a new article follows its first sentence, until somebody writes it in other words: it is asked for anyway, and
 * most often says the same.
 */
export function followExcerpt(before: EntryValue, after: EntryValue): EntryValue {
  const followed = (side: 'de' | 'en') => {
    const [was, now] = [before[side], after[side]]
    const follows = at(now, ['description']) === at(was, ['description']) && at(was, ['description']) === cut(was)
    return follows && cut(now) !== cut(was) ? setAt(now, ['description'], cut(now)) : now
  }
  return { ...after, de: followed('de'), en: followed('en') }
}

/** Its first words, as many as fit. */
function cut(side: unknown): string {
  const excerpt = String(at(side, ['excerpt']) ?? '')
  if (excerpt.length <= most) return excerpt
  return `${excerpt.slice(0, excerpt.lastIndexOf(' ', most - 2)).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')} …`
}
