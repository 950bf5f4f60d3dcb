import { followPlace } from '#content/follow-place.ts'
import { type Place, textAt } from '#content/form/word-pairs.ts'
import type { Documents } from '../../parts.ts'
import type { Entry, EntryValue } from '../entry.ts'
import type { Proposal } from './rows.ts'
import { lettersOf, type Searched, type Sentence, searched, sentencesOf } from './sentences.ts'

/** What was proposed, as far as it can be told where it stands. */
export type Proposed = Pick<Proposal, 'entry' | 'text' | 'replaces' | 'words_read'>

/** An entry as it is written and as it is published. */
export type Written = { entry: Pick<Entry, 'id' | 'hidden'>; value: EntryValue; published: EntryValue }

/** Sentences of a proposal at a place, which nobody has read. */
export type UnreadSentences<One extends Proposed> = { proposal: One; place: Place; sentences: Sentence[] }

/**
 * Where words of a model stand that nobody has read. It is told from the words themselves, not from who put them there or how:
 * a sentence of some words is looked for in everything that is written and not published, in whichever document or field, alone or
 * among others; a short one in the entry that it was made for, where it stands by itself. What stood there before, or is published,
 * everybody knows. A sentence that somebody has changed is theirs; those beside it are not.
 * @param published all documents, so that a sentence may move from one to another
 */
export function unreadSentences<One extends Proposed>(
  proposals: One[],
  { entry, value, published }: Written,
  documents: Documents,
): UnreadSentences<One>[] {
  const changed = changedTexts(entry, value, published)
  if (changed.length === 0) return []
  const isKnown = publishedLetters(documents)
  return proposals.flatMap((proposal) => {
    const before = searched(proposal.replaces)
    const unread = sentencesOf(proposal.text).filter(({ key }) => !proposal.words_read.includes(key))
    const own = proposal.entry === entry.id
    return changed.flatMap(({ place, here, published: there }) => {
      const sentences = unread.filter(
        (one) =>
          (own || !one.isShort) &&
          isIn(one, here) &&
          !isIn(one, there) &&
          !isIn(one, before) &&
          (one.isShort || !isKnown(one.letters)),
      )
      return sentences.length > 0 ? [{ proposal, place, sentences }] : []
    })
  })
}

function isIn({ letters, isShort }: Sentence, text: Searched): boolean {
  return isShort ? text.sentences().has(letters) : text.letters.includes(letters)
}

/** Tells whether some letters stand anywhere in what is published; that is put together when it is first asked. */
function publishedLetters(documents: Documents): (letters: string) => boolean {
  let all: string[] | undefined
  return (letters) => {
    all ??= [...documents.values()].map(lettersOf)
    return all.some((document) => document.includes(letters))
  }
}

/** The texts of an entry that are not as they are published, wherever lists have taken them. */
function changedTexts({ hidden }: Written['entry'], value: EntryValue, published: EntryValue) {
  return textsIn(value, [])
    .filter(({ place }) => !hidden.some((path) => `${place.slice(1).join('.')}.`.startsWith(`${path}.`)))
    .filter(({ place, text }) => textAt(published, place) !== text)
    .flatMap(({ place, text }) => {
      const then = followPlace(place, value, published)
      const before = then ? textAt(published, then) : ''
      return before === text ? [] : [{ place, here: searched(text), published: searched(before) }]
    })
}

function textsIn(value: unknown, place: Place): { place: Place; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return names.flatMap((name) => textsIn((value as Record<string | number, unknown>)[name], [...place, name]))
}
