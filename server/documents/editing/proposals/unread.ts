import { type Place, placesLike, textAt } from '#content/form/word-pairs.ts'
import type { Database } from '../../../db/tables.ts'
import type { Change } from '../../change.ts'
import type { Documents } from '../../parts.ts'
import { entryOf } from '../entries.ts'
import type { EntryValue } from '../entry.ts'
import { valuesOf } from '../written.ts'
import { type Proposal, proposalsOf } from './rows.ts'

/** A field that still says what a language model proposed for it, and of which nobody has said that they read it. */
export type UnreadField = {
  place: Place
  text: string
  /** What stood there before. */
  replaces: string
  /** Ids of the proposals that say so: by them somebody says that they have read these words, whatever stands there by then. */
  proposals: string[]
}

/** Where such a field stands. */
export type Unread = Pick<UnreadField, 'place' | 'text'> & { entry: string }

/**
 * The unread fields of an entry. A proposal is for one field, in whichever item of its list that stands by now; whether it was
 * taken is told from the words, not from who put them there. What the field has published already was read.
 * @param proposals of this entry
 */
export function unreadFields(
  proposals: Proposal[],
  { value, published }: { value: EntryValue; published: EntryValue },
): UnreadField[] {
  const fields = new Map<string, UnreadField>()
  for (const { id, place: asked, text: proposed, replaces, state } of proposals) {
    const letters = lettersOf(proposed)
    const saysIt = (written: EntryValue) =>
      placesLike(asked, written).filter((place) => lettersOf(textAt(written, place)) === letters)
    if (state === 'read' || letters === '' || saysIt(published).length > 0) continue
    for (const place of saysIt(value)) {
      const others = fields.get(String(place))?.proposals ?? []
      fields.set(String(place), { place, text: textAt(value, place), replaces, proposals: [...others, id] })
    }
  }
  return [...fields.values()]
}

/** The unread fields that changes would publish, in whichever way they come. What a revision says was published before. */
export async function unreadIn(
  db: Database,
  changes: Change[],
  published: Documents,
  written: Documents,
): Promise<Unread[]> {
  const ids = changes.flatMap((change) => ('text' in change ? [change.id] : []))
  const proposals = ids.length > 0 ? await proposalsOf(db) : []
  return [...new Set(proposals.map(({ entry }) => entry))].flatMap((id) => {
    const entry = entryOf(id)
    if (!entry?.documents.some((document) => ids.includes(document))) return []
    const own = proposals.filter((proposal) => proposal.entry === id)
    const texts = { value: entry.read(valuesOf(entry, written)), published: entry.read(valuesOf(entry, published)) }
    return unreadFields(own, texts).map(({ place, text }) => ({ entry: id, place, text }))
  })
}

/** What is a letter by its class and yet nothing that is seen, is left out as well. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** A text in the form in which it is compared: its letters and digits, small, each in one spelling. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
