import { addressOfPicture, type OwnPicture } from '#contract/picture-address.ts'
import { hasChanged } from '../db/count.ts'
import type { PictureFileRow, PictureRow } from '../db/tables/pictures.ts'
import type { Database } from '../db/tables.ts'
import type { PictureFile } from './conversion.ts'

/** Newest first. */
export function listPictures(db: Database): Promise<PictureRow[]> {
  return db.selectFrom('pictures').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
}

export function findPicture(db: Database, id: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The addresses of all pictures that there are. */
export async function pictureAddresses(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('pictures').select(['id', 'width', 'height']).execute()
  return new Set(rows.map(addressOfPicture))
}

/** @returns false where the same picture is there already */
export async function addPicture(trx: Database, picture: PictureRow, files: PictureFile[]): Promise<boolean> {
  const added = await trx
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(hasChanged)
  if (!added) return false
  const rows = files.map(({ address, type, bytes }): PictureFileRow => {
    return { picture_id: picture.id, address, type, data: Buffer.from(bytes).toString('base64') }
  })
  for (const row of rows) await trx.insertInto('picture_files').values(row).execute()
  return true
}

/** @returns false where there is none */
export async function describePicture(
  trx: Database,
  id: string,
  words: Pick<PictureRow, 'description_de' | 'description_en'>,
): Promise<boolean> {
  return trx.updateTable('pictures').set(words).where('id', '=', id).$call(hasChanged)
}

/** With all its versions. */
export async function removePicture(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('picture_files').where('picture_id', '=', id).execute()
  await trx.deleteFrom('pictures').where('id', '=', id).execute()
}

export async function findFile(db: Database, address: string): Promise<PictureFile | undefined> {
  const row = await db.selectFrom('picture_files').selectAll().where('address', '=', address).executeTakeFirst()
  return row && toFile(row)
}

/** Whether there is a version under an address, without reading it. */
export async function hasFile(db: Database, address: string): Promise<boolean> {
  const row = await db.selectFrom('picture_files').select('address').where('address', '=', address).executeTakeFirst()
  return row !== undefined
}

/** All versions of a picture. */
export async function filesOf(db: Database, { id }: Pick<OwnPicture, 'id'>): Promise<PictureFile[]> {
  const rows = await db
    .selectFrom('picture_files')
    .selectAll()
    .where('picture_id', '=', id)
    .orderBy('address')
    .execute()
  return rows.map(toFile)
}

function toFile({ address, type, data }: PictureFileRow): PictureFile {
  return { address, type, bytes: Buffer.from(data, 'base64') }
}
