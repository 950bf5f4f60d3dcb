import { addressOfPicture, type OwnPicture } from '#contract/picture-address.ts'
import type { Database } from '../db/tables.ts'
import type { Documents } from '../documents/parts.ts'
import { documentsOf, publishedNumber } from '../documents/store.ts'

/**
 * Where a picture is named: in the files of the release, in a revision that is published now, in an earlier one that can be brought
 * back, in a draft, or in what is planned.
 */
export type PictureUse = {
  id: string
  where: 'release' | 'published' | 'revision' | 'draft' | 'scheduled'
  revision?: number
}

/** Everything that needs a picture: as long as there is something, it stays, unless it is erased from earlier revisions too. */
export async function usesOf(db: Database, release: Documents, picture: OwnPicture): Promise<PictureUse[]> {
  const address = addressOfPicture(picture)
  const naming = `%${address}%`
  const shown = await documentsOf(db, await publishedNumber(db))
  const isShown = new Set(shown.map(({ document_id, number }) => `${document_id} ${number}`))
  const [revisions, drafts, scheduled] = await Promise.all([
    db
      .selectFrom('document_revisions')
      .select(['document_id', 'number'])
      .where('text', 'like', naming)
      .orderBy('document_id')
      .orderBy('number')
      .execute(),
    db.selectFrom('document_drafts').select('document_id').where('text', 'like', naming).execute(),
    db
      .selectFrom('scheduled_publications')
      .select('id')
      .where('state', '=', 'waiting')
      .where('changes', 'like', naming)
      .execute(),
  ])
  return [
    ...[...release].filter(([, text]) => text.includes(address)).map(([id]) => ({ id, where: 'release' as const })),
    ...revisions.map(({ document_id: id, number: revision }) => ({
      ...{ id, revision },
      where: isShown.has(`${id} ${revision}`) ? ('published' as const) : ('revision' as const),
    })),
    ...drafts.map(({ document_id: id }) => ({ id, where: 'draft' as const })),
    ...scheduled.map(({ id }) => ({ id, where: 'scheduled' as const })),
  ]
}
