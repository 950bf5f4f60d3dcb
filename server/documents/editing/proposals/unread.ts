import type { Place } from '#content/form/word-pairs.ts'
import type { Database } from '../../../db/tables.ts'
import type { Change } from '../../change.ts'
import type { Documents } from '../../parts.ts'
import { entriesOf, entryOf } from '../entries.ts'
import { valuesOf } from '../written.ts'
import { proposalsOf } from './rows.ts'
import { unreadSentences } from './unread-sentences.ts'

/** Words of a language model that nobody has read, and where they stand. */
export type Unread = { entry: string; place: Place; text: string }

/**
 * What of a model's words changes would publish that nobody has read, in whichever way they come and whatever they were asked
 * for. What was published before, somebody has.
 */
export async function unreadIn(
  db: Database,
  changes: Change[],
  published: Documents,
  written: Documents,
): Promise<Unread[]> {
  const ids = changes.flatMap((change) => ('text' in change ? [change.id] : []))
  if (ids.length === 0) return []
  const proposals = (await proposalsOf(db)).filter(({ state }) => state !== 'read')
  if (proposals.length === 0) return []
  return entriesOf(ids).flatMap((id) => {
    const entry = entryOf(id)
    if (!entry?.documents.some((document) => ids.includes(document))) return []
    const [before, after] = [published, written].map((texts) => entry.read(valuesOf(entry, texts)))
    const changed = { entry, value: after ?? {}, published: before ?? {} }
    const found = unreadSentences(proposals, changed, published).map(({ place, proposal }): [string, Unread] => [
      String(place),
      { entry: id, place, text: proposal.text },
    ])
    return [...new Map(found).values()]
  })
}
