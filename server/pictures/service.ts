import type { Language } from '#contract/language.ts'
import { addressOfPicture, type OwnPicture, readOwnPicture } from '#contract/picture-address.ts'
import { type Crop, heaviest, isCrop } from '#contract/picture-upload.ts'
import type { ActName } from '../audit/record.ts'
import type { ServiceContext } from '../context.ts'
import { countRows } from '../db/count.ts'
import type { PictureRow } from '../db/tables/pictures.ts'
import { authorOf } from '../documents/author.ts'
import type { Documents } from '../documents/parts.ts'
import type { PictureFile, PictureProblem } from './conversion.ts'
import { convert } from './converter.ts'
import * as store from './store.ts'
import { type PictureUse, usesOf } from './usage.ts'

/** What is to be seen on a picture. */
export type Descriptions = Record<Language, string>

export type StoredPicture = OwnPicture & {
  address: string
  descriptions: Descriptions
  created_at: string
  author_name: string
}

export type AddOutcome =
  | { ok: true; picture: StoredPicture }
  | { ok: false; problem: PictureProblem | 'descriptions' | 'crop' | 'many' }

/** `uses`: what named it, and names it still. */
export type RemoveOutcome =
  | { ok: true; uses: PictureUse[] }
  | { ok: false; problem: 'unknown' }
  | { ok: false; problem: 'used'; uses: PictureUse[] }

/** In characters: what a screen reader reads in one breath. */
export const descriptionBounds = { min: 3, max: 200 }
/** So that nobody fills the store. */
const mostPictures = 2000

/**
 * Pictures of the site. They lie in the store in all their versions, so that every server has them, under addresses made of
 * their content: one is never changed, and stays as long as a revision of a document names it.
 */
export function createSitePicturesService(context: ServiceContext, release: Documents) {
  const { db } = context

  async function keep(picture: OwnPicture, files: PictureFile[], descriptions: Descriptions): Promise<AddOutcome> {
    const row: PictureRow = {
      ...{ id: picture.id, width: picture.width, height: picture.height },
      ...columnsOf(descriptions),
      ...authorOf(context.actor),
      created_at: context.now().toISOString(),
    }
    const kept = await context.transaction(async (trx) => {
      if ((await countRows(trx.selectFrom('pictures'))) >= mostPictures) return false
      if (await store.addPicture(trx, row, files)) {
        const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
        await context.record(trx, { act: 'picture.add', subject: { kind: 'picture', id: row.id }, details: { bytes } })
      }
      return true
    })
    if (!kept) return { ok: false, problem: 'many' }
    const found = await store.findPicture(db, row.id)
    return { ok: true, picture: toPicture(found ?? row) }
  }

  /** @param keeps whether a use of it is a reason to keep it */
  function take(id: string, act: ActName, keeps: (use: PictureUse) => boolean): Promise<RemoveOutcome> {
    return context.transaction<RemoveOutcome>(async (trx) => {
      const picture = await store.findPicture(trx, id)
      if (!picture) return { ok: false, problem: 'unknown' }
      const uses = await usesOf(trx, release, picture)
      if (uses.some(keeps)) return { ok: false, problem: 'used', uses }
      await store.removePicture(trx, id)
      const details = uses.length > 0 ? { revisions: uses.length } : undefined
      await context.record(trx, { act, subject: { kind: 'picture', id }, details })
      return { ok: true, uses }
    })
  }

  return {
    /** Newest first. */
    list: async (): Promise<StoredPicture[]> => (await store.listPictures(db)).map(toPicture),

    find: async (id: string): Promise<StoredPicture | undefined> => {
      const row = await store.findPicture(db, id)
      return row && toPicture(row)
    },

    /**
     * Converts what was uploaded into a picture of the site. It takes some seconds.
     * @param bytes a JPEG, PNG, WebP or AVIF, from anywhere
     */
    add: async (
      bytes: Uint8Array,
      { crop, descriptions }: { crop: Crop; descriptions: Descriptions },
    ): Promise<AddOutcome> => {
      const words = trimmed(descriptions)
      if (!areDescriptions(words)) return { ok: false, problem: 'descriptions' }
      if (!isCrop(crop)) return { ok: false, problem: 'crop' }
      if (bytes.length > heaviest) return { ok: false, problem: 'heavy' }
      const converted = await convert({ bytes, crop })
      return converted.ok ? keep(converted.picture, converted.files, words) : converted
    },

    /**
     * Takes a picture that another store or an earlier release has converted, under the same address.
     * @param address what it is called there
     * @param bytes its largest version
     */
    takeOver: async (address: string, bytes: Uint8Array, descriptions: Descriptions): Promise<AddOutcome> => {
      const named = readOwnPicture(address)
      if (!named) return { ok: false, problem: 'type' }
      const known = await store.findPicture(db, named.id)
      if (known) return { ok: true, picture: toPicture(known) }
      const converted = await convert({ bytes })
      if (!converted.ok) return converted
      if (addressOfPicture(converted.picture) !== address) return { ok: false, problem: 'broken' }
      return keep(converted.picture, converted.files, trimmed(descriptions))
    },

    /** The largest version, as it goes into files; undefined where there is none. */
    original: (address: string): Promise<PictureFile | undefined> => store.findFile(db, address),

    /** Says otherwise what is to be seen on it; documents that have taken the words over keep theirs. @returns false where there is none */
    describe: async (id: string, descriptions: Descriptions): Promise<boolean> => {
      const words = trimmed(descriptions)
      if (!areDescriptions(words)) return false
      return context.transaction(async (trx) => {
        if (!(await store.describePicture(trx, id, columnsOf(words)))) return false
        await context.record(trx, { act: 'picture.describe', subject: { kind: 'picture', id } })
        return true
      })
    },

    /** What needs it. */
    uses: (picture: OwnPicture): Promise<PictureUse[]> => usesOf(db, release, picture),

    /** Takes a picture away that nothing needs. */
    remove: (id: string) => take(id, 'picture.remove', () => true),

    /**
     * Takes a picture away although earlier revisions name it, for somebody who does not want to be seen any more. They keep their words,
     * and are brought back only after another picture was chosen. What is published, drafted or planned has to be changed before.
     */
    erase: (id: string) => take(id, 'picture.erase', ({ where }) => where !== 'revision'),
  }
}

export type SitePicturesService = ReturnType<typeof createSitePicturesService>

function toPicture({ id, width, height, description_de: de, description_en: en, created_at, author_name }: PictureRow) {
  return {
    ...{ id, width, height, address: addressOfPicture({ id, width, height }) },
    ...{ descriptions: { de, en }, created_at, author_name },
  }
}

function columnsOf({ de, en }: Descriptions) {
  return { description_de: de, description_en: en }
}

function trimmed({ de, en }: Descriptions): Descriptions {
  return { de: de.trim(), en: en.trim() }
}

function areDescriptions({ de, en }: Descriptions): boolean {
  return [de, en].every(({ length }) => length >= descriptionBounds.min && length <= descriptionBounds.max)
}
